import type { DeliveryDay, WeeklySlot } from '#domain/checkout/delivery.ts';

/** A day that can be requested, with its weekly delivery, if any. */
export interface DayOption extends DeliveryDay {
  readonly slot: WeeklySlot | undefined;
}
