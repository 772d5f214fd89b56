import type { CartEvent, CartItem, CartItemRequest, Product, ShoppingCart } from '#gen/models/index.ts';
import { isBelowMinimum, minimumForUnit } from '#domain/product/quantity.ts';
import { addDays, type LocalDate } from '#domain/text/calendar.ts';
import { customerOf, refuse, userOf, type Call } from '../call';
import { unitAfter } from '../catalogue/packs';
import { hashOf } from '../seededRandom';
import { narasOf, productOf, type Visit } from '../visitedCatalogue';
import { emptyCart, setLines, type CartChange, type LineToSet } from '../state/carts';
import { cartKey, type CartState } from '../state/state';
import { cartPastOf, usualLine } from '../world/cartPast';
import { nextAlternativeDay } from '../world/deliveryDays';
import { fairDays } from '../world/fairs';
import type { World } from '../world/world';

/** Lines of the cart in the scenario of a huge one. */
const hugeCartLines = 1_000;

/** A cart of a call: whose it is, and how its products are seen. */
export interface OpenCart {
  readonly call: Call;
  readonly visit: Visit;
  readonly key: string;
  /** Code of the fair; undefined for the own cart. */
  readonly cartCode: string | undefined;
}

/** The cart that a call is about. */
export function openCart(world: World, call: Call, cartCode: string | undefined): OpenCart {
  const { tenant, customerId } = customerOf(call);
  return { call, visit: world.visitOf(call, { fair: cartCode }), key: cartKey(tenant, customerId, cartCode), cartCode };
}

/** User and time of a change of the cart. */
export function changeOf(world: World, { call, cartCode }: OpenCart): CartChange {
  return { userId: userOf(call).userId, customerId: customerOf(call).customerId, cartCode, now: world.now() };
}

/** The cart as it is kept; in the scenario of a huge cart the own one has a thousand lines from the start. */
export function cartStateOf(world: World, cart: OpenCart): CartState {
  const kept = world.state().carts[cart.key];
  if (kept) return kept;
  const fresh = emptyCart();
  if (cart.call.scenario.hugeCart && cart.cartCode === undefined) {
    setLines(fresh, hugeCartOf(world, cart), { ...changeOf(world, cart), now: hugeCartFilledAt(world) });
    // Events are generated on demand, so they needn't be stored with every change.
    fresh.events = [];
  }
  return fresh;
}

function hugeCartOf(world: World, { call }: OpenCart): LineToSet[] {
  return world.assortmentOf(customerOf(call), hugeCartLines).flatMap((product) => usualLine(product) ?? []);
}

const hugeCartFilledAt = (world: World) => new Date(`${world.state().seededOn}T05:00:00Z`);

/** Events of a cart since the last order, oldest first; before the first order here those preceding the first call. */
export function eventsOf(world: World, cart: OpenCart): CartEvent[] {
  const { call, cartCode } = cart;
  if (call.scenario.emptyLists) return [];
  const { events } = cartStateOf(world, cart);
  if (events[0]?.eventType === 'SUBMIT') return events;
  const customer = customerOf(call);
  const usual = world.assortmentOf(customer, 12).flatMap((product) => usualLine(product) ?? []);
  const past = cartPastOf({ customer, cartCode, seededOn: world.state().seededOn, usual });
  if (!call.scenario.hugeCart || cartCode !== undefined) return [...past, ...events];
  const timestamp = hugeCartFilledAt(world).toISOString();
  const { userId, customerId } = changeOf(world, cart);
  const filled = hugeCartOf(world, cart).map((line): CartEvent => ({ userId, customerId, eventType: 'ADD', ...line, timestamp }));
  return [...past, ...filled, ...events];
}

/** The cart to change: the result of {@link cartStateOf}, stored from now on. */
export function cartToChange(world: World, cart: OpenCart): CartState {
  return (world.state().carts[cart.key] ??= cartStateOf(world, cart));
}

/** The day on which an alternative tour brings a product, because the regular one doesn't carry it; undefined for most. */
export function alternativeDayOf(world: World, { call, cartCode }: OpenCart, sku: string): LocalDate | undefined {
  if (hashOf(`tour/${sku}`) % 23 !== 0) return undefined;
  // A fair brings nothing before its first day.
  const first = cartCode === undefined ? undefined : fairDays(world.today()).first;
  return nextAlternativeDay(customerOf(call).alternativeTours, world.now(), first);
}

/** Days until a product is back that can't be had at the moment. */
const daysUntilBack = 9;

/** Each way in which a line of a cart can't be had, so that one cart shows them all. */
const unavailableVariants: readonly ((product: Product, today: LocalDate) => Partial<Product>)[] = [
  () => ({ shopAvailability: { status: 'REMOVED_FROM_INVENTORY' } }),
  (_, today) => ({ shopAvailability: { status: 'AVAILABLE_SOON', availabilityETA: addDays(today, daysUntilBack) } }),
  () => ({ shopAvailability: { status: 'AVAILABLE_SOON' } }),
  () => ({ shopAvailability: { status: 'INACTIVE' } }),
  // Only the usual unit is missing, so that the line can be had in another.
  (product) => ({
    units: product.units.map((unit) => (unit.abbreviation === usualLine(product)?.unitAbbreviation ? { ...unit, isVisible: false } : unit)),
  }),
];

