import { bannerFor, type ProductBanner } from '../content/banner';
import type { LocalTime } from '../text/calendar';
import { cheaperPack, type CheaperPack } from './cheaperPack';
import { bestPrice, type PriceQuote, type PriceRequest } from './price';
import { nextTier, tiers, type NextTier, type PriceTier } from './priceTiers';
import type { Product } from '../product/product';
import { minimumForUnit } from '../product/quantity';
import type { Unit } from '../product/unit';

/** Settings of the shop and its user for showing products. The same object for all rows, so that they don't re-render. */
export interface DisplayRules {
  /** Prices, sums and discounts are shown at all (P§6 price permission). */
  readonly canSeePrices: boolean;
  readonly isLoggedIn: boolean;
  /** Expected bonuses lower the shown price (P§9 expected bonus). */
  readonly seesBonuses: boolean;
  /** True if discounts are emphasized (P§6 what stands out). */
  readonly highlightsDiscounts: boolean;
  /** True if prices on sale for the customer are emphasized (P§6 what stands out). */
  readonly highlightsSpecialPrices: boolean;
  /** The price opens its explanation, in short or with everything; undefined where it does not open (P§6 price popups). */
  readonly priceExplanation: 'short' | 'extended' | undefined;
  /** Factor of the fair's global discount, "0.95" for 5 % off. */
  readonly fairDiscountFactor?: string | undefined;
  /** The customer has used up its orders in sub-shops, and this is one: nothing can be added (P§4 order limit). */
  readonly isOrderLimitReached?: boolean | undefined;
  /** The tenant's picture for products without one. */
  readonly missingImage?: string | undefined;
  /** The next delivery of everything that has no order deadline of its own. */
  readonly nextDelivery?: NextDelivery | undefined;
  /** The next delivery of a product with an own order deadline, by its time of day; undefined while the days aren't known. */
  readonly ownDelivery?: ((ownTime: LocalTime) => OwnDelivery | undefined) | undefined;
}

/**
 * Next day of delivery and until when to order for it, as they are to be read: "Mi., 25.11." and "14:00", with its day "Di., 24.11." if
 * that is another than today.
 */
export interface NextDelivery {
  readonly day: string;
  readonly until: string | undefined;
  readonly untilDay?: string;
  /** The weekday of `untilDay`, "Di", if it is within a week. */
  readonly untilWeekday?: string;
}

/** The next delivery of a product with a time of its own. `isOwnDeadline`: the time counts; one later than the day's deadline does not. */
export interface OwnDelivery extends NextDelivery {
  readonly isOwnDeadline: boolean;
}

/** A quantity of a product: an amount in a unit. */
export interface OrderChoice {
  readonly amount: number;
  readonly unit: Unit;
}

/** The default choice: the least orderable amount in the preselected unit. */
export function firstChoiceOf({ defaultUnit, minSaleQuantity }: Pick<Product, 'defaultUnit' | 'minSaleQuantity'>): OrderChoice {
  return { amount: minimumForUnit(minSaleQuantity, defaultUnit.ratio), unit: defaultUnit };
}

/** True while amount and unit are still the default. */
export function isFirstChoice(product: Pick<Product, 'defaultUnit' | 'minSaleQuantity'>, { amount, unit }: OrderChoice): boolean {
  const first = firstChoiceOf(product);
  return amount === first.amount && unit.abbreviation === first.unit.abbreviation;
}

/** A product and the cart: there may be no cart at all, as for visitors. `removed` was in the cart until now and can be put back. */
export type CartPresence =
  | { readonly kind: 'none' }
  /** `isBusy`: a request for it is under way. */
  | { readonly kind: 'in' | 'removed'; readonly isBusy: boolean }
  /** `problem`: the last attempt to add it failed, or the customer's orders in sub-shops are used up (P§4 order limit). */
  | { readonly kind: 'out'; readonly isBusy: boolean; readonly problem?: 'failed' | 'orderLimit' | undefined };

