import type { Link } from '#domain/content/content.ts';
import { safeLink } from '#domain/content/contentLink.ts';

/** True if an address written by an editor is allowed as a link. Buttons without one are omitted. */
export const leads = (url: string | undefined): boolean => safeLink(url, window.location.origin) !== undefined;

/** A standalone link, if it has a label and an allowed target. */
export const usableLink = (link: Link | undefined): Link | undefined =>
  link && link.caption.trim() !== '' && leads(link.url) ? link : undefined;
