import type { AlternativeTourDeliverySlot, DeliverySlot, UpcomingDay } from '#gen/models/index.ts';
import { addDays, dayOfMoment, weekdayOf, type LocalDate } from '#domain/text/calendar.ts';
import { alternativeSlot, deadlineOf, regularSlot } from '#domain/checkout/delivery.ts';

/** Days ahead that can be delivered on. */
const horizon = 28;

/** Easter Sunday of a year (Gauss, Gregorian calendar). */
function easterSunday(year: number): LocalDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  const [month, day] = [Math.floor(f / 31), (f % 31) + 1];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const fixedHolidays = new Set(['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26']);

/** True if nothing is delivered on a day because it is a public holiday in Austria. */
export function isHoliday(day: LocalDate): boolean {
  if (fixedHolidays.has(day.slice(5))) return true;
  const easter = easterSunday(Number.parseInt(day.slice(0, 4), 10));
  return [1, 39, 50, 60].some((daysLater) => addDays(easter, daysLater) === day);
}

/**
 * The days that can be delivered on from now, soonest first, with their deadlines: those of the slots in the next four weeks
 * without holidays and without days whose deadline has passed. Where two slots fall on a day, the regular one is named.
 */
export function upcomingDaysOf(
  {
    deliverySlots,
    alternativeTours,
  }: { readonly deliverySlots: readonly DeliverySlot[]; readonly alternativeTours: readonly AlternativeTourDeliverySlot[] },
  now: Date,
): UpcomingDay[] {
  const slots = [...deliverySlots.map(regularSlot), ...alternativeTours.map(alternativeSlot)];
  const today = dayOfMoment(now);
  const days: UpcomingDay[] = [];
  for (let ahead = 0; ahead <= horizon; ahead += 1) {
    const day = addDays(today, ahead);
    const slot = slots.find(({ weekday }) => weekday === weekdayOf(day));
    if (!slot || isHoliday(day)) continue;
    const orderUntil = deadlineOf(slot, day);
    if (orderUntil > now) days.push({ day, orderUntil: orderUntil.toISOString(), slotId: slot.id });
  }
  return days;
}

/** The next day from `first` on on which an alternative tour delivers, undefined without such a tour. */
export function nextAlternativeDay(
  tours: readonly AlternativeTourDeliverySlot[],
  now: Date,
  first: LocalDate = dayOfMoment(now),
): LocalDate | undefined {
  return upcomingDaysOf({ deliverySlots: [], alternativeTours: tours }, now).find(({ day }) => day >= first)?.day;
}
