import { isUnitSold } from '#domain/cart/cart.ts';
import { planAddition, type RefusalReason, type RequestedLine } from '#domain/cart/cartAddition.ts';
import { maxGuests } from '#domain/allergens/dietGuard.ts';
import { cheaperPackOf, quoteOf, shownPriceOf, type DisplayRules, type OrderChoice } from '#domain/price/displayRules.ts';
import { decimal, roundMoney, roundUp, sumMoney, type Decimal } from '#domain/price/money.ts';
import type { OrderTemplateItem } from '#domain/template/orderTemplate.ts';
import { unitOfLine, type Product } from '#domain/product/product.ts';
import { raiseToMinimum } from '#domain/product/quantity.ts';
import type { ReferencePrice } from '#domain/price/referencePrice.ts';
import type { Unit } from '#domain/product/unit.ts';
import { entriesOf, recordOf, textsOf } from '#platform/keptJson.ts';

/** A cheaper pack chosen by the user: its unit, and the minimum amount for its price. */
export interface ChosenPack {
  /** Sku of the line. */
  readonly sku: string;
  /** Abbreviation of the unit. */
  readonly unit: string;
  readonly minAmount: number;
}

/** Substitute for a line that can't be ordered, with its amount for the template's own number of guests. */
export interface LineSwap {
  /** Sku of the replaced line. */
  readonly gone: string;
  readonly sku: string;
  readonly amount: number;
  /** Abbreviation of the unit. */
  readonly unit: string;
}

/** How a template is scaled: both numbers of guests, fixed lines, chosen packs, and substitutes. */
export interface GuestScale {
  /** Number of guests that the template is for; undefined while unknown. */
  readonly base: number | undefined;
  /** Number of expected guests; undefined while unknown. */
  readonly wanted: number | undefined;
  /** Skus of the lines whose amount doesn't depend on the guests. */
  readonly fixed: readonly string[];
  /** At most one per line. */
  readonly packs: readonly ChosenPack[];
  /** At most one per line. */
  readonly swaps: readonly LineSwap[];
}

/** True for a valid number of guests: an integer from 1 to 9,999. */
export function isGuestCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= maxGuests;
}

/** Parses stored JSON; invalid parts are skipped. */
export function readGuestScale(kept: unknown): GuestScale {
  const { base, wanted, fixed, packs, swaps } = recordOf(kept);
  return {
    base: isGuestCount(base) ? base : undefined,
    wanted: isGuestCount(wanted) ? wanted : undefined,
    fixed: textsOf(fixed) ?? [],
    packs: entriesOf(packs, ({ sku, unit, minAmount }) => {
      if (typeof sku !== 'string' || typeof unit !== 'string' || typeof minAmount !== 'number') return undefined;
      return Number.isInteger(minAmount) && minAmount >= 1 ? { sku, unit, minAmount } : undefined;
    }),
    swaps: entriesOf(swaps, ({ gone, sku, amount, unit }) => {
      if (typeof gone !== 'string' || typeof sku !== 'string' || typeof unit !== 'string' || typeof amount !== 'number') return undefined;
      return amount > 0 ? { gone, sku, amount, unit } : undefined;
    }),
  };
}

/** True if nothing was typed or chosen. */
export function isEmptyScale({ base, wanted, fixed, packs, swaps }: GuestScale): boolean {
  return base === undefined && wanted === undefined && fixed.length === 0 && packs.length === 0 && swaps.length === 0;
}

/** The scale with a line fixed or not. */
export function withFixed(scale: GuestScale, sku: string, isFixed: boolean): GuestScale {
  const others = scale.fixed.filter((one) => one !== sku);
  return { ...scale, fixed: isFixed ? [...others, sku] : others };
}

/** The scale with another pack for a line; without one if `pack` is undefined. */
export function withPack(scale: GuestScale, sku: string, pack: ChosenPack | undefined): GuestScale {
  const others = scale.packs.filter((one) => one.sku !== sku);
  return { ...scale, packs: pack ? [...others, pack] : others };
}

/** The scale with another substitute for a line; without one if `swap` is undefined. */
export function withSwap(scale: GuestScale, gone: string, swap: LineSwap | undefined): GuestScale {
  const others = scale.swaps.filter((one) => one.gone !== gone);
  return { ...scale, swaps: swap ? [...others, swap] : others };
}

/**
 * Items of a template, each one that can't be ordered followed by its substitute. A substitute is omitted if it is
 * unknown, or in the template by now.
 *
 * @param products by sku
 */
export function swappedItems(
  items: readonly OrderTemplateItem[],
  swaps: readonly LineSwap[],
  products: ReadonlyMap<string, Product>,
): readonly OrderTemplateItem[] {
  const skus = new Set(items.map(({ productSku }) => productSku));
  return items.flatMap((item) => {
    const swap = swaps.find(({ gone, sku }) => gone === item.productSku && products.has(sku) && !skus.has(sku));
    if (!swap || products.get(item.productSku)?.isOrderable) return [item];
    return [item, { ...item, productSku: swap.sku, amount: swap.amount, unit: swap.unit }];
  });
}

