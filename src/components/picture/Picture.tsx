import { createContext, useContext, type ComponentProps, type ReactNode } from 'react';
import { safeImage } from '../../domain/contentLink';

/** Hosts beside the shop's own that pictures may come from, for the tree below; none where nobody says anything. */
export const PictureHosts = createContext<readonly string[]>([]);

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  /** Address as the backend or an editor sent it. */
  src: string | undefined;
  /** What is shown; empty where the words beside it say it. */
  alt: string;
  /** What stands in where there is no picture, or one that may not be fetched. */
  fallback?: ReactNode;
}

/**
 * A picture whose address came from outside: the only place of the shop that fetches one. It comes from the shop's own host or one that the
 * operator named, since every other host would learn who looks at what.
 */
export function Picture({ src, alt, fallback = null, ...attributes }: PictureProps) {
  const address = safeImage(src, window.location.origin, useContext(PictureHosts));
  return address === undefined ? fallback : <img src={address} alt={alt} {...attributes} />;
}
