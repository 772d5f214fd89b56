import type { DeliveryDay, WeeklySlot } from '../../../domain/delivery';

/** A day that can be requested, with the weekly delivery that it comes from where there is one. */
export interface DayOption extends DeliveryDay {
  readonly slot: WeeklySlot | undefined;
}
