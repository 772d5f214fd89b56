import type { CartEvent, CartEventType } from '#gen/models/index.ts';
import { dayOfMoment, type LocalDate } from '../text/calendar';

/** The server's event of a cart's change. */
export type { CartEvent } from '#gen/models/index.ts';

/** Kind of a cart's event. `other`: a kind unknown to the shop (P§3: the values are not shown). */
export type JournalKind = 'added' | 'changed' | 'removed' | 'cleared' | 'submitted' | 'other';

/** The user of the change: the user of this page, a named user of the customer, or an unknown one. */
export type JournalActor = { readonly kind: 'self' } | { readonly kind: 'named'; readonly name: string } | { readonly kind: 'unknown' };

/** A quantity of a product. */
export interface JournalQuantity {
  readonly amount: number;
  /** Undefined where the event doesn't name the unit. */
  readonly unitAbbreviation: string | undefined;
}

/** One change of a cart (P§3 "Cart item events"). */
export interface JournalEntry {
  /** Unique key; stable when the journal is read again. */
  readonly key: string;
  readonly kind: JournalKind;
  /** Id of the user of the change. */
  readonly userId: string;
  readonly actor: JournalActor;
  readonly at: Date;
  /** The product concerned; undefined where the whole cart is. */
  readonly sku: string | undefined;
  /** Quantity before, as far as the journal tells; undefined for a new line. */
  readonly before: JournalQuantity | undefined;
  /** Quantity since; undefined for a removed line. */
  readonly after: JournalQuantity | undefined;
}

/** The changes of one day. */
export interface JournalDay {
  readonly day: LocalDate;
  /** Newest first. */
  readonly entries: readonly JournalEntry[];
}

/** The persons of a journal. */
export interface JournalPeople {
  /** Id of the user of this page; undefined if unknown. */
  readonly userId: string | undefined;
  /** The customer's users, as far as they are known (P§3 Customer). */
  readonly users: readonly { readonly userId: string; readonly userName?: string | undefined; readonly email?: string | undefined }[];
}

const kinds: Readonly<Record<CartEventType, JournalKind>> = {
  ADD: 'added',
  UPDATE: 'changed',
  REMOVE: 'removed',
  CLEAR: 'cleared',
  SUBMIT: 'submitted',
};

/**
 * The journal of a cart, newest first; simultaneous events stay in the server's sequence, reversed. An event has the quantity since;
 * the quantity before comes from earlier events. An event without a readable time is omitted.
 */
export function toJournal(events: readonly CartEvent[], people: JournalPeople): readonly JournalEntry[] {
  const names = new Map(people.users.map(({ userId, userName, email }) => [userId, userName?.trim() || email?.trim() || undefined]));
  const actorOf = (userId: string): JournalActor => {
    if (userId === people.userId) return { kind: 'self' };
    const name = names.get(userId);
    return name === undefined ? { kind: 'unknown' } : { kind: 'named', name };
  };
  const dated = events
    .map((event) => ({ event, at: new Date(event.timestamp) }))
    .filter(({ at }) => !Number.isNaN(at.getTime()))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  const inCart = new Map<string, JournalQuantity>();
  const seen = new Map<string, number>();
  const entries = dated.map(({ event, at }): JournalEntry => {
    const { sku, userId, timestamp, eventType } = event;
    const kind = Object.hasOwn(kinds, eventType) ? kinds[eventType] : 'other';
    const before = sku === undefined ? undefined : inCart.get(sku);
    const after = kind === 'removed' ? undefined : quantityOf(event);
    if (kind === 'cleared' || kind === 'submitted') inCart.clear();
    else if (sku !== undefined && kind !== 'other') {
      if (after) inCart.set(sku, after);
      else inCart.delete(sku);
    }
    const name = [timestamp, eventType, sku, userId].join('/');
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return { key: `${name}/${count}`, kind, userId, actor: actorOf(userId), at, sku, before, after };
  });
  return entries.reverse();
}

function quantityOf({ amount, unitAbbreviation }: CartEvent): JournalQuantity | undefined {
  return amount === undefined ? undefined : { amount, unitAbbreviation };
}

/** Entries by the day in the tenants' zone on which they happened, in the order in which they come. */
export function byDay(entries: readonly JournalEntry[]): readonly JournalDay[] {
  const days = new Map<LocalDate, JournalEntry[]>();
  for (const entry of entries) {
    const day = dayOfMoment(entry.at);
    const known = days.get(day);
    if (known) known.push(entry);
    else days.set(day, [entry]);
  }
  return [...days].map(([day, list]) => ({ day, entries: list }));
}

/** Numbers of the products that entries are about, each once. */
export function journalSkus(entries: readonly JournalEntry[]): readonly string[] {
  return [...new Set(entries.flatMap(({ sku }) => sku ?? []))];
}
