import type { Link } from '../../domain/content';
import { safeLink } from '../../domain/contentLink';

/** Whether an address as an editor wrote it is one that a link may have. What looks like a button has no place without. */
export const leads = (url: string | undefined): boolean => safeLink(url, window.location.origin) !== undefined;

/** A link that can stand by itself: it has words, and leads somewhere. */
export const usableLink = (link: Link | undefined): Link | undefined =>
  link && link.caption.trim() !== '' && leads(link.url) ? link : undefined;