/** The displayed price of a product, computed once for all its uses. */
export interface ShownPrice {
  /** Undefined when prices are hidden. */
  readonly quote: PriceQuote | undefined;
  /** None without a price. */
  readonly tiers: readonly PriceTier[];
  readonly next: NextTier | undefined;
  readonly banner: ProductBanner | undefined;
}

/** The next delivery of a product: where it has an order deadline of its own, by that one. */
export function nextDeliveryFor(
  { orderDeadline }: Pick<Product, 'orderDeadline'>,
  { nextDelivery, ownDelivery }: DisplayRules,
): NextDelivery | undefined {
  return orderDeadline && ownDelivery ? ownDelivery(orderDeadline.text) : nextDelivery;
}

/** The next delivery of a product that must be ordered earlier than all others for it; undefined for all others. */
export function ownDeliveryFor(
  { orderDeadline }: Pick<Product, 'orderDeadline'>,
  { ownDelivery }: Pick<DisplayRules, 'ownDelivery'>,
): OwnDelivery | undefined {
  const own = orderDeadline && ownDelivery?.(orderDeadline.text);
  return own?.isOwnDeadline ? own : undefined;
}

/** True if a product's own time of day is earlier than the deadline of its next delivery day; also while that is unknown. */
export function isOwnDeadline(time: LocalTime, { ownDelivery }: DisplayRules): boolean {
  return ownDelivery?.(time)?.isOwnDeadline ?? true;
}

/** The badges of a product, without that of an own deadline which no order is held to. */
export function shownBadgesOf(
  { badges, orderDeadline }: Pick<Product, 'badges' | 'orderDeadline'>,
  displayRules: DisplayRules,
): Product['badges'] {
  return orderDeadline && !isOwnDeadline(orderDeadline.text, displayRules) ? badges.filter(({ key }) => key !== 'order-deadline') : badges;
}

/** Price request of a choice. */
export function priceRequestOf(product: Product, { amount, unit }: OrderChoice, displayRules: DisplayRules): PriceRequest {
  return {
    amount,
    ratio: unit.ratio,
    basePrice: product.basePrice,
    fairDiscountFactor: displayRules.fairDiscountFactor,
    includeBonus: displayRules.seesBonuses,
  };
}

/** Price of a product's choice; undefined for users who may not see prices (P§6 price permission). */
export function quoteOf(product: Product, choice: OrderChoice, displayRules: DisplayRules): PriceQuote | undefined {
  return displayRules.canSeePrices ? bestPrice(product.prices, priceRequestOf(product, choice, displayRules)) : undefined;
}

/** Price, tiers and banner of a product for a choice; no price at all for users who may not see prices (P§6 price permission). */
export function shownPriceOf(product: Product, choice: OrderChoice, displayRules: DisplayRules): ShownPrice {
  const request = priceRequestOf(product, choice, displayRules);
  const quote = quoteOf(product, choice, displayRules);
  const rows = quote?.kind === 'priced' ? tiers(product.prices, request) : [];
  return {
    quote,
    tiers: rows,
    next: quote && nextTier(product.prices, request, quote, rows),
    banner: bannerFor(product, { isLoggedIn: displayRules.isLoggedIn, priceType: quote?.kind === 'priced' ? quote.type : undefined }),
  };
}

/**
 * The nearest unit or amount that is cheaper per reference quantity; none for users who may not see prices, and for a product that
 * can't be ordered.
 *
 * @param price the displayed price of the choice
 */
export function cheaperPackOf(
  product: Product,
  choice: OrderChoice,
  displayRules: DisplayRules,
  { quote, tiers: rows }: ShownPrice,
): CheaperPack | undefined {
  const { units, minSaleQuantity, prices, isOrderable } = product;
  if (!quote || !isOrderable) return undefined;
  return cheaperPack(prices, choice.unit, { ...priceRequestOf(product, choice, displayRules), units, minSaleQuantity }, quote, rows);
}
