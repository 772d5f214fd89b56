import { planAddition, type RequestedLine, type RefusalReason } from '../cart/cartAddition';
import type { CartLine } from '../cart/cart';
import { roundMoney, type Decimal } from '../price/money';
import { orderItemPrice, requestedReorderLines, type OrderItem } from './order';
import { bestPrice } from '../price/price';
import type { Product } from '../product/product';
import { unitOf, type Unit } from '../product/unit';

/** A difference between the order and today. */
export type LineChange =
  /** The price of one storage unit at the ordered amount, in EUR (P§9 price calculation); bonus aside, as orders state it. */
  | { readonly kind: 'price'; readonly before: Decimal; readonly now: Decimal }
  /** The price is on request now. */
  | { readonly kind: 'priceOnRequest' }
  /** The unit holds another number of storage units: a carton of 6 is one of 12 now. */
  | { readonly kind: 'unitSize'; readonly unit: Unit; readonly before: number; readonly now: number };

/** A line of an order with its expected result in the cart today. */
export interface ComparedLine {
  /** The requested line: the amount and unit of the order. */
  readonly requestedLine: RequestedLine;
  /** The product as it is now; undefined where it is no longer known. */
  readonly product: Product | undefined;
  /** Why it can't go into the cart; undefined where it can (P§5 minimum quantity). */
  readonly refusal: RefusalReason | undefined;
  /** The changes; none for lines that can't be ordered anyway. */
  readonly changes: readonly LineChange[];
}

/** Context of the comparison besides order and products. */
export interface ComparisonTerms {
  /** Permission can-see-prices: without it prices are not compared (P§6 price permission). */
  readonly canSeePrices: boolean;
  /** Lines of the cart that the requested lines are added to. */
  readonly cartLines?: readonly CartLine[] | undefined;
}

/**
 * The changes since an order, line by line, before its lines go into the cart again.
 *
 * @param items the lines to order again
 * @param products the products as they are now, by sku
 */
export function compareOrder(
  items: readonly OrderItem[],
  products: ReadonlyMap<string, Product>,
  { canSeePrices, cartLines = [] }: ComparisonTerms,
): readonly ComparedLine[] {
  const requestedLines = requestedReorderLines({ orderItems: [...items] });
  const refusals = new Map(
    planAddition(requestedLines, products, cartLines).refused.map(({ requestedLine, reason }) => [requestedLine, reason]),
  );
  return items.flatMap((item, index) => {
    const requestedLine = requestedLines[index];
    if (!requestedLine) return [];
    const product = products.get(item.productSku);
    const refusal = refusals.get(requestedLine);
    return [{ requestedLine, product, refusal, changes: product && !refusal ? changesOf(item, requestedLine, product, canSeePrices) : [] }];
  });
}

function changesOf(item: OrderItem, requestedLine: RequestedLine, product: Product, canSeePrices: boolean): LineChange[] {
  const unit = unitOf(product.units, requestedLine.unitAbbreviation);
  const size: LineChange[] =
    unit && item.ratio !== undefined && item.ratio !== unit.ratio ? [{ kind: 'unitSize', unit, before: item.ratio, now: unit.ratio }] : [];
  return canSeePrices && unit ? [...size, ...priceChange(item, product, unit)] : size;
}

function priceChange(item: OrderItem, { prices }: Product, { ratio }: Unit): LineChange[] {
  const before = orderItemPrice(item);
  if (!before) return [];
  const quote = bestPrice(prices, { amount: item.amount, ratio, includeBonus: false });
  if (quote.kind === 'onRequest') return [{ kind: 'priceOnRequest' }];
  const [then, now] = [roundMoney(before), roundMoney(quote.unitPrice)];
  return then.equals(now) ? [] : [{ kind: 'price', before: then, now }];
}

/** The lines of a comparison, grouped by message. */
export interface SortedComparison {
  /** Can't go into the cart. */
  readonly refused: readonly ComparedLine[];
  /** Can go in, but not as they were. */
  readonly changed: readonly ComparedLine[];
  /** Go in as they were. */
  readonly unchanged: readonly ComparedLine[];
}

/** Groups the lines of an order before it goes into the cart again; unchanged ones need no message. */
export function sortComparison(lines: readonly ComparedLine[]): SortedComparison {
  return {
    refused: lines.filter(({ refusal }) => refusal),
    changed: lines.filter(({ refusal, changes }) => !refusal && changes.length > 0),
    unchanged: lines.filter(({ refusal, changes }) => !refusal && changes.length === 0),
  };
}
