import type { LocalDate } from '#domain/text/calendar.ts';
import { deviceValue, type StoredValue } from '#platform/stored.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import type { Delivery } from './rules/delivery';
import { keptWith, readRecords, temperatureRecordsOf, type TemperatureRecord } from './rules/temperatures';

/** Temperatures of a user's finished deliveries at a customer, on this device. */
export const storedTemperatures = ({ tenant, customerId }: BuyerContext, userId: string): StoredValue<readonly TemperatureRecord[]> =>
  deviceValue(`cold-chain:${tenant}:${customerId}:${userId}`, readRecords);

/**
 * Moves a delivery's temperatures to the stored ones, and finishes it.
 *
 * @param finish deletes the delivery, which makes room
 * @returns false if the browser refuses to store them
 */
export function finishWithTemperatures(
  stored: StoredValue<readonly TemperatureRecord[]>,
  delivery: Delivery,
  today: LocalDate,
  finish: () => void,
): boolean {
  const records = temperatureRecordsOf(delivery);
  if (records.length > 0) stored.change((now) => keptWith(now, records, today));
  finish();
  if (!stored.isLasting()) stored.keep(stored.read());
  return stored.isLasting();
}
