import type { CartEvent } from '#gen/models/index.ts';
import type { CartState } from './state';

/** Line to set in a cart. */
export interface LineToSet {
  readonly sku: string;
  readonly amount: number;
  readonly unitAbbreviation: string;
}

/** User and time of a change of a cart. */
export interface CartChange {
  readonly userId: string;
  readonly customerId: string;
  /** Code of the fair whose cart it is; undefined for the own one. */
  readonly cartCode: string | undefined;
  readonly now: Date;
}

/** Code of the own cart in its events. */
export const ownCartCode = 'own';

/** A cart without lines. */
export function emptyCart(): CartState {
  return { items: [], removed: [], events: [], userId: undefined, validSince: undefined, nextPlace: 0 };
}

/** Later than every time before, so that of two answers the newer one can be identified (C: validSince). */
function momentAfter(before: string | undefined, now: Date): string {
  const least = before === undefined ? 0 : new Date(before).getTime() + 1;
  return new Date(Math.max(now.getTime(), least)).toISOString();
}

function touch(cart: CartState, change: CartChange): string {
  cart.userId = change.userId;
  cart.validSince = momentAfter(cart.validSince, change.now);
  return cart.validSince;
}

function eventOf(
  change: CartChange,
  timestamp: string,
  event: Pick<CartEvent, 'eventType' | 'sku' | 'amount' | 'unitAbbreviation'>,
): CartEvent {
  const { userId, customerId, cartCode } = change;
  return { userId, customerId, ...event, timestamp, cartCode: cartCode ?? ownCartCode };
}

/** Sets lines: each replaces that of its sku, returns to its old index after a removal, or is added at the end. */
export function setLines(cart: CartState, lines: readonly LineToSet[], change: CartChange): void {
  const moment = touch(cart, change);
  for (const { sku, amount, unitAbbreviation } of lines) {
    const before = cart.items.find((item) => item.sku === sku);
    const place = before?.place ?? cart.removed.find((item) => item.sku === sku)?.place ?? cart.nextPlace++;
    const line = { sku, amount, unitAbbreviation, lastUpdatedAt: moment, place };
    cart.items = [...cart.items.filter((item) => item.sku !== sku), line].sort((a, b) => a.place - b.place);
    cart.removed = cart.removed.filter((item) => item.sku !== sku);
    cart.events.push(eventOf(change, moment, { eventType: before ? 'UPDATE' : 'ADD', sku, amount, unitAbbreviation }));
  }
}

/** Removes a line; one that isn't there changes nothing. */
export function removeLine(cart: CartState, sku: string, change: CartChange): void {
  const line = cart.items.find((item) => item.sku === sku);
  if (!line) return;
  const moment = touch(cart, change);
  const { unitAbbreviation, place } = line;
  cart.items = cart.items.filter((item) => item.sku !== sku);
  cart.removed = [{ sku, unitAbbreviation, deletedAt: moment, place }, ...cart.removed.filter((item) => item.sku !== sku)];
  cart.events.push(eventOf(change, moment, { eventType: 'REMOVE', sku, unitAbbreviation }));
}

/** Removes all lines. */
export function clearLines(cart: CartState, change: CartChange): void {
  if (cart.items.length === 0) return;
  const moment = touch(cart, change);
  const cleared = cart.items.map(({ sku, unitAbbreviation, place }) => ({ sku, unitAbbreviation, deletedAt: moment, place }));
  cart.removed = [...cleared, ...cart.removed.filter(({ sku }) => !cart.items.some((item) => item.sku === sku))];
  cart.items = [];
  cart.events.push(eventOf(change, moment, { eventType: 'CLEAR' }));
}

/** Empties a cart after its lines were ordered; events before the order are dropped. */
export function emptyAfterOrder(cart: CartState, change: CartChange): void {
  const moment = touch(cart, change);
  cart.items = [];
  cart.removed = [];
  cart.events = [eventOf(change, moment, { eventType: 'SUBMIT' })];
}
