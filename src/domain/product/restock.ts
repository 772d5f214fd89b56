import { addDays, daysBetween, isLocalDate, type LocalDate } from '../text/calendar';
import { entriesOf } from '#platform/keptJson.ts';
import type { Availability, Product } from './product';

/** A product that a user watches until it is available again. */
export interface WatchedProduct {
  readonly sku: string;
  /** Its name, shown without a call. */
  readonly name: string;
  /** Day from which it is watched. */
  readonly since: LocalDate;
}

/** Bounds of a device's list. An expired reminder is still listed for `keptDays`, and says so. */
export const restockLimits = { products: 30, days: 90, keptDays: 30 } as const;

/** True if a product isn't available now but will be, so that it can be watched. */
export const isAwaited = ({ availability: { status } }: Pick<Product, 'availability'>): boolean => status === 'AVAILABLE_SOON';

/** Last day on which a product is watched. */
const lastDay = ({ since }: WatchedProduct): LocalDate => addDays(since, restockLimits.days);

/** The products whose availability is asked for; expired ones aren't. */
export const askedSkus = (watched: readonly WatchedProduct[], today: LocalDate): readonly string[] =>
  watched.filter((one) => today <= lastDay(one)).map(({ sku }) => sku);

/**
 * The list after a product was added, the newest first; one that is listed is watched again. Reminders that expired long ago are dropped.
 * Undefined if the list is full.
 */
export function watchedWith(
  watched: readonly WatchedProduct[],
  { sku, name }: Pick<WatchedProduct, 'sku' | 'name'>,
  today: LocalDate,
): readonly WatchedProduct[] | undefined {
  const others = listedOn(watched, today).filter((one) => one.sku !== sku);
  return others.length < restockLimits.products ? [{ sku, name, since: today }, ...others] : undefined;
}

/** The products that are still listed on a day. */
export const listedOn = (watched: readonly WatchedProduct[], today: LocalDate): readonly WatchedProduct[] =>
  watched.filter(({ since }) => daysBetween(since, today) <= restockLimits.days + restockLimits.keptDays);

/** State of a watched product. */
export type RestockState =
  | { readonly kind: 'back'; readonly product: Product }
  | { readonly kind: 'soon'; readonly eta: string | undefined }
  /** `gone`: no longer sold. `unknown`: the server's answer says nothing of it that the shop knows. */
  | { readonly kind: 'gone' | 'expired' | 'unknown' };

/** True for a state that the user learns without asking. */
export const isTold = ({ kind }: RestockState): boolean => kind === 'back' || kind === 'gone' || kind === 'expired';

/** A watched product with its state. */
export interface RestockEntry extends WatchedProduct {
  readonly state: RestockState;
}

/**
 * States of watched products. An unknown sku is no longer sold.
 *
 * @param products by sku; undefined while they aren't known
 */
export function restockEntries(
  watched: readonly WatchedProduct[],
  products: ReadonlyMap<string, Product> | undefined,
  today: LocalDate,
): readonly RestockEntry[] {
  return listedOn(watched, today).map((one) => ({ ...one, state: stateOf(one) }));

  function stateOf(one: WatchedProduct): RestockState {
    if (today > lastDay(one)) return { kind: 'expired' };
    if (!products) return { kind: 'unknown' };
    const product = products.get(one.sku);
    if (!product) return { kind: 'gone' };
    return product.isOrderable ? { kind: 'back', product } : awayState(product.availability);
  }
}

function awayState(availability: Availability): RestockState {
  switch (availability.status) {
    case 'AVAILABLE_SOON':
      return { kind: 'soon', eta: isLocalDate(availability.eta) ? availability.eta : undefined };
    case 'REMOVED_FROM_INVENTORY':
      return { kind: 'gone' };
    case 'INACTIVE':
    case 'ACTIVE':
      return { kind: 'soon', eta: undefined };
    case 'UNKNOWN':
      return { kind: 'unknown' };
  }
}

/** Parses a stored list; invalid and repeated entries are dropped. */
export function readWatchedProducts(kept: unknown): readonly WatchedProduct[] {
  const entries = entriesOf(kept, ({ sku, name, since }) =>
    typeof sku === 'string' && typeof name === 'string' && isLocalDate(since) ? { sku, name, since } : undefined,
  );
  return [...new Map(entries.map((entry) => [entry.sku, entry])).values()].slice(0, restockLimits.products);
}
