import { mailLink, telephoneLink } from '../../domain/reachableLink';

/** A way to reach somebody: an address to press and the text that it is shown as. */
export interface Way {
  readonly href: string;
  readonly text: string;
}

/** Telephone numbers and a mail address as links, each once; what makes no address is left out. */
export function reachable(phoneNumbers: readonly string[], email: string | undefined): readonly Way[] {
  const ways = [
    ...phoneNumbers.map((text) => ({ href: telephoneLink(text), text })),
    ...(email === undefined ? [] : [{ href: mailLink(email), text: email }]),
  ];
  return ways.filter((way, place): way is Way => way.href !== undefined && ways.findIndex(({ href }) => href === way.href) === place);
}
