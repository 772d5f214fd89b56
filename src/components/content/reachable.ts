import { mailLink, telephoneLink } from '#domain/content/reachableLink.ts';

/** A contact link: its address and its text. */
export interface Way {
  readonly href: string;
  readonly text: string;
}

/** Phone numbers and mail address as links, without duplicates; invalid ones are omitted. */
export function reachable(phoneNumbers: readonly string[], email: string | undefined): readonly Way[] {
  const ways = [
    ...phoneNumbers.map((text) => ({ href: telephoneLink(text), text })),
    ...(email === undefined ? [] : [{ href: mailLink(email), text: email }]),
  ];
  return ways.filter((way, place): way is Way => way.href !== undefined && ways.findIndex(({ href }) => href === way.href) === place);
}
