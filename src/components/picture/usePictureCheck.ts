import { useContext } from 'react';
import { safeImage } from '../../domain/contentLink';
import { PictureHosts } from './Picture';

/** Says of an address whether a picture is fetched from it at all, for what has no place without its picture. */
export function usePictureCheck(): (url: string) => boolean {
  const hosts = useContext(PictureHosts);
  return (url) => safeImage(url, window.location.origin, hosts) !== undefined;
}
