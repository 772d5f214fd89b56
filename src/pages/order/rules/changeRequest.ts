import { orderStatus, type OrderDeliveryDetails, type OrderItem } from '#domain/order/order.ts';
import type { LocalDate } from '#domain/text/calendar.ts';
import { readProse } from '#domain/text/typedText.ts';
import { recordOf, textOr } from '#platform/keptJson.ts';

/** Kinds of request that a user can have, in the sequence of the form. */
const changeKinds = ['quantity', 'cancel', 'day', 'other'] as const;
/** Kind of a request; another quantity is for lines only. */
export type ChangeKind = (typeof changeKinds)[number];

/** Input for one line, or for the whole order. */
export interface ChangeRequest {
  readonly kind: ChangeKind;
  /** Wanted quantity as typed, with its unit. */
  readonly quantity: string;
  /** Wanted delivery day: YYYY-MM-DD, or as typed where no days are known. */
  readonly day: string;
  readonly note: string;
}

/** Input of an order by line; the whole order's under {@link wholeOrder}. */
export type ChangeRequests = Readonly<Record<string, ChangeRequest>>;

/** Key of the whole order among its lines. */
export const wholeOrder = '';

/** Key of a line: a product may have several. */
export const lineKey = ({ productSku }: Pick<OrderItem, 'productSku'>, place: number): string => `${productSku}:${place}`;

/** Maximum of characters of a quantity and of a day. */
export const maxFieldLength = 60;

/** Kinds of request for a line, or for the whole order. */
export const kindsFor = (line: string): readonly ChangeKind[] =>
  line === wholeOrder ? changeKinds.filter((kind) => kind !== 'quantity') : changeKinds;

/** Input of a line; untouched, it asks for another quantity, for the whole order for another day. */
export function requestOf(requests: ChangeRequests, line: string): ChangeRequest {
  const blank = { kind: line === wholeOrder ? 'day' : 'quantity', quantity: '', day: '', note: '' } as const;
  return Object.hasOwn(requests, line) ? (requests[line] ?? blank) : blank;
}

/** The field that must be filled in before the request says anything; undefined if none is missing. */
export function missingField({ kind, quantity, day, note }: ChangeRequest): 'quantity' | 'day' | 'note' | undefined {
  if (kind === 'quantity') return readProse(quantity) === '' ? 'quantity' : undefined;
  if (kind === 'day') return readProse(day) === '' ? 'day' : undefined;
  return kind === 'other' && readProse(note) === '' ? 'note' : undefined;
}

/** True until an order's last delivery day is over; also for an order without a day. */
export const canAskForChange = (order: OrderDeliveryDetails, today: LocalDate): boolean => orderStatus(order, today) !== 'past';

/** Parses stored input; entries without a known kind are dropped. */
export function readChangeRequests(kept: unknown): ChangeRequests {
  return Object.fromEntries(
    Object.entries(recordOf(kept)).flatMap(([line, entry]) => {
      const { kind, quantity, day, note } = recordOf(entry);
      const known = kindsFor(line).find((one) => one === kind);
      return known ? [[line, { kind: known, quantity: textOr(quantity, ''), day: textOr(day, ''), note: textOr(note, '') }]] : [];
    }),
  );
}
