import { createContext } from 'react';

/** How links move through the shop: filled by the router in the shop; without it links are plain links. */
export interface LinkBehaviour {
  /** Goes to an address of the shop without reloading the page. */
  navigate(href: string): void;
  /** Links that ask for a tab of their own don't get one. */
  readonly staysInTab?: boolean;
  /** The pointer or the focus has come to a link: what it leads to can be fetched. */
  come?(href: string): void;
  /** The pointer or the focus has left the link again. */
  leave?(): void;
}

/** The link behaviour for the tree below. */
export const LinkContext = createContext<LinkBehaviour | undefined>(undefined);
