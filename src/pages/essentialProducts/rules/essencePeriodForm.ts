import * as z from 'zod/mini';
import { addDays, type LocalDate } from '../../../domain/calendar';
import { limits } from '../../../domain/limits';

// Without it zod tries whether code can be made of text, which the shop's Content-Security-Policy forbids and reports.
z.config({ jitless: true });

/** How far back purchases count, as it is chosen. */
export interface EssencePeriodForm {
  /** Days; undefined while the field is empty. */
  readonly days: number | undefined;
}

/** What is wrong with a period, as key of a text. */
export type PeriodProblem = `essence.period.error.${'missing' | 'whole' | 'long'}`;

const says = (reason: PeriodProblem) => reason;

/** What has to hold before a period is stored: whole days, at least one, at most 1,095 (P§5 "Essence period"). The reason is the key of a text. */
export const essencePeriodRules = z.object({
  days: z.custom<number | undefined>().check(
    z.refine((days) => days !== undefined, { error: says('essence.period.error.missing'), abort: true }),
    z.refine((days) => Number.isInteger(days) && Number(days) >= 1, { error: says('essence.period.error.whole'), abort: true }),
    z.refine((days) => Number(days) <= limits.essencePeriodDays, { error: says('essence.period.error.long') }),
  ),
});

/** The first day whose purchases count in a period that ends today. */
export function periodStart(today: LocalDate, days: number): LocalDate {
  return addDays(today, -days);
}
