import { safeLink } from '../../domain/contentLink';

/** A way to reach somebody: an address to press and the text that it is shown as. */
export interface Way {
  readonly href: string;
  readonly text: string;
}

/** Telephone numbers and a mail address as links; what makes no address is left out. */
export function reachable(phoneNumbers: readonly string[], email: string | undefined): readonly Way[] {
  const ways = [
    ...phoneNumbers.map((text) => ({ url: `tel:${text.replaceAll(/[^\d+]/g, '')}`, text })).filter(({ url }) => /\d{3}/.test(url)),
    ...(email !== undefined && /^[^\s@?&]+@[^\s@?&]+$/.test(email) ? [{ url: `mailto:${email}`, text: email }] : []),
  ];
  return ways.flatMap(({ url, text }) => {
    const link = safeLink(url, window.location.origin);
    return link ? [{ href: link.href, text }] : [];
  });
}
