import { isUnitSold } from '../../../domain/cart';
import { planAddition, type RefusalReason, type RequestedLine } from '../../../domain/cartAddition';
import { mostGuests } from '../../../domain/dietGuard';
import { cheaperPackOf, quoteOf, shownPriceOf, type DisplayRules, type OrderChoice } from '../../../domain/displayRules';
import { decimal, roundMoney, roundUp, sumMoney, type Decimal } from '../../../domain/money';
import type { OrderTemplateItem } from '../../../domain/orderTemplate';
import { unitOfLine, type Product } from '../../../domain/product';
import { raiseToMinimum } from '../../../domain/quantity';
import type { ReferencePrice } from '../../../domain/referencePrice';
import type { Unit } from '../../../domain/unit';
import { listOf, recordOf, textsOf } from '../../../platform/keptJson';

/** A pack that somebody has chosen because it costs less: its unit, and how much of it has the price at least. */
export interface ChosenPack {
  /** The line that it is of. */
  readonly sku: string;
  /** Abbreviation of the unit. */
  readonly unit: string;
  readonly least: number;
}

/** How a template is scaled: for how many guests it is meant, how many come, what stays as it is, and which packs were chosen. */
export interface GuestScale {
  /** Guests that the template is meant for; undefined while that isn't known. */
  readonly base: number | undefined;
  /** Guests that come; undefined while that isn't known. */
  readonly wanted: number | undefined;
  /** Skus of the lines whose amount does not depend on the guests. */
  readonly fixed: readonly string[];
  /** At most one for a line. */
  readonly packs: readonly ChosenPack[];
}

/** Whether a number can be one of guests: whole, from 1 to 9,999. */
export function isGuestCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= mostGuests;
}

/** Reads what a device has kept as JSON; what can't be read is left out. */
export function readGuestScale(kept: unknown): GuestScale {
  const { base, wanted, fixed, packs } = recordOf(kept);
  return {
    base: isGuestCount(base) ? base : undefined,
    wanted: isGuestCount(wanted) ? wanted : undefined,
    fixed: textsOf(fixed) ?? [],
    packs: listOf(packs).flatMap((entry): ChosenPack[] => {
      const { sku, unit, least } = recordOf(entry);
      if (typeof sku !== 'string' || typeof unit !== 'string' || typeof least !== 'number') return [];
      return Number.isInteger(least) && least >= 1 ? [{ sku, unit, least }] : [];
    }),
  };
}

/** Whether nothing of a scale was typed or chosen. */
export function isEmptyScale({ base, wanted, fixed, packs }: GuestScale): boolean {
  return base === undefined && wanted === undefined && fixed.length === 0 && packs.length === 0;
}

/** A scale in which a line's amount depends on the guests, or not. */
export function withFixed(scale: GuestScale, sku: string, isFixed: boolean): GuestScale {
  const others = scale.fixed.filter((one) => one !== sku);
  return { ...scale, fixed: isFixed ? [...others, sku] : others };
}

/** A scale with a chosen pack for a line in the place of the one before; without any where `pack` is undefined. */
export function withPack(scale: GuestScale, sku: string, pack: ChosenPack | undefined): GuestScale {
  const others = scale.packs.filter((one) => one.sku !== sku);
  return { ...scale, packs: pack ? [...others, pack] : others };
}

/** Whether amounts change: both numbers of guests are known, and they differ. */
export function isScaling({ base, wanted }: Pick<GuestScale, 'base' | 'wanted'>): boolean {
  return base !== undefined && wanted !== undefined && base !== wanted;
}

/**
 * What an amount was raised by, in its own unit. `whole`: to a whole number of units; `minimum`: to the least sale quantity (P§5);
 * `pack`: to where the chosen pack has its price.
 */
export interface Rounding {
  readonly kind: 'whole' | 'minimum' | 'pack';
  readonly by: Decimal;
}

/** A line of a template as it is for other guests. */
export interface ScaledLine {
  /** As the template has it. */
  readonly item: OrderTemplateItem;
  /** Undefined where it is no longer known. */
  readonly product: Product | undefined;
  /** How it was scaled. */
  readonly scale: GuestScale;
  readonly isFixed: boolean;
  /** The pack that was chosen for it and is sold; undefined where none was, or where nothing changes. */
  readonly pack: ChosenPack | undefined;
  /** What is wanted; the very same item where nothing changes. */
  readonly result: OrderTemplateItem;
  /** From the exact amount to the wanted one, in this order; none where nothing was rounded. */
  readonly roundings: readonly Rounding[];
  /** Why it would not go into the cart; undefined where it would. */
  readonly problem: RefusalReason | undefined;
}

function requestedLineOf({ productSku, amount, unit }: OrderTemplateItem, product: Product | undefined): RequestedLine {
  return { sku: productSku, name: product?.name, amount, unitAbbreviation: unit };
}

/** What lines come to, as the cart and a copy take them. */
export function requestedLines(lines: readonly ScaledLine[]): readonly RequestedLine[] {
  return lines.map(({ result, product }) => requestedLineOf(result, product));
}

/** Why an item would not go into the cart by itself; undefined where it would. */
function problemOf(item: OrderTemplateItem, product: Product | undefined): RefusalReason | undefined {
  return planAddition([requestedLineOf(item, product)], new Map(product ? [[product.sku, product]] : [])).refused[0]?.reason;
}

