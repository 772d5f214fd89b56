import type { QueryClient } from '@tanstack/react-query';
import type { PermissionFlag, Permissions } from '#domain/customer/permissions.ts';
import type { MessageKey } from '#i18n/messageKey.ts';
import type { TextBundle } from '#i18n/textBundles.ts';
import type { ShopContext } from '#queries/shopContext.ts';

/**
 * Access to a screen: `visitor`, users who are signed out or have chosen a customer; `user`, signed in; `customer`,
 * with a chosen customer. `anyone` in any state, also without a customer and in the wrong tenant's shop.
 */
export type Access = 'visitor' | 'user' | 'customer' | 'anyone';

/** Target of a link, as far as data depend on it. */
export interface Destination {
  /** Shop and customer at the target. */
  readonly context: ShopContext;
  /** Path segments by their names in the pattern. */
  readonly params: Readonly<Partial<Record<string, string>>>;
  readonly query: URLSearchParams;
  /** Permissions that affect which data are requested (P§6 price permission). */
  readonly permissions: Pick<Permissions, 'canSeePrices'>;
}

/** Fetches the data that a screen shows first; never rejects. */
export type FetchAhead = (queryClient: QueryClient, destination: Destination) => Promise<unknown>;

/**
 * Declares a screen to the shop before its code is loaded. Each folder of `pages` exports one from its `screen.ts`;
 * `app/screens` collects them. The page itself, `<Screen>Page.tsx`, is beside it.
 */
export interface ScreenDeclaration {
  /** Pattern of the address; in a fair, of the part after the fair's own address. `paths.ts` builds its links. */
  readonly path: string;
  /** `fair` for fairs only, `both` for the own assortment and fairs; omit for the own assortment only. Fairs are for customers. */
  readonly shop?: 'fair' | 'both';
  /** Title of the tab, and the screen's name for assistive technology. */
  readonly title: MessageKey;
  readonly access: Access;
  /** Additional permission; users without it see a message. */
  readonly needs?: PermissionFlag;
  /** Text bundles, loaded together with its code. */
  readonly texts?: readonly TextBundle[];
  /**
   * Fetches the data that it shows first, with the screen's own options. A function if needed with the shop's start,
   * else the `ahead.ts` beside it. Omit if the data are requested by its code alone.
   */
  readonly fetchAhead?: FetchAhead | 'ahead.ts';
}
