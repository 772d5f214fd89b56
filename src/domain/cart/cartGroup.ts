import { compareCategories } from '../text/alphabet';
import { isLocalDate, type LocalDate, type LocalTime } from '../text/calendar';
import { isUnitSold, type CartLine } from './cart';

/** Reason for showing a cart line in a group of its own, or its category (P§4 "Cart groups"). */
export type CartReason =
  /** The product has left the range, or is no longer sold in the line's unit; it can't be ordered. */
  | { readonly kind: 'noLongerAvailable'; readonly gone: 'product' | 'unit' }
  /** Not sold at the moment, without a known end; it can't be ordered. */
  | { readonly kind: 'currentlyNotAvailable' }
  /** Expected again on a day; until then it can't be ordered. */
  | { readonly kind: 'delayedDelivery'; readonly expectedOn: LocalDate }
  /** An alternative tour brings it on another day than the rest. */
  | { readonly kind: 'differentDeliveryDate'; readonly day: LocalDate }
  /** Procured on order. */
  | { readonly kind: 'preOrder' }
  /** Must be ordered by its own time of day. */
  | { readonly kind: 'deviatingDeadline'; readonly time: LocalTime }
  | { readonly kind: 'category'; readonly categoryId: string | undefined; readonly categoryName: string | undefined };

/** Kinds of groups in their order of priority, which is also the order in which they are shown; the first that fits counts. */
export const cartGroupKinds = [
  'noLongerAvailable',
  'currentlyNotAvailable',
  'delayedDelivery',
  'differentDeliveryDate',
  'preOrder',
  'deviatingDeadline',
  'category',
] as const satisfies readonly CartReason['kind'][];

/** Kind of a group of the cart. */
export type CartGroupKind = (typeof cartGroupKinds)[number];

/** A line with the reason for its group. */
export interface GroupedLine {
  readonly line: CartLine;
  readonly reason: CartReason;
}

/** A group of lines that is not empty. */
export interface CartGroup {
  readonly kind: CartGroupKind;
  /** The category of a group of that kind; undefined there too for products without one. */
  readonly categoryName: string | undefined;
  /** Stable key among the groups of a cart. */
  readonly key: string;
  /** The lines in the order of the cart. */
  readonly lines: readonly GroupedLine[];
}

/** True if a product's own time of day is earlier than the order deadline of its delivery day. */
export type IsOwnDeadline = (time: LocalTime) => boolean;

/**
 * Why a line is set apart: the first reason in the order of priority.
 *
 * @param isOwnDeadline without it, as long as the days aren't known, every own time counts
 */
export function cartReason(line: CartLine, isOwnDeadline: IsOwnDeadline = () => true): CartReason {
  const { product, alternativeDay } = line;
  const { availability, orderDeadline } = product;
  if (availability.status === 'REMOVED_FROM_INVENTORY') return { kind: 'noLongerAvailable', gone: 'product' };
  if (!isUnitSold(product, line.unitAbbreviation)) return { kind: 'noLongerAvailable', gone: 'unit' };
  if (availability.status === 'AVAILABLE_SOON' && isLocalDate(availability.eta)) {
    return { kind: 'delayedDelivery', expectedOn: availability.eta };
  }
  if (availability.status !== 'ACTIVE') return { kind: 'currentlyNotAvailable' };
  if (alternativeDay !== undefined) return { kind: 'differentDeliveryDate', day: alternativeDay };
  if (product.isPreOrder) return { kind: 'preOrder' };
  if (orderDeadline && isOwnDeadline(orderDeadline.text)) return { kind: 'deviatingDeadline', time: orderDeadline.text };
  return { kind: 'category', categoryId: product.categoryId, categoryName: product.categoryName };
}

/** The lines in groups, each line in one. Groups are sorted by priority, then categories by name, and lines without a category last. */
export function groupCart(lines: readonly CartLine[], isOwnDeadline?: IsOwnDeadline): readonly CartGroup[] {
  const groups = new Map<string, CartGroup & { readonly lines: GroupedLine[] }>();
  for (const line of lines) {
    const reason = cartReason(line, isOwnDeadline);
    const key = reason.kind === 'category' ? `category:${reason.categoryId ?? ''}` : reason.kind;
    const categoryName = reason.kind === 'category' ? reason.categoryName : undefined;
    const group = groups.get(key) ?? { kind: reason.kind, categoryName, key, lines: [] };
    group.lines.push({ line, reason });
    groups.set(key, group);
  }
  return [...groups.values()].sort(
    (a, b) => cartGroupKinds.indexOf(a.kind) - cartGroupKinds.indexOf(b.kind) || compareCategories(a.categoryName, b.categoryName),
  );
}
