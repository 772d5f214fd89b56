import type { LocalDate } from '#domain/text/calendar.ts';
import { withEntry, type Delivery, type DeliveryLine } from './delivery';
import { linesByState } from './report';

/** Untouched lines to tick at once: all unchecked ones but those that come on a later day. */
export function restOf(delivery: Delivery, today: LocalDate): readonly DeliveryLine[] {
  return linesByState(delivery).open.flatMap(({ line, entry }) =>
    entry.loose > 0 || (line.day !== undefined && line.day > today) ? [] : [line],
  );
}

/** Ticks untouched lines as received completely. */
export const withRest = (delivery: Delivery, rest: readonly DeliveryLine[]): Delivery =>
  rest.reduce((before, { id, amount }) => withEntry(before, id, { received: amount }), delivery);

/** Unticks these lines again; amounts and faults that were changed since stay. */
export function withoutRest(delivery: Delivery, rest: readonly DeliveryLine[]): Delivery {
  const { fine } = linesByState(delivery);
  const untouched = new Set(fine.map(({ line }) => line.id));
  return rest.reduce((before, { id }) => (untouched.has(id) ? withEntry(before, id, { received: undefined }) : before), delivery);
}