/** True if amounts change: both numbers of guests are known and differ. */
export function isScaling({ base, wanted }: Pick<GuestScale, 'base' | 'wanted'>): boolean {
  return base !== undefined && wanted !== undefined && base !== wanted;
}

/**
 * Increase of an amount, in its own unit. `whole`: to whole units; `minimum`: to the least sale quantity (P§5 least
 * sale quantity); `pack`: to the minimum for the chosen pack's price.
 */
export interface Rounding {
  readonly kind: 'whole' | 'minimum' | 'pack';
  readonly by: Decimal;
}

/** How a line is scaled. */
type LineScale = Omit<GuestScale, 'swaps'>;

/** A line of a template for other guests. */
export interface ScaledLine {
  readonly item: OrderTemplateItem;
  /** Undefined if it is no longer known. */
  readonly product: Product | undefined;
  /** The applied scale. */
  readonly scale: LineScale;
  readonly isFixed: boolean;
  /** The chosen pack, if it is sold; undefined without one, or if nothing changes. */
  readonly pack: ChosenPack | undefined;
  /** The scaled item; the same object if nothing changes. */
  readonly result: OrderTemplateItem;
  /** Roundings from the exact amount to the result, in sequence; empty if there are none. */
  readonly roundings: readonly Rounding[];
  /** Why it can't be added to the cart; undefined if it can. */
  readonly problem: RefusalReason | undefined;
}

function requestedLineOf({ productSku, amount, unit }: OrderTemplateItem, product: Product | undefined): RequestedLine {
  return { sku: productSku, name: product?.name, amount, unitAbbreviation: unit };
}

/** Lines to add to the cart, or to a copy. */
export function requestedLines(lines: readonly ScaledLine[]): readonly RequestedLine[] {
  return lines.map(({ result, product }) => requestedLineOf(result, product));
}

/** Why an item can't be added to the cart as it is; undefined if it can. */
function problemOf(item: OrderTemplateItem, product: Product | undefined): RefusalReason | undefined {
  return planAddition([requestedLineOf(item, product)], new Map(product ? [[product.sku, product]] : [])).refused[0]?.reason;
}

/**
 * A line for the expected guests: amount × guests ÷ the template's guests, exactly. Then rounded up to whole units,
 * to the least sale quantity and to the chosen pack's minimum. If both numbers are equal, one is unknown, or the line
 * is fixed, nothing changes, not even an amount below its minimum.
 */
export function scaledLine(item: OrderTemplateItem, product: Product | undefined, scale: LineScale): ScaledLine {
  const { productSku: sku } = item;
  const { base = 1, wanted = 1, fixed, packs } = scale;
  const isFixed = fixed.includes(sku);
  if (!product || isFixed || !isScaling(scale) || !(item.amount > 0) || !isUnitSold(product, item.unit))
    return { item, product, scale, isFixed, pack: undefined, result: item, roundings: [], problem: problemOf(item, product) };
  const own = unitOfLine(product, item.unit);
  const pack = packs.find((one) => one.sku === sku && isUnitSold(product, one.unit));
  const unit = pack ? unitOfLine(product, pack.unit) : own;
  const exact = decimal(item.amount).times(own.ratio).times(wanted).dividedBy(decimal(unit.ratio).times(base));
  const whole = exact.toDecimalPlaces(0, roundUp);
  const least = decimal(raiseToMinimum(whole.toNumber(), unit.ratio, product.minSaleQuantity).amount);
  const amount = pack && least.lessThan(pack.minAmount) ? decimal(pack.minAmount) : least;
  const roundings: readonly Rounding[] = [
    { kind: 'whole', by: whole.minus(exact) },
    { kind: 'minimum', by: least.minus(whole) },
    { kind: 'pack', by: amount.minus(least) },
  ];
  const result = { ...item, amount: amount.toNumber(), unit: unit.abbreviation };
  return {
    item,
    product,
    scale,
    isFixed,
    pack,
    result,
    roundings: roundings.filter(({ by }) => !by.isZero()),
    problem: problemOf(result, product),
  };
}

/** A line with its chosen pack while that pays; for other guests it may not, and the line is as without it. */
function packedLine(item: OrderTemplateItem, product: Product | undefined, scale: LineScale, displayRules: DisplayRules): ScaledLine {
  const line = scaledLine(item, product, scale);
  if (!line.pack) return line;
  const plain = scaledLine(item, product, { ...scale, packs: [] });
  return differenceOf(plain, line, displayRules) ? line : plain;
}

/**
 * Lines of a template. A line stays the same object while its own scale is unchanged, so that fixing one re-renders
 * no other. A chosen pack applies while it pays.
 *
 * @param products by sku
 */
