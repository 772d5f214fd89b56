import type { Order } from '#gen/models/index.ts';
import { dayOfMoment, weekdayOf, type LocalDate, type Weekday } from '../text/calendar';
import { decimal, readDecimal, zero, type Decimal } from '../price/money';
import type { Product } from '../product/product';
import { raiseToMinimum } from '../product/quantity';
import { scaledAmount, unitOf, type Unit } from '../product/unit';

/** Orders that are looked at. */
const maxOrders = 12;
/** Below so many nothing is usual. */
const minOrders = 4;
/** Share of the orders that a usual product is in, as a fraction: 60 %. */
const [shareOver, shareUnder] = [3, 5];
/** An order of more than so many times the usual sum is a banquet; an amount of more than so many times the largest usual one is odd. */
const beyondTimes = 3;

/** Fields of an order that define the usual order. */
export type PastOrder = Pick<Order, 'creationTime'> & {
  readonly orderItems: readonly Pick<
    Order['orderItems'][number],
    'productSku' | 'name' | 'amount' | 'ratio' | 'unitAbbr' | 'baseUnit' | 'mostAccurateRowTotalString'
  >[];
};

/** A product that most of the orders have. */
export interface UsualProduct {
  readonly sku: string;
  /** As the last order called it. */
  readonly name: string;
  /** In how many of the orders it is. */
  readonly orders: number;
  /** The usual amount, in the unit in which it was ordered most often; of equally many the last one. */
  readonly amount: number;
  readonly unitAbbreviation: string;
  readonly ratio: number;
}

/** The least and the most that was ordered of a product at once, in storage units. */
export interface UsualRange {
  readonly least: Decimal;
  readonly most: Decimal;
  /** Abbreviation of the storage unit, where the orders name it. */
  readonly storageUnit: string | undefined;
}

/** A customer's usual order. */
export interface UsualOrders {
  /** The weekday whose orders were looked at; undefined where it has too few and the last ones of all days were. */
  readonly weekday: Weekday | undefined;
  /** Number of orders evaluated; all banquets together count as one. */
  readonly count: number;
  /** Products in at least 60 % of them: most frequent first, then in the sequence of the last order with them. */
  readonly products: readonly UsualProduct[];
  /** Usual quantities by sku, for products in at least four orders, on any weekday. */
  readonly ranges: ReadonlyMap<string, UsualRange>;
  /** Products ordered today, which aren't forgotten. */
  readonly orderedToday: ReadonlySet<string>;
}

type PastLine = PastOrder['orderItems'][number];

interface DatedOrder {
  readonly day: LocalDate;
  readonly lines: readonly PastLine[];
  /** Its size, to be compared with that of other orders. */
  readonly size: Decimal;
}

/** The one in the middle; of two the smaller. */
function middleOf(values: readonly Decimal[]): Decimal {
  return values.toSorted((one, other) => one.comparedTo(other))[Math.ceil(values.length / 2) - 1] ?? zero;
}

const storageAmount = ({ amount, ratio = 1 }: PastLine): Decimal => scaledAmount(amount, ratio);

function dated(orders: readonly PastOrder[]): DatedOrder[] {
  const readable = orders.flatMap(({ creationTime, orderItems }) => {
    const moment = new Date(creationTime);
    const lines = orderItems.filter(({ amount }) => amount > 0);
    return Number.isNaN(moment.getTime()) || lines.length === 0 ? [] : [{ moment, day: dayOfMoment(moment), lines }];
  });
  // Users who see no prices get none: then the amounts measure the size of an order.
  const hasSums = readable.some(({ lines }) => lines.some((line) => readDecimal(line.mostAccurateRowTotalString)));
  const sizeOf = (line: PastLine) => (hasSums ? (readDecimal(line.mostAccurateRowTotalString) ?? zero) : storageAmount(line));
  return readable
    .toSorted((one, other) => other.moment.getTime() - one.moment.getTime())
    .map(({ day, lines }) => ({ day, lines, size: lines.reduce((sum, line) => sum.plus(sizeOf(line)), zero) }));
}

/** The banquets among orders, by the others' size. */
function banquetsOf(orders: readonly DatedOrder[]): ReadonlySet<DatedOrder> {
  const usual = middleOf(orders.map(({ size }) => size));
  return new Set(orders.filter(({ size }) => size.greaterThan(usual.times(beyondTimes))));
}

/** Orders that count: each everyday one, and all banquets together as one. */
interface Counted {
  readonly everyday: readonly DatedOrder[];
  readonly banquets: readonly DatedOrder[];
  readonly count: number;
}

function counted(orders: readonly DatedOrder[], banquets: ReadonlySet<DatedOrder>): Counted {
  const large = orders.filter((order) => banquets.has(order));
  const everyday = orders.filter((order) => !banquets.has(order));
  return { everyday, banquets: large, count: everyday.length + Math.min(large.length, 1) };
}

function commonestUnit(lines: readonly PastLine[]): string {
  const times = new Map<string, number>();
  for (const { unitAbbr = '' } of lines) times.set(unitAbbr, (times.get(unitAbbr) ?? 0) + 1);
  // Lines come newest first, and a stable sort leaves them so.
  return [...times].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}

function usualProduct(sku: string, everyday: readonly PastLine[], orders: number): UsualProduct | undefined {
  const unitAbbreviation = commonestUnit(everyday);
  const inUnit = everyday.filter(({ unitAbbr = '' }) => unitAbbr === unitAbbreviation);
  const [last] = inUnit;
  if (!last) return undefined;
  const amount = Math.max(1, Math.round(middleOf(inUnit.map((line) => decimal(line.amount))).toNumber()));
  return { sku, name: everyday[0]?.name ?? sku, orders, amount, unitAbbreviation, ratio: last.ratio ?? 1 };
}

