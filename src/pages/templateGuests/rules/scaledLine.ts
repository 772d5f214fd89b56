import { isUnitSold } from '#domain/cart/cart.ts';
import { planAddition, type RefusalReason, type RequestedLine } from '#domain/cart/cartAddition.ts';
import { measuredContent, type ContentMeasure } from '#domain/product/content.ts';
import { unitOfLine, type Product } from '#domain/product/product.ts';
import { raiseToMinimum } from '#domain/product/quantity.ts';
import { storageByContent } from '#domain/product/substitution.ts';
import type { Unit } from '#domain/product/unit.ts';
import { cheaperPackOf, quoteOf, shownPriceOf, type DisplayRules, type OrderChoice } from '#domain/price/displayRules.ts';
import { decimal, roundMoney, roundUp, sumMoney, type Decimal } from '#domain/price/money.ts';
import type { ReferencePrice } from '#domain/price/referencePrice.ts';
import type { OrderTemplateItem } from '#domain/template/orderTemplate.ts';
import { isOfItem, needDecimals, needOf, templateStorage, type LineNeed, type ScalableItem } from './guestNeed';
import { orderedGuests, type ChosenPack, type GuestScale, type LineSwap, type Portion } from './guestScale';

/**
 * Items of a template, each one that can't be ordered followed by its substitute, which is scaled by content where both
 * are known. A substitute is omitted if it is unknown, or in the template by now.
 *
 * @param products by sku
 */
export function swappedItems(
  items: readonly OrderTemplateItem[],
  swaps: readonly LineSwap[],
  products: ReadonlyMap<string, Product>,
): readonly ScalableItem[] {
  const skus = new Set(items.map(({ productSku }) => productSku));
  return items.flatMap((item): readonly ScalableItem[] => {
    const { productSku: gone } = item;
    const swap = swaps.find((one) => one.gone === gone && !skus.has(one.sku));
    const [before, now] = [products.get(gone), swap && products.get(swap.sku)];
    if (!swap || !now || before?.isOrderable) return [item];
    const storage = before && decimal(item.amount).times(unitOfLine(before, item.unit).ratio);
    const exactStorage = storage && storageByContent(storage, before, now);
    const { sku: productSku, amount, unit } = swap;
    return [item, { ...item, productSku, amount, unit, replaces: gone, ...(exactStorage && { exactStorage }) }];
  });
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
  readonly item: ScalableItem;
  /** Undefined if it is no longer known. */
  readonly product: Product | undefined;
  /** The applied scale. */
  readonly scale: LineScale;
  readonly isFixed: boolean;
  /** Exact need; undefined for a fixed line, and while guests are unknown. */
  readonly need: LineNeed | undefined;
  /** The chosen pack, if it is sold; undefined without one, or if nothing changes. */
  readonly pack: ChosenPack | undefined;
  /** The scaled item; the same object if nothing changes. */
  readonly result: OrderTemplateItem;
  /** Roundings from the exact amount to the result, in sequence; empty if there are none. */
  readonly roundings: readonly Rounding[];
  /** Why it can't be added to the cart; undefined if it can. */
  readonly problem: RefusalReason | undefined;
}

function requestedLineOf(
  { productSku, amount, unit }: Pick<OrderTemplateItem, 'productSku' | 'amount' | 'unit'>,
  product: Product | undefined,
): RequestedLine {
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
 * A line for the expected guests: its exact need ({@link needOf}), rounded up to whole units, to the least sale quantity
 * and to the chosen pack's minimum. If the need is the template's amount, guests are unknown, or the line is fixed,
 * nothing changes, not even an amount below its minimum.
 */
export function scaledLine(item: ScalableItem, product: Product | undefined, scale: LineScale): ScaledLine {
  const { productSku: sku } = item;
  const { fixed, packs } = scale;
  const isFixed = fixed.includes(sku);
  const isScalable = product !== undefined && !isFixed && item.amount > 0 && isUnitSold(product, item.unit);
  const need = isScalable ? needOf(item, product, scale) : undefined;
  if (!product || !need || isAsInTemplate(item, product, need))
    return { item, product, scale, isFixed, need, pack: undefined, result: item, roundings: [], problem: problemOf(item, product) };
  const pack = packs.find((one) => one.sku === sku && isUnitSold(product, one.unit));
  const unit = unitOfLine(product, pack?.unit ?? item.unit);
  const exact = need.storage.dividedBy(unit.ratio).toDecimalPlaces(needDecimals);
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
    need,
    pack,
    result,
    roundings: roundings.filter(({ by }) => !by.isZero()),
    problem: problemOf(result, product),
  };
}

/** True if the need is the template's amount, and no portion is the user's own. */
function isAsInTemplate(item: ScalableItem, product: Product, { storage, groups }: LineNeed): boolean {
  return storage.equals(templateStorage(item, product).toDecimalPlaces(needDecimals)) && groups.every(({ portion }) => !portion);
}

