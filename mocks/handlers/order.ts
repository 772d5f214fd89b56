import type { Order, OrderOverviewEntry, OrderSortField } from '#gen/models/index.ts';
import { limits } from '#domain/text/limits.ts';
import { decimal } from '#domain/price/money.ts';
import type { TenantCode } from '#domain/customer/tenant.ts';
import { customerOf, refuse, tenantOf, type Call } from '../call';
import type { Handlers } from '../respond';
import { compareTexts, pageOf, signOf } from '../paging';
import { productOf, type Visit } from '../visitedCatalogue';
import { customerKey } from '../state/state';
import { findCustomer } from '../world/customers';
import { totalOf } from '../world/orderLines';
import { firstDayOf } from '../world/receipts';
import type { World } from '../world/world';

/** An order with its sort key. */
interface Ranked {
  readonly order: Order;
  readonly total: string;
}

/** Compares two orders by a field, the smaller first. */
const comparisons: Readonly<Record<OrderSortField, (one: Ranked, other: Ranked) => number>> = {
  id: (one, other) => (one.order.id < other.order.id ? -1 : Number(one.order.id !== other.order.id)),
  orderedAt: (one, other) => compareTexts(one.order.creationTime, other.order.creationTime),
  source: (one, other) => compareTexts(one.order.source ?? '', other.order.source ?? ''),
  deliveryAddress: (one, other) => compareTexts(addressText(one.order), addressText(other.order)),
  positions: (one, other) => positionsOf(one.order) - positionsOf(other.order),
  sum: (one, other) => decimal(one.total).comparedTo(other.total),
  deliveryDate: (one, other) => compareTexts(firstDayOf(one.order) ?? '', firstDayOf(other.order) ?? ''),
};

function addressText({ deliveryAddress, unloadingArea = '' }: Order): string {
  return deliveryAddress ? `${deliveryAddress.street}, ${deliveryAddress.postCode} ${deliveryAddress.city}, ${unloadingArea}` : '';
}

/** Orders sorted; without a field by the moment of ordering, without a direction the newest or greatest first. Ties: newest first. */
function sortOrders(orders: readonly Ranked[], field: OrderSortField = 'orderedAt', direction = 'DESC'): Ranked[] {
  const sign = signOf(direction);
  return [...orders].sort((one, other) => sign * comparisons[field](one, other) || comparisons.orderedAt(other, one));
}

/** Lines of an order, those for products outside the web shop too. */
function positionsOf({ orderItems, nonWebshopItems = [] }: Order): number {
  return orderItems.length + nonWebshopItems.length;
}

function overviewEntryOf({ order, total }: Ranked): OrderOverviewEntry {
  const { id, creationTime, customerId, customerOrderId, deliverySlotDate, requestedDeliveryDateFreshProducts: fresh } = order;
  const { requestedDeliveryDateFrozenProducts: frozen, deliveryAddress, unloadingArea, source, userName } = order;
  return {
    id,
    creationTime,
    customerId,
    ...(customerOrderId !== undefined && { customerOrderId }),
    ...(deliverySlotDate !== undefined && { deliverySlotDate }),
    ...(fresh !== undefined && { requestedDeliveryDateFreshProducts: fresh }),
    ...(frozen !== undefined && { requestedDeliveryDateFrozenProducts: frozen }),
    ...(deliveryAddress && { deliveryAddress }),
    ...(unloadingArea !== undefined && { unloadingArea }),
    ...(source && { source }),
    ...(userName !== undefined && { userName }),
    itemsCount: positionsOf(order),
    totalPrice: decimal(total).toNumber(),
    totalPriceString: total,
  };
}

/** An order with the names of its products in the caller's language; a removed product keeps its old name. */
export function orderInLanguage(visit: Visit, order: Order): Order {
  const nameOf = (sku: string, name: string) => productOf(visit, sku, true)?.name ?? name;
  return {
    ...order,
    orderItems: order.orderItems.map((item) => ({ ...item, name: nameOf(item.productSku, item.name) })),
    ...(order.freeItems && { freeItems: order.freeItems.map((item) => ({ ...item, name: nameOf(item.productSku, item.name) })) }),
  };
}

/** Orders, placed here and in the made-up past. */
export function orderHandlers(world: World): Handlers {
  const ranks = new WeakMap<Order, Ranked>();
  function ranked(order: Order): Ranked {
    const known = ranks.get(order) ?? { order, total: totalOf(order.orderItems) };
    ranks.set(order, known);
    return known;
  }
  function ordersOf(call: Call): Ranked[] {
    return call.scenario.emptyLists ? [] : world.ordersOf(customerOf(call)).map(ranked);
  }
  /** The field to sort by: their order would reveal the sums to users who may not see them. */
  function fieldOf({ user }: Call, sortBy: OrderSortField | undefined): OrderSortField | undefined {
    return sortBy === 'sum' && !user?.flags.includes('canSeePrices') ? undefined : sortBy;
  }
  /** True if a number is another customer's order, placed here or in the generated past, whose numbers contain the customer's. */
  function isOfAnother(tenant: TenantCode, orderId: string): boolean {
    const placed = Object.entries(world.state().orders).some(
      ([key, orders]) => key.startsWith(customerKey(tenant, '')) && orders.some(({ id }) => id === orderId),
    );
    const customer = findCustomer(tenant, String(Number(/^45(\d{4})\d{4}$/.exec(orderId)?.[1])));
    return placed || (customer !== undefined && world.ordersOf(customer).some(({ id }) => id === orderId));
  }
  return {
    listOrders: (call) => {
      const { sortBy, sortDirection, page: number } = call.query;
      const { page, entries } = pageOf(sortOrders(ordersOf(call), fieldOf(call, sortBy), sortDirection), number, limits.listPageSize);
      return { page, orders: entries.map(({ order }) => orderInLanguage(world.visitOf(call), order)) };
    },
    listOrderOverview: (call) => {
      const { sortBy, sortDirection, page: number, source } = call.query;
      const wanted = ordersOf(call).filter(({ order }) => source === undefined || order.source === source);
      const { page, entries } = pageOf(sortOrders(wanted, fieldOf(call, sortBy), sortDirection), number, limits.listPageSize);
      return { page, orders: entries.map(overviewEntryOf) };
    },
    getOrder: (call) => {
      const { orderId } = call.params;
      const order = world.ordersOf(customerOf(call)).find(({ id }) => id === orderId);
      if (!order) throw refuse(call, isOfAnother(tenantOf(call), orderId) ? 'foreignOrder' : 'notFound', { field: 'orderId' });
      return orderInLanguage(world.visitOf(call), order);
    },
  };
}
