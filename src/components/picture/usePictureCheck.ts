import { useContext } from 'react';
import { safeImage } from '#domain/content/contentLink.ts';
import { PictureHosts } from './Picture';

/** Returns a check that an address is allowed for pictures, for places that make no sense without one. */
export function usePictureCheck(): (url: string) => boolean {
  const hosts = useContext(PictureHosts);
  return (url) => safeImage(url, window.location.origin, hosts) !== undefined;
}