/** A line with its chosen pack while that pays; for other guests it may not, and the line is as without it. */
function packedLine(item: ScalableItem, product: Product | undefined, scale: LineScale, displayRules: DisplayRules): ScaledLine {
  const line = scaledLine(item, product, scale);
  if (!line.pack) return line;
  const plain = scaledLine(item, product, { ...scale, packs: [] });
  return differenceOf(plain, line, displayRules) ? line : plain;
}

/** The parts of a scale that concern an item. */
function ownScale(item: ScalableItem, { base, wanted, fixed, packs, portions, events, dishes }: GuestScale): LineScale {
  const { productSku } = item;
  const ofItem = (all: readonly Portion[]) => all.filter(({ sku }) => isOfItem(sku, item));
  return {
    base,
    wanted,
    fixed: fixed.filter((sku) => sku === productSku),
    packs: packs.filter(({ sku }) => sku === productSku),
    portions: ofItem(portions),
    events: events.map((event) => ({ ...event, portions: ofItem(event.portions) })),
    dishes: dishes.filter(({ skus }) => skus.some((sku) => isOfItem(sku, item))).map((dish) => ({ ...dish, skus: [productSku] })),
  };
}

/**
 * Lines of a template. A line stays the same object while its own scale is unchanged, so that fixing one re-renders
 * no other. A chosen pack applies while it pays.
 *
 * @param products by sku
 */
export function rememberedLines(
  items: readonly ScalableItem[],
  products: ReadonlyMap<string, Product>,
  displayRules: DisplayRules,
): (scale: GuestScale) => readonly ScaledLine[] {
  const known = new Map<ScalableItem, { readonly key: string; readonly line: ScaledLine }>();
  return (scale) =>
    items.map((item) => {
      const { productSku: sku } = item;
      const own = ownScale(item, scale);
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

/** Content of a line's result. */
export interface LineContent {
  readonly measure: ContentMeasure;
  /** All of it, in `measure`. */
  readonly ordered: Decimal;
  /** More than is needed, in `measure`; undefined if the need is unknown. */
  readonly over: Decimal | undefined;
}

/** Content of a line's result; undefined if the product's content is unknown. */
export function lineContent(line: ScaledLine): LineContent | undefined {
  const { product, need } = line;
  const choice = choiceOf(line);
  const content = product && measuredContent(product);
  if (!content || !choice) return undefined;
  const storage = decimal(choice.amount).times(choice.unit.ratio);
  return {
    measure: content.measure,
    ordered: storage.times(content.quantity),
    over: need && storage.minus(need.storage).times(content.quantity),
  };
}

/**
 * The scale of a new template that these lines were copied to: it is for the guests that were ordered for, and keeps
 * fixed lines, own portions, and dishes with the share that its amounts are for.
 */
export function copiedScale(scale: GuestScale, lines: readonly ScaledLine[]): GuestScale {
  const renamed = (skus: readonly string[]) =>
    lines.flatMap(({ item }) => (skus.some((sku) => isOfItem(sku, item)) ? [item.productSku] : []));
  return {
    base: orderedGuests(scale),
    wanted: undefined,
    fixed: lines.flatMap(({ item, isFixed }) => (isFixed ? [item.productSku] : [])),
    packs: [],
    swaps: [],
    portions: scale.portions.flatMap((portion) => renamed([portion.sku]).map((sku) => ({ ...portion, sku }))),
    events: [],
    dishes: scale.dishes.map((dish) => ({ ...dish, baseShare: dish.share, skus: renamed(dish.skus) })),
  };
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

/**
 * Extra cost of a line in another pack, in EUR; undefined if the pack doesn't pay, or a price is missing. It pays if
 * the line costs less, or if at most a fifth of the need of unperishable goods is left over.
 */
function differenceOf(line: ScaledLine, then: ScaledLine, displayRules: DisplayRules): Decimal | undefined {
  const { product, need } = line;
  const choice = choiceOf(then);
  const [now, after] = [lineTotal(line, displayRules), lineTotal(then, displayRules)];
  if (!product || !need || !choice || !now || !after) return undefined;
  const difference = after.minus(now);
  const needed = need.storage;
  const leftOver = decimal(choice.amount).times(choice.unit.ratio).minus(needed);
  const isUsedUp = product.kind !== 'fresh' && leftOver.lessThanOrEqualTo(needed.times(maxLeftOver));
  return difference.isNegative() || isUsedUp ? difference : undefined;
}

/** The nearest pack with a lower reference price that pays, for a scaled line. Only the user can choose it. */
export function packOffer(line: ScaledLine, displayRules: DisplayRules): PackOffer | undefined {
  const { item, product, scale, problem } = line;
  const choice = choiceOf(line);
  if (!product || !choice || problem || line.result === item) return undefined;
  const found = cheaperPackOf(product, choice, displayRules, shownPriceOf(product, choice, displayRules));
  if (!found) return undefined;
  const pack = { sku: item.productSku, unit: found.unit.abbreviation, minAmount: found.amount };
  const then = scaledLine(item, product, { ...scale, packs: [pack] });
  const difference = differenceOf(line, then, displayRules);
  const { unit, reference, instead } = found;
  return difference && { pack, unit, amount: then.result.amount, reference, instead, difference };
}