/** The product of a line as it is now; in the scenario of unavailable lines every fourth of a cart can't be had, each in another way. */
export function productOfLine({ call, visit }: OpenCart, sku: string, index: number): Product | undefined {
  const product = productOf(visit, sku, true);
  if (!product || !call.scenario.unavailableLines || index % 4 !== 1) return product;
  return { ...product, ...unavailableVariants[Math.floor(index / 4) % unavailableVariants.length]?.(product, visit.today) };
}

/** The products of a checkout: those of the cart's lines as they are now, others as the range has them. Unknown ones are left out. */
export function checkoutProductsOf(world: World, cart: OpenCart, skus: readonly string[]): Product[] {
  const { items } = cartStateOf(world, cart);
  const places = new Map(items.map(({ sku }, index) => [sku, index]));
  return skus.flatMap((sku) => {
    const place = places.get(sku);
    return (place === undefined ? productOf(cart.visit, sku, true) : productOfLine(cart, sku, place)) ?? [];
  });
}

/** The lines of a cart as they are answered. */
function itemsOf(world: World, cart: OpenCart, state: CartState): CartItem[] {
  const naras = new Map(
    narasOf(
      cart.visit,
      state.items.map(({ sku }) => sku),
    ).map((nara) => [nara.sku, nara]),
  );
  return state.items.map(({ sku, amount, unitAbbreviation, lastUpdatedAt }, index) => {
    const product = cart.call.scenario.lineWithoutProduct && index === 1 ? undefined : productOfLine(cart, sku, index);
    const unit = product?.units.find(({ abbreviation }) => abbreviation === unitAbbreviation);
    const naraDto = naras.get(sku);
    const alternativeDeliveryDate = alternativeDayOf(world, cart, sku);
    return {
      sku,
      amount,
      unitAbbreviation,
      ...(unit && { unit }),
      ...(product && { product }),
      lastUpdatedAt,
      ...(naraDto && { naraDto }),
      ...(alternativeDeliveryDate !== undefined && { alternativeDeliveryDate }),
    };
  });
}

/** A cart as it is answered. */
export function answerCart(world: World, cart: OpenCart): ShoppingCart {
  const state = cartStateOf(world, cart);
  return {
    customerId: customerOf(cart.call).customerId,
    ...(state.userId !== undefined && { userId: state.userId }),
    items: itemsOf(world, cart, state),
    ...(state.validSince !== undefined && { validSince: state.validSince }),
    deletedItems: state.removed.map(({ sku, unitAbbreviation, deletedAt }) => ({ sku, unitAbbr: unitAbbreviation, deletedAt })),
  };
}

/**
 * Fails the call if a line can't be set: 422 for an unknown product or unit and an amount below the minimum, 409 for an unavailable
 * product that isn't in the cart yet. `path` is the line's position in the body.
 */
function checkLine(cart: OpenCart, state: CartState, line: CartItemRequest, path: string): void {
  const { call, visit } = cart;
  const { sku, amount, unitAbbreviation } = line;
  const index = state.items.findIndex((item) => item.sku === sku);
  const product = index < 0 ? productOf(visit, sku, true) : productOfLine(cart, sku, index);
  if (!product) throw refuse(call, 'unknownProduct', { field: `${path}.sku`, values: { sku } });
  const unit = product.units.find(({ abbreviation, isVisible }) => isVisible && abbreviation === unitAbbreviation);
  if (!unit) throw refuse(call, 'unknownUnit', { field: `${path}.unitAbbreviation`, values: { unit: unitAbbreviation } });
  if (product.shopAvailability.status !== 'ACTIVE' && index < 0) {
    throw refuse(call, 'notAvailable', { field: `${path}.sku`, values: { sku } });
  }
  if (isBelowMinimum(amount, unit.ratio, product.minSaleQuantity)) {
    const quantity = minimumForUnit(product.minSaleQuantity, unit.ratio);
    throw refuse(call, 'belowMinimumQuantity', {
      field: `${path}.amount`,
      values: { quantity, unit: unitAfter(quantity, unitAbbreviation, call.language) },
    });
  }
}

/** Sets lines of a cart, all or none. A single line is the root of the body. */
export function setCartLines(world: World, cart: OpenCart, lines: readonly CartItemRequest[], isSingle: boolean): void {
  const state = cartToChange(world, cart);
  lines.forEach((line, index) => checkLine(cart, state, line, isSingle ? '$' : `$[${index}]`));
  setLines(state, lines, changeOf(world, cart));
}

/** The line of a sku as it is answered after it was set. */
export function answerLine(world: World, cart: OpenCart, sku: string): CartItem {
  const item = itemsOf(world, cart, cartStateOf(world, cart)).find((candidate) => candidate.sku === sku);
  if (!item) throw refuse(cart.call, 'notFound');
  return item;
}