/** The lines of each product, newest first. */
function linesBySku(orders: readonly DatedOrder[]): Map<string, PastLine[]> {
  const bySku = new Map<string, PastLine[]>();
  for (const { lines } of orders)
    for (const line of lines) {
      const known = bySku.get(line.productSku);
      if (known) known.push(line);
      else bySku.set(line.productSku, [line]);
    }
  return bySku;
}

function productsOf({ everyday, banquets, count }: Counted): UsualProduct[] {
  const skusOf = ({ lines }: DatedOrder) => new Set(lines.map(({ productSku }) => productSku));
  const times = new Map<string, number>();
  for (const skus of [...everyday.map(skusOf), new Set(banquets.flatMap((order) => [...skusOf(order)]))])
    for (const sku of skus) times.set(sku, (times.get(sku) ?? 0) + 1);
  const products: UsualProduct[] = [];
  for (const [sku, lines] of linesBySku(everyday)) {
    const orders = times.get(sku) ?? 0;
    const product = orders * shareUnder >= count * shareOver ? usualProduct(sku, lines, orders) : undefined;
    if (product) products.push(product);
  }
  return products.toSorted((one, other) => other.orders - one.orders);
}

function rangesOf(orders: readonly DatedOrder[], banquets: ReadonlySet<DatedOrder>): Map<string, UsualRange> {
  const ranges = new Map<string, UsualRange>();
  for (const [sku, lines] of linesBySku(orders.filter((order) => !banquets.has(order)))) {
    if (lines.length < minOrders) continue;
    const amounts = lines.map(storageAmount).toSorted((one, other) => one.comparedTo(other));
    const highest = middleOf(amounts).times(beyondTimes);
    // A slip of the finger that was ordered all the same doesn't become usual.
    const usual = amounts.filter((amount) => amount.lessThanOrEqualTo(highest));
    ranges.set(sku, { least: usual[0] ?? zero, most: usual.at(-1) ?? zero, storageUnit: lines[0]?.baseUnit });
  }
  return ranges;
}

/**
 * A customer's usual order on a weekday: of the last 12 earlier orders on it, else of the last 12 on any day, the products in 60 % or
 * more of them. An order of more than three times the usual sum, such as a banquet's, is no pattern: all of them count as one, and
 * their amounts are ignored.
 *
 * @param today the day in the tenants' zone
 * @returns undefined for fewer than four orders
 */
export function usualOrders(orders: readonly PastOrder[], today: LocalDate): UsualOrders | undefined {
  const all = dated(orders);
  const before = all.filter(({ day }) => day < today);
  const banquets = banquetsOf(before);
  const weekday = weekdayOf(today);
  const ofWeekday = counted(before.filter(({ day }) => weekdayOf(day) === weekday).slice(0, maxOrders), banquets);
  const isOfWeekday = ofWeekday.count >= minOrders;
  const looked = isOfWeekday ? ofWeekday : counted(before.slice(0, maxOrders), banquets);
  if (looked.count < minOrders) return undefined;
  return {
    weekday: isOfWeekday ? weekday : undefined,
    count: looked.count,
    products: productsOf(looked),
    ranges: rangesOf(before, banquets),
    orderedToday: new Set(all.filter(({ day }) => day === today).flatMap(({ lines }) => lines.map(({ productSku }) => productSku))),
  };
}

/** True if a page of orders, newest first, suffices: it contains twelve of the weekday. */
export function isEnoughOfWeekday(orders: readonly PastOrder[], today: LocalDate): boolean {
  return dated(orders).filter(({ day }) => day < today && weekdayOf(day) === weekdayOf(today)).length >= maxOrders;
}

/** Usual products that are not in the cart, not ordered today and not hidden, most frequent first. */
export function forgottenOf(
  usual: Pick<UsualOrders, 'products' | 'orderedToday'>,
  isLeftOut: (sku: string) => boolean,
): readonly UsualProduct[] {
  return usual.products.filter(({ sku }) => !usual.orderedToday.has(sku) && !isLeftOut(sku));
}

/**
 * The usual amount as it can be ordered today: in its unit, else, where that is no longer sold, as much in the product's own, rounded
 * to whole ones; raised to the minimum (P§5 minimum quantity). Undefined for a product that can't be ordered.
 */
export function usualChoice(
  { amount, unitAbbreviation, ratio }: UsualProduct,
  product: Pick<Product, 'isOrderable' | 'units' | 'defaultUnit' | 'minSaleQuantity'>,
): { readonly amount: number; readonly unit: Unit } | undefined {
  if (!product.isOrderable) return undefined;
  const sold = unitOf(product.units, unitAbbreviation);
  const unit = sold ?? product.defaultUnit;
  const wanted = sold ? amount : Math.max(1, scaledAmount(amount, ratio).dividedBy(unit.ratio).toDecimalPlaces(0).toNumber());
  return { amount: raiseToMinimum(wanted, unit.ratio, product.minSaleQuantity).amount, unit };
}

/** True if an amount is far beyond the usual: over three times the largest one. */
export function isOddAmount(amount: number, ratio: number, { most }: UsualRange): boolean {
  return scaledAmount(amount, ratio).greaterThan(most.times(beyondTimes));
}

/** The range in a unit if both ends are whole numbers of it, else undefined: then it is shown in storage units. */
export function rangeInUnit({ least, most }: UsualRange, ratio: number): Pick<UsualRange, 'least' | 'most'> | undefined {
  const [low, high] = [least.dividedBy(ratio), most.dividedBy(ratio)];
  return low.isInteger() && high.isInteger() ? { least: low, most: high } : undefined;
}
