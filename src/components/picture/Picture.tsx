import { createContext, useContext, useState, type ComponentProps, type ReactNode } from 'react';
import { safeImage } from '#domain/content/contentLink.ts';

/** Hosts besides the shop's own that pictures may come from; none by default. */
export const PictureHosts = createContext<readonly string[]>([]);

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onError'> {
  /** Address as sent by the backend or an editor. */
  src: string | undefined;
  /** Alternative text; empty if the text beside it says the same. */
  alt: string;
  /** Shown if there is no picture, its host is forbidden, or loading fails. */
  fallback?: ReactNode;
}

/**
 * A picture with an external address: the only place of the shop that fetches one. Only the shop's own host and those
 * named by the operator are allowed, since any other would learn who views what. A picture that fails is replaced by
 * the fallback until the address changes.
 */
export function Picture({ src, alt, fallback = null, ...attributes }: PictureProps) {
  const address = safeImage(src, window.location.origin, useContext(PictureHosts));
  const [broken, setBroken] = useState<string>();
  if (address === undefined || address === broken) return fallback;
  return <img src={address} alt={alt} onError={() => setBroken(address)} {...attributes} />;
}