export function rememberedLines(
  items: readonly OrderTemplateItem[],
  products: ReadonlyMap<string, Product>,
  displayRules: DisplayRules,
): (scale: GuestScale) => readonly ScaledLine[] {
  const known = new Map<OrderTemplateItem, { readonly key: string; readonly line: ScaledLine }>();
  return ({ base, wanted, fixed, packs }) =>
    items.map((item) => {
      const { productSku: sku } = item;
      const own = { base, wanted, fixed: fixed.filter((one) => one === sku), packs: packs.filter((one) => one.sku === sku) };
      const key = JSON.stringify(own);
      const kept = known.get(item);
      if (kept?.key === key) return kept.line;
      const line = packedLine(item, products.get(sku), own, displayRules);
      known.set(item, { key, line });
      return line;
    });
}

/** True for lines to include: below-minimum ones are kept as in the template; unavailable ones are omitted. */
export function goesAlong({ problem }: ScaledLine): boolean {
  return problem === undefined || problem.kind === 'belowMinimum';
}

/** Amount and unit of a line; undefined for an unknown product. */
export function choiceOf({ product, result }: Pick<ScaledLine, 'product' | 'result'>): OrderChoice | undefined {
  return product && { amount: result.amount, unit: unitOfLine(product, result.unit) };
}

/** Total of an orderable line in EUR; undefined without a price, or without the price permission (P§6 price permission). */
export function lineTotal(line: ScaledLine, displayRules: DisplayRules): Decimal | undefined {
  const choice = choiceOf(line);
  if (!line.product || !choice || line.problem) return undefined;
  const quote = quoteOf(line.product, choice, displayRules);
  return quote?.kind === 'priced' ? quote.rowTotal : undefined;
}

/** Cost of an event in EUR. */
export interface GuestCost {
  /** Sum of the orderable lines' totals. */
  readonly sum: Decimal;
  /** Sum ÷ guests, rounded half-up to cents; undefined while the guests are unknown. */
  readonly perGuest: Decimal | undefined;
  /** Number of orderable lines without a price, which the sum lacks. */
  readonly onRequest: number;
}

/**
 * Cost of the lines, in total and per guest; undefined for users who may not see prices (P§6 price permission), and
 * if nothing has a price.
 */
export function guestCost(lines: readonly ScaledLine[], guests: number | undefined, displayRules: DisplayRules): GuestCost | undefined {
  const ordered = lines.filter(({ problem }) => problem === undefined);
  const totals = ordered.flatMap((line) => lineTotal(line, displayRules) ?? []);
  if (totals.length === 0) return undefined;
  const sum = roundMoney(sumMoney(totals));
  return {
    sum,
    perGuest: guests === undefined ? undefined : roundMoney(sum.dividedBy(guests)),
    onRequest: ordered.length - totals.length,
  };
}

/** A pack that costs less per kg or l, with its effect on the line. */
export interface PackOffer {
  readonly pack: ChosenPack;
  readonly unit: Unit;
  /** Amount of the line in it. */
  readonly amount: number;
  readonly reference: ReferencePrice;
  /** Current reference price of the line. */
  readonly instead: ReferencePrice;
  /** Cost difference of the line in EUR; negative if cheaper. */
  readonly difference: Decimal;
}

/** Maximum share of the need that may be left over of a pack with a higher total: a fifth. */
const maxLeftOver = decimal('0.2');

/** Exact need of a line for the expected guests, in storage units, before rounding. */
function neededQuantity({ item, scale: { base = 1, wanted = 1 } }: ScaledLine, product: Product): Decimal {
  return decimal(item.amount).times(unitOfLine(product, item.unit).ratio).times(wanted).dividedBy(base);
}

/**
 * Extra cost of a line in another pack, in EUR; undefined if the pack doesn't pay, or a price is missing. It pays if
 * the line costs less, or if at most a fifth of the need of unperishable goods is left over.
 */
function differenceOf(line: ScaledLine, then: ScaledLine, displayRules: DisplayRules): Decimal | undefined {
  const { product } = line;
  const choice = choiceOf(then);
  const [now, after] = [lineTotal(line, displayRules), lineTotal(then, displayRules)];
  if (!product || !choice || !now || !after) return undefined;
  const difference = after.minus(now);
  const needed = neededQuantity(line, product);
  const leftOver = decimal(choice.amount).times(choice.unit.ratio).minus(needed);
  const isUsedUp = product.kind !== 'fresh' && leftOver.lessThanOrEqualTo(needed.times(maxLeftOver));
  return difference.isNegative() || isUsedUp ? difference : undefined;
}

/** The nearest pack with a lower reference price that pays, for a scaled line. Only the user can choose it. */
export function packOffer(line: ScaledLine, displayRules: DisplayRules): PackOffer | undefined {
  const { item, product, scale, isFixed, problem } = line;
  const choice = choiceOf(line);
  if (!product || !choice || isFixed || problem || !isScaling(scale)) return undefined;
  const found = cheaperPackOf(product, choice, displayRules, shownPriceOf(product, choice, displayRules));
  if (!found) return undefined;
  const pack = { sku: item.productSku, unit: found.unit.abbreviation, minAmount: found.amount };
  const then = scaledLine(item, product, { ...scale, packs: [pack] });
  const difference = differenceOf(line, then, displayRules);
  const { unit, reference, instead } = found;
  return difference && { pack, unit, amount: then.result.amount, reference, instead, difference };
}
