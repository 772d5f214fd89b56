import { createContext, useContext, useState, type ComponentProps, type ReactNode } from 'react';
import { safeImage } from '../../domain/contentLink';

/** Hosts beside the shop's own that pictures may come from, for the tree below; none where nobody says anything. */
export const PictureHosts = createContext<readonly string[]>([]);

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onError'> {
  /** Address as the backend or an editor sent it. */
  src: string | undefined;
  /** What is shown; empty where the words beside it say it. */
  alt: string;
  /** What stands in where there is no picture, or one that may not be fetched or can't be had. */
  fallback?: ReactNode;
}

/**
 * A picture whose address came from outside: the only place of the shop that fetches one. It comes from the shop's own host or one that the
 * operator named, since every other host would learn who looks at what. One that can't be had leaves no broken box: what stands in takes its
 * place, until another address comes.
 */
export function Picture({ src, alt, fallback = null, ...attributes }: PictureProps) {
  const address = safeImage(src, window.location.origin, useContext(PictureHosts));
  const [broken, setBroken] = useState<string>();
  if (address === undefined || address === broken) return fallback;
  return <img src={address} alt={alt} onError={() => setBroken(address)} {...attributes} />;
}
