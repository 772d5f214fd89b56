import type { QueryClient } from '@tanstack/react-query';
import type { PermissionFlag, Permissions } from '../../domain/permissions';
import type { MessageKey } from '../../i18n/messageKey';
import type { TextBundle } from '../../i18n/textBundles';
import type { ShopContext } from '../../queries/shopContext';

/**
 * Who may open a screen: `visitor` those who have not logged in and those who have chosen a customer, `user` who is logged in,
 * `customer` who has chosen a customer too, `anyone` everybody in any state, also without a customer and in the wrong tenant's shop.
 */
export type Access = 'visitor' | 'user' | 'customer' | 'anyone';

/** Where a link leads, as far as data depends on it. */
export interface Destination {
  /** Who shops where, once there. */
  readonly context: ShopContext;
  /** Segments of the path by their names in the pattern. */
  readonly params: Readonly<Partial<Record<string, string>>>;
  readonly query: URLSearchParams;
  /** What the user may see, as far as it decides what is asked for (P§6). */
  readonly permissions: Pick<Permissions, 'canSeePrices'>;
}

/** Asks for what a screen shows first; never rejects. */
export type FetchAhead = (queryClient: QueryClient, destination: Destination) => Promise<unknown>;

/**
 * Everything that the shop has to know of a screen before its code is there. Each folder of `pages` exports one from its `screen.ts`;
 * `app/screens` collects them. The page itself, `<Screen>Page.tsx`, stands beside it.
 */
export interface ScreenDeclaration {
  /** Pattern of the address; in a fair, of what follows the fair's own address. `paths.ts` has the builder of its links. */
  readonly path: string;
  /** Where it is shown: only in fairs, or in the own assortment and in fairs. Absent for the own assortment alone. In a fair it is for customers. */
  readonly shop?: 'fair' | 'both';
  /** Title of the tab and name of the screen for assistive technology. */
  readonly title: MessageKey;
  readonly access: Access;
  /** What somebody must be allowed to as well; who isn't is told so. */
  readonly needs?: PermissionFlag;
  /** Texts of its own, which are fetched together with its code. */
  readonly texts?: readonly TextBundle[];
  /**
   * Asks for what it shows first, with the same options as the screen itself: a function where that has to be there with the start of the
   * shop, else the `ahead.ts` beside it. Absent where it comes with its code alone.
   */
  readonly fetchAhead?: FetchAhead | 'ahead.ts';
}
