import { coldKinds, type ColdKind } from '#domain/product/coldChain.ts';
import { addDays, dayOfMoment, isLocalDate, type LocalDate } from '#domain/text/calendar.ts';
import { entriesOf, textOr, type Fields } from '#platform/keptJson.ts';
import { entryOf, isOverLimit, withEntry, type Delivery, type DeliveryLine } from './delivery';
import { numberOr } from './readDelivery';
import type { FoundLine } from './report';

/** Maximum length of the name of who measures. */
export const maxTakerLength = 60;
/** Days for which this device keeps temperatures of finished deliveries, with today, and maximum of them. */
export const keptRecords = { days: 92, count: 4_000 } as const;

/** Chilled and deep-frozen lines that have to be measured: all but those of which nothing came. */
export function coldLines(delivery: Delivery): readonly FoundLine[] {
  return delivery.lines
    .map((line) => ({ line, entry: entryOf(delivery, line.id) }))
    .filter(({ line, entry }) => !!line.cold && (entry.received !== 0 || entry.loose > 0));
}

/** Number of cold lines without a temperature. */
export const unmeasuredCount = (delivery: Delivery): number =>
  coldLines(delivery).filter(({ entry }) => entry.temperature === undefined).length;

/** Who measured a line, and when. */
export interface Taken {
  readonly by: string;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** Sets a measured temperature with its taker; undefined removes both. A measured line isn't ticked by that. */
export function withTemperature(delivery: Delivery, line: DeliveryLine, temperature: number | undefined, { by, at }: Taken): Delivery {
  const isGone = temperature === undefined;
  return withEntry(delivery, line.id, { temperature, takenBy: isGone ? '' : by, takenAt: isGone ? undefined : at });
}

/** A line of the temperature list. */
export interface TemperatureRecord {
  readonly orderId: string;
  /** The line's id in its order. */
  readonly lineId: string;
  /** Day of the measurement; without one, of the delivery's opening. */
  readonly day: LocalDate;
  /** Time of the measurement, in milliseconds since 1970. */
  readonly takenAt: number | undefined;
  readonly takenBy: string;
  readonly number: string;
  readonly name: string;
  /** Undefined if the kind is unknown, and for goods that need no cooling. */
  readonly kind: ColdKind | undefined;
  /** Maximum in degrees Celsius; undefined with the kind. */
  readonly limit: number | undefined;
  /** In degrees Celsius; undefined if nobody measured it. */
  readonly temperature: number | undefined;
  readonly note: string;
}

/** Result of a record: within its limit, above it, not measured, or measured without a known limit. */
export type TemperatureResult = 'fine' | 'tooWarm' | 'unmeasured' | 'unlimited';

export function resultOf({ temperature, kind, limit }: TemperatureRecord): TemperatureResult {
  if (temperature === undefined) return 'unmeasured';
  if (kind === undefined || limit === undefined) return 'unlimited';
  return isOverLimit({ cold: { kind, degrees: limit, source: 'kind' } }, { temperature }) ? 'tooWarm' : 'fine';
}

/** Records of a delivery: all measured lines, and the cold ones that were received without being measured. */
export function temperatureRecordsOf(delivery: Delivery): readonly TemperatureRecord[] {
  const { orderId, openedAt } = delivery;
  return delivery.lines.flatMap((line) => {
    const { received, loose, temperature, takenAt, takenBy, note } = entryOf(delivery, line.id);
    const hasArrived = received !== undefined && (received > 0 || loose > 0);
    if (temperature === undefined && !(line.cold && hasArrived)) return [];
    const { number, name, cold } = line;
    return {
      orderId,
      lineId: line.id,
      day: dayOfMoment(new Date(takenAt ?? openedAt)),
      takenAt,
      takenBy,
      number,
      name,
      kind: cold?.kind,
      limit: cold?.degrees,
      temperature,
      note,
    };
  });
}

const keyOf = ({ orderId, lineId, takenAt }: TemperatureRecord) => JSON.stringify([orderId, lineId, takenAt]);
/** By day, then by time; lines that nobody measured last on their day. */
const bySequence = (one: TemperatureRecord, other: TemperatureRecord) =>
  one.day.localeCompare(other.day) || (one.takenAt ?? Infinity) - (other.takenAt ?? Infinity) || 0;

/** Records of several sources, each measurement once, oldest first. */
export function joinedRecords(...sources: readonly (readonly TemperatureRecord[])[]): readonly TemperatureRecord[] {
  return [...new Map(sources.flat().map((record) => [keyOf(record), record])).values()].toSorted(bySequence);
}

/** The stored records with further ones, without those that are too old and, beyond the maximum, without the oldest. */
export function keptWith(
  stored: readonly TemperatureRecord[],
  added: readonly TemperatureRecord[],
  today: LocalDate,
): readonly TemperatureRecord[] {
  const oldest = addDays(today, 1 - keptRecords.days);
  return joinedRecords(stored, added)
    .filter(({ day }) => day >= oldest)
    .slice(-keptRecords.count);
}

/** Records of a range of days, both included; an undefined end is open. */
export function recordsWithin(
  records: readonly TemperatureRecord[],
  { from = '', to = '9999-12-31' }: { readonly from?: LocalDate | undefined; readonly to?: LocalDate | undefined },
): readonly TemperatureRecord[] {
  return records.filter(({ day }) => day >= from && day <= to);
}

function readRecord({ orderId, lineId, day, takenAt, takenBy, number, name, kind, limit, temperature, note }: Fields) {
  if (typeof orderId !== 'string' || typeof name !== 'string' || !isLocalDate(day)) return undefined;
  return {
    orderId,
    lineId: textOr(lineId, ''),
    day,
    takenAt: numberOr(takenAt, undefined),
    takenBy: textOr(takenBy, ''),
    number: textOr(number, ''),
    name,
    kind: coldKinds.find((one) => one === kind),
    limit: numberOr(limit, undefined),
    temperature: numberOr(temperature, undefined),
    note: textOr(note, ''),
  };
}

/** Parses stored records; invalid ones are left out. */
export const readRecords = (kept: unknown): readonly TemperatureRecord[] => entriesOf(kept, readRecord);
