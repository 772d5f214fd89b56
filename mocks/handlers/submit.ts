import type { Order, OrderRejectedItem, OrderSource, Product } from '#gen/models/index.ts';
import { orderDeadlineOf } from '#domain/product/attributes.ts';
import { deadlineWithOwnTime, isInRange, openDays } from '#domain/checkout/delivery.ts';
import { kindOf } from '#domain/product/coolingClass.ts';
import { customerOf, refuse, userOf, type Call } from '../call';
import { narasOf } from '../visitedCatalogue';
import { emptyAfterOrder } from '../state/carts';
import { customerKey, type CartState } from '../state/state';
import { upcomingDaysOf } from '../world/deliveryDays';
import { fairDays, type FairRecord } from '../world/fairs';
import { freeItemsOf, makeOrderItem } from '../world/orderLines';
import type { World } from '../world/world';
import { alternativeDayOf, cartToChange, changeOf, productOfLine, type OpenCart } from './cartLines';

/** The common fields of both submits' bodies. */
interface SubmitBody {
  readonly deliveryAddressExternalId: string;
  readonly requestedDeliveryDay?: string | undefined;
  readonly requestedDeliveryDayFreshProducts?: string | undefined;
  readonly requestedDeliveryDayFrozenProducts?: string | undefined;
  readonly unloadingArea?: string | undefined;
  readonly customerOrderId?: string | undefined;
  readonly notes?: string | undefined;
}

/** A cart on its way to become an order. */
interface Submission {
  readonly body: SubmitBody;
  /** Recipients of the confirmation, possibly none; default: the user. */
  readonly confirmationMails: readonly string[] | undefined;
  readonly source: OrderSource | undefined;
  readonly slotId: string | undefined;
  /** The fair whose cart it is; undefined for the own cart. */
  readonly fair: FairRecord | undefined;
}

/** Milliseconds in which the same body for a cart that was just ordered counts as a repetition, also without its key. */
const repetitionTime = 10 * 60 * 1000;

/**
 * Makes an order of a cart, once: a repetition, by its key or by its content, is answered with the order that the first one made. Lines
 * that can't be ordered are left out, named, and removed with the others.
 */
export function submit(world: World, cart: OpenCart, submission: Submission): Order {
  const { call } = cart;
  const repeated = repeatedOrder(world, cart, submission);
  if (repeated) return repeated;
  const state = cartToChange(world, cart);
  checkVersion(cart, state);
  checkDelivery(world, call, submission);
  const { orderable, rejected } = sortOut(cart, state);
  if (orderable.length === 0) throw refuse(call, 'emptyCart');
  checkOwnDeadlines(world, cart, submission, orderable);
  const order: Order = { ...makeOrder(world, cart, submission, orderable), rejectedItems: rejected };
  keepOrder(world, cart, submission, order);
  emptyAfterOrder(state, changeOf(world, cart));
  return order;
}

function keysOf({ call, key }: OpenCart): { readonly byCart: string; readonly byIntent: string | undefined } {
  const intent = call.request.headers.get('Idempotency-Key');
  return { byCart: key, byIntent: intent === null ? undefined : `${key}#${intent}` };
}

function repeatedOrder(world: World, cart: OpenCart, { body }: Submission): Order | undefined {
  const { submissions, carts } = world.state();
  const { byCart, byIntent } = keysOf(cart);
  const intended = byIntent === undefined ? undefined : submissions[byIntent];
  if (intended) {
    if (intended.fingerprint !== JSON.stringify(body)) throw refuse(cart.call, 'idempotencyKeyReused', { field: 'Idempotency-Key' });
    return orderOf(world, cart, intended.orderId);
  }
  const last = submissions[byCart];
  const isUntouched = carts[cart.key]?.items.length === 0 && carts[cart.key]?.events.at(-1)?.eventType === 'SUBMIT';
  if (!last || !isUntouched || last.fingerprint !== JSON.stringify(body)) return undefined;
  return world.now().getTime() - new Date(last.at).getTime() < repetitionTime ? orderOf(world, cart, last.orderId) : undefined;
}

function orderOf(world: World, { call }: OpenCart, orderId: string): Order | undefined {
  return world.ordersOf(customerOf(call)).find(({ id }) => id === orderId);
}

/** Ends the call when the cart is no longer the one that the order was made for, as far as the call says which that was. */
function checkVersion({ call }: OpenCart, { validSince }: CartState): void {
  const wanted = call.request.headers.get('If-Match');
  if (wanted === null || wanted.trim() === '*') return;
  const versions = wanted.split(',').map((version) => version.trim());
  if (!versions.includes(`"${validSince ?? ''}"`)) throw refuse(call, 'cartChanged', { field: 'If-Match' });
}

/** Ends the call when the address, the unloading area or a day can't be. */
function checkDelivery(world: World, call: Call, { body, fair }: Submission): void {
  const customer = customerOf(call);
  const address = customer.deliveryAddresses.find(({ externalId }) => externalId === body.deliveryAddressExternalId);
  if (!address) throw refuse(call, 'unknownAddress', { field: '$.deliveryAddressExternalId' });
  const areas = address.unloadingAreas ?? [];
  const isAreaRight = areas.length > 0 ? areas.includes(body.unloadingArea ?? '') : body.unloadingArea === undefined;
  if (!isAreaRight) throw refuse(call, 'unknownUnloadingArea', { field: '$.unloadingArea' });
  const days = ['requestedDeliveryDay', 'requestedDeliveryDayFreshProducts', 'requestedDeliveryDayFrozenProducts'] as const;
  if (days.every((field) => body[field] === undefined)) throw refuse(call, 'dayMissing', { field: '$.requestedDeliveryDay' });
  const range = fair ? fairDays(world.today()) : {};
  const open = call.scenario.daysClosed ? [] : openDays(upcomingDaysOf(customer, world.now()), world.now());
  for (const field of days) {
    const day = body[field];
    if (day === undefined || (isInRange(day, range) && open.some((offered) => offered.day === day))) continue;
    throw refuse(call, 'dayNotOffered', { field: `$.${field}`, values: { day } });
  }
}

