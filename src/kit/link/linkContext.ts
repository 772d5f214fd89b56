import { createContext } from 'react';

/** Navigation of links: provided by the router in the shop; without it links are plain links. */
export interface LinkBehaviour {
  /** Navigates inside the shop without reloading the page. */
  navigate(href: string): void;
  /** True if links that would open a new tab stay in this one. */
  readonly staysInTab?: boolean;
  /** Called when the pointer or the focus reaches a link, so that its target can be prefetched. */
  come?(href: string): void;
  /** Called when the pointer or the focus leaves the link. */
  leave?(): void;
}

export const LinkContext = createContext<LinkBehaviour | undefined>(undefined);