/**
 * A line for the guests that come: amount × guests ÷ guests of the template, exactly, then up to whole units, to the least sale quantity and to
 * what a chosen pack needs. Where both numbers are the same, one isn't known, or the line is fixed, nothing changes, not even an amount that is
 * below its minimum.
 */
export function scaledLine(item: OrderTemplateItem, product: Product | undefined, scale: GuestScale): ScaledLine {
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
  const amount = pack && least.lessThan(pack.least) ? decimal(pack.least) : least;
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

/**
 * The lines of a template, each the very same as long as what it depends on is: a line that is fixed redraws no other.
 *
 * @param products by sku
 */
export function rememberedLines(
  items: readonly OrderTemplateItem[],
  products: ReadonlyMap<string, Product>,
): (scale: GuestScale) => readonly ScaledLine[] {
  const known = new Map<OrderTemplateItem, { readonly key: string; readonly line: ScaledLine }>();
  return ({ base, wanted, fixed, packs }) =>
    items.map((item) => {
      const { productSku: sku } = item;
      const own = { base, wanted, fixed: fixed.filter((one) => one === sku), packs: packs.filter((one) => one.sku === sku) };
      const key = JSON.stringify(own);
      const kept = known.get(item);
      if (kept?.key === key) return kept.line;
      const line = scaledLine(item, products.get(sku), own);
      known.set(item, { key, line });
      return line;
    });
}

/** Whether a line goes along: one that is below its minimum stays as the template has it; what is gone or can't be ordered is left out. */
export function goesAlong({ problem }: ScaledLine): boolean {
  return problem === undefined || problem.kind === 'belowMinimum';
}

/** How much of which unit a line comes to; undefined where its product is unknown. */
export function choiceOf({ product, result }: Pick<ScaledLine, 'product' | 'result'>): OrderChoice | undefined {
  return product && { amount: result.amount, unit: unitOfLine(product, result.unit) };
}

/** What a line that can be ordered costs in EUR; undefined without a price, or without the permission to see one (P§6). */
export function lineTotal(line: ScaledLine, displayRules: DisplayRules): Decimal | undefined {
  const choice = choiceOf(line);
  if (!line.product || !choice || line.problem) return undefined;
  const quote = quoteOf(line.product, choice, displayRules);
  return quote?.kind === 'priced' ? quote.rowTotal : undefined;
}

/** What an event costs in EUR. */
export interface GuestCost {
  /** The row totals of what can be ordered. */
  readonly sum: Decimal;
  /** Sum ÷ guests, half-up to the cent; undefined while the guests aren't known. */
  readonly perGuest: Decimal | undefined;
  /** Lines that can be ordered and have no price, so that the sum is not the whole. */
  readonly onRequest: number;
}

/** What the lines cost, and each guest; undefined for users who may not see prices (P§6), and while nothing has a price. */
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

/** A pack that costs less per kg or l than a line as it is, with what it would make of the line. */
export interface PackOffer {
  readonly pack: ChosenPack;
  readonly unit: Unit;
  /** What the line would come to in it. */
  readonly amount: number;
  readonly reference: ReferencePrice;
  /** What the line costs now per quantity of reference. */
  readonly instead: ReferencePrice;
  /** What the line would cost more, in EUR; less than zero where it costs less. */
  readonly difference: Decimal;
}

/** Most of what is needed that may be left over of a pack which costs more in all: a fifth. */
const mostLeftOver = decimal('0.2');

/** What is needed of a line for the guests that come, in storage units, before anything is rounded. */
function neededQuantity({ item, scale: { base = 1, wanted = 1 } }: ScaledLine, product: Product): Decimal {
  return decimal(item.amount).times(unitOfLine(product, item.unit).ratio).times(wanted).dividedBy(base);
}

/**
 * The nearest pack that costs less per quantity of reference, for a line that is scaled; it is never taken by itself. It has to cost less
 * in all, or a fifth of what is needed may be left over at most, of goods that aren't perishable.
 */
export function packOffer(line: ScaledLine, displayRules: DisplayRules): PackOffer | undefined {
  const { item, product, scale, isFixed, problem } = line;
  const choice = choiceOf(line);
  if (!product || !choice || isFixed || problem || !isScaling(scale)) return undefined;
  const found = cheaperPackOf(product, choice, displayRules, shownPriceOf(product, choice, displayRules));
  if (!found) return undefined;
  const pack = { sku: item.productSku, unit: found.unit.abbreviation, least: found.amount };
  const then = scaledLine(item, product, { ...scale, packs: [pack] });
  const [now, after] = [lineTotal(line, displayRules), lineTotal(then, displayRules)];
  if (!now || !after) return undefined;
  const { unit, reference, instead } = found;
  const difference = after.minus(now);
  const needed = neededQuantity(line, product);
  const leftOver = decimal(then.result.amount).times(unit.ratio).minus(needed);
  const isUsedUp = product.kind !== 'fresh' && leftOver.lessThanOrEqualTo(needed.times(mostLeftOver));
  return difference.isNegative() || isUsedUp ? { pack, unit, amount: then.result.amount, reference, instead, difference } : undefined;
}