const dayFields = {
  dry: 'requestedDeliveryDay',
  fresh: 'requestedDeliveryDayFreshProducts',
  frozen: 'requestedDeliveryDayFrozenProducts',
} as const;

/** Ends the call when a product's own deadline for the day on which it is to come has passed. */
function checkOwnDeadlines(world: World, cart: OpenCart, { body }: Submission, lines: readonly OrderableLine[]): void {
  const { call } = cart;
  const open = openDays(upcomingDaysOf(customerOf(call), world.now()), world.now());
  for (const { product } of lines) {
    const field = dayFields[kindOf(product.attributes)];
    // Goods of an alternative tour come on that tour's day, regardless of the requested one.
    const comesOn = alternativeDayOf(world, cart, product.sku) ?? body[field];
    const orderUntil = open.find(({ day }) => day === comesOn)?.orderUntil;
    const own = orderDeadlineOf(product.attributes);
    if (!own || !orderUntil || deadlineWithOwnTime(orderUntil, own.text) > world.now()) continue;
    throw refuse(call, 'ownDeadlinePassed', { field: `$.${field}`, values: { sku: product.sku } });
  }
}

interface OrderableLine {
  readonly product: Product;
  readonly amount: number;
  readonly unitAbbreviation: string;
}

/** The lines that can be ordered, and the others with their reasons. */
function sortOut(cart: OpenCart, state: CartState): { readonly orderable: OrderableLine[]; readonly rejected: OrderRejectedItem[] } {
  const orderable: OrderableLine[] = [];
  const rejected: OrderRejectedItem[] = [];
  state.items.forEach(({ sku, amount, unitAbbreviation }, index) => {
    const product = cart.call.scenario.lineWithoutProduct && index === 1 ? undefined : productOfLine(cart, sku, index);
    if (!product) {
      rejected.push({ sku, name: sku, reason: 'RESTRICTED' });
      return;
    }
    const { status } = product.shopAvailability;
    const isSold = product.units.some((unit) => unit.isVisible && unit.abbreviation === unitAbbreviation);
    if (status === 'ACTIVE' && isSold) orderable.push({ product, amount, unitAbbreviation });
    else rejected.push({ sku, name: product.name, reason: status === 'ACTIVE' ? 'UNIT_NOT_SOLD' : status });
  });
  return { orderable, rejected };
}

function makeOrder(
  world: World,
  cart: OpenCart,
  { body, confirmationMails, source, slotId, fair }: Submission,
  lines: readonly OrderableLine[],
): Order {
  const { call } = cart;
  const customer = customerOf(call);
  const user = userOf(call);
  const state = world.state();
  const naras = new Map(
    narasOf(
      cart.visit,
      lines.map(({ product }) => product.sku),
    ).map(({ sku, naraCodes }) => [sku, naraCodes]),
  );
  const priced = lines.map((line) => ({
    ...line,
    fairDiscountFactor: fair?.discountFactor,
    showsCrossTenantId: user.flags.includes('displayCrossTenantProductId'),
    alternativeDeliveryDate: alternativeDayOf(world, cart, line.product.sku),
  }));
  const number = state.nextNumber;
  state.nextNumber += 1;
  const address = customer.deliveryAddresses.find(({ externalId }) => externalId === body.deliveryAddressExternalId);
  const { requestedDeliveryDay: dry, requestedDeliveryDayFreshProducts: fresh, requestedDeliveryDayFrozenProducts: frozen } = body;
  const time = customer.deliverySlots.find(({ id }) => id === slotId)?.time ?? customer.deliverySlots[0]?.time;
  return {
    id: `46${String(number).padStart(8, '0')}`,
    creationTime: world.now().toISOString(),
    customerId: customer.customerId,
    ...(body.notes !== undefined && { comment: body.notes }),
    ...(body.customerOrderId !== undefined && { customerOrderId: body.customerOrderId }),
    ...(dry !== undefined && { deliverySlotDate: dry }),
    ...(fresh !== undefined && { requestedDeliveryDateFreshProducts: fresh }),
    ...(frozen !== undefined && { requestedDeliveryDateFrozenProducts: frozen }),
    ...(time !== undefined && { deliverySlotTime: time }),
    ...(address && { deliveryAddress: address }),
    ...(body.unloadingArea !== undefined && { unloadingArea: body.unloadingArea }),
    glnTenant: '9110000000015',
    source: source ?? 'WEBSHOP',
    userName: user.userName,
    confirmationEmails: confirmationMails ? [...confirmationMails] : [user.email],
    orderItems: priced.map(makeOrderItem),
    freeItems: priced.flatMap((line) => freeItemsOf(line, naras.get(line.product.sku) ?? [])),
    nonWebshopItems: [],
  };
}

function keepOrder(world: World, cart: OpenCart, { body, fair }: Submission, order: Order): void {
  const { orders, submissions, fairOrders } = world.state();
  const { tenant, customerId } = customerOf(cart.call);
  const key = customerKey(tenant, customerId);
  orders[key] = [...(orders[key] ?? []), order];
  if (fair) fairOrders[key] = (fairOrders[key] ?? 0) + 1;
  const record = { fingerprint: JSON.stringify(body), orderId: order.id, at: order.creationTime };
  const { byCart, byIntent } = keysOf(cart);
  submissions[byCart] = record;
  if (byIntent !== undefined) submissions[byIntent] = record;
}
