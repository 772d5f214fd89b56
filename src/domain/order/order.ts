import type { Order, OrderDeliveryDetails, OrderItem, OrderOverviewEntry, OrderSortField, OrderSource } from '#gen/models/index.ts';
import type { OverviewItem } from '../allergens/allergenOverview';
import { isLocalDate, type LocalDate } from '../text/calendar';
import type { RequestedLine } from '../cart/cartAddition';
import { productKinds, type ProductKind } from '../product/coolingClass';
import { enumFilter, type ListRules, type ListSort } from '../text/listAddress';
import { decimal, roundMoney, sumMoney, type Decimal } from '../price/money';
import { wireDecimal } from '../price/wireDecimal';

/** The shapes of orders, for the screens that show them. */
export type {
  Order,
  OrderDeliveryDetails,
  OrderFreeItem,
  OrderItem,
  OrderNonWebshopItem,
  OrderOverviewEntry,
  OrderRejectedItem,
  OrderRejectionReason,
  OrderSortField,
  OrderSource,
} from '#gen/models/index.ts';

/** The fields by which orders can be sorted (C§9 order fields), in the order of the columns. */
export const orderSortFields = [
  'id',
  'orderedAt',
  'source',
  'deliveryAddress',
  'positions',
  'sum',
  'deliveryDate',
] as const satisfies readonly OrderSortField[];

/** Sort of the order list. */
export type OrderSort = ListSort<OrderSortField>;

/** Newest orders first. */
export const defaultOrderSort: OrderSort = { field: 'orderedAt', direction: 'desc' };

/** The sources of orders (C§9 sources). */
export const orderSources = ['WEBSHOP', 'EMAIL', 'PUSH_NOTIFICATION'] as const satisfies readonly OrderSource[];

/** Filters of the order list. */
export interface OrderFilters {
  readonly source: OrderSource;
}

/**
 * Address rules of the order list.
 *
 * @param canSeePrices sorting by sum would reveal the dearer order to users who see no prices
 */
export function orderListRules({ canSeePrices }: { readonly canSeePrices: boolean }): ListRules<OrderSortField, OrderFilters> {
  return {
    sortFields: orderSortFields.filter((field) => canSeePrices || field !== 'sum'),
    defaultSort: defaultOrderSort,
    filters: { source: enumFilter(orderSources) },
  };
}

/** The day of delivery of one kind of goods. */
export interface KindDay {
  readonly kind: ProductKind;
  readonly day: LocalDate;
}

/** The days of delivery of an order, one for each kind that has its own, dry goods first (P§3 "Requested delivery dates"). */
export function deliveryDaysOf(order: OrderDeliveryDetails): readonly KindDay[] {
  const days: Record<ProductKind, string | undefined> = {
    dry: order.deliverySlotDate,
    fresh: order.requestedDeliveryDateFreshProducts,
    frozen: order.requestedDeliveryDateFrozenProducts,
  };
  return productKinds.flatMap((kind) => {
    const day = days[kind];
    return isLocalDate(day) ? [{ kind, day }] : [];
  });
}

/**
 * Status of an order by its delivery days; the server sends none. Before the first it is `ordered`, on and between them `inDelivery`,
 * after the last `past`. Arrival of the goods is unknown here, so there is no "delivered".
 */
export type OrderStatus = 'ordered' | 'inDelivery' | 'past';

/** Status of an order on a day; undefined without a delivery day. */
export function orderStatus(order: OrderDeliveryDetails, today: LocalDate): OrderStatus | undefined {
  const days = deliveryDaysOf(order)
    .map(({ day }) => day)
    .sort();
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined) return undefined;
  if (today < first) return 'ordered';
  return today > last ? 'past' : 'inDelivery';
}

/** Total of a line in EUR as the server worked it out; from its price where it didn't; undefined without prices. */
export function orderItemTotal(item: OrderItem): Decimal | undefined {
  const total = wireDecimal(item.mostAccurateRowTotalString, item.mostAccurateRowTotal);
  if (total) return total;
  const price = wireDecimal(item.priceString, item.price);
  return price && roundMoney(price.times(amountInBaseUnit(item)));
}

/**
 * A discount on the total (P§9 price calculation) of a line, in EUR: the difference between price × amount in the base unit and the
 * server's total. Undefined if there is none, or prices are missing.
 */
export function orderItemDiscount(item: OrderItem): Decimal | undefined {
  const price = orderItemPrice(item);
  const total = orderItemTotal(item);
  const discount = price && total && roundMoney(price.times(amountInBaseUnit(item))).minus(roundMoney(total));
  return discount?.greaterThan(0) ? discount : undefined;
}

/** Sum of an order in EUR, rounded once; undefined if no line has a price. */
export function orderSum(order: { readonly orderItems: readonly OrderItem[] }): Decimal | undefined {
  const totals = order.orderItems.map(orderItemTotal).filter((total) => total !== undefined);
  return totals.length > 0 ? roundMoney(sumMoney(totals)) : undefined;
}

/** Lines of an order that have no price, so that its sum leaves them out. */
export function linesOnRequest({ orderItems }: { readonly orderItems: readonly OrderItem[] }): number {
  return orderItems.filter((item) => orderItemTotal(item) === undefined).length;
}

/** Sum of an order in the order list, in EUR; undefined without prices. */
export function overviewSum(entry: Pick<OrderOverviewEntry, 'totalPrice' | 'totalPriceString'>): Decimal | undefined {
  return wireDecimal(entry.totalPriceString, entry.totalPrice);
}

/** Price of one storage unit of a line in EUR; undefined without prices. */
export function orderItemPrice(item: Pick<OrderItem, 'price' | 'priceString'>): Decimal | undefined {
  return wireDecimal(item.priceString, item.price);
}

/** Amount of a line in the base unit: amount × ratio (P§3 "amount in base unit"). */
export function amountInBaseUnit({ amount, ratio = 1 }: Pick<OrderItem, 'amount' | 'ratio'>): Decimal {
  return decimal(amount).times(ratio);
}

/** The lines for ordering again: all, or those of the given skus. */
export function requestedReorderLines(order: Pick<Order, 'orderItems'>, skus?: ReadonlySet<string>): readonly RequestedLine[] {
  return order.orderItems
    .filter(({ productSku }) => skus === undefined || skus.has(productSku))
    .map(({ productSku, amount, unitAbbr, baseUnit, name }) => ({
      sku: productSku,
      name,
      amount,
      unitAbbreviation: unitAbbr ?? baseUnit ?? '',
    }));
}

/** All goods of an order, for its allergens: its lines, free goods, and articles outside of the webshop, which have no number here. */
export function orderItemsToDeclare({
  orderItems,
  freeItems = [],
  nonWebshopItems = [],
}: Pick<Order, 'orderItems'> & Partial<Pick<Order, 'freeItems' | 'nonWebshopItems'>>): readonly OverviewItem[] {
  return [
    ...[...orderItems, ...freeItems].map(({ productSku, name }) => ({ sku: productSku, name })),
    ...nonWebshopItems.map(({ name }) => ({ sku: undefined, name })),
  ];
}
