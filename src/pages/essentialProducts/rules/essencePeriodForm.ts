import * as z from 'zod/mini';
import { addDays, type LocalDate } from '#domain/text/calendar.ts';
import { limits } from '#domain/text/limits.ts';

// Otherwise zod probes `eval`, which the shop's Content-Security-Policy forbids and reports.
z.config({ jitless: true });

/** Values of the period form. */
export interface EssencePeriodForm {
  /** Days; undefined while the field is empty. */
  readonly days: number | undefined;
}

/** Error of a period, as a message key. */
export type PeriodProblem = `essence.period.error.${'missing' | 'whole' | 'long'}`;

const says = (reason: PeriodProblem) => reason;

/** Schema of a period: whole days, at least one, at most 1,095 (P§5 "Essence period"). Errors are message keys. */
export const essencePeriodRules = z.object({
  days: z.custom<number | undefined>().check(
    z.refine((days) => days !== undefined, { error: says('essence.period.error.missing'), abort: true }),
    z.refine((days) => Number.isInteger(days) && Number(days) >= 1, { error: says('essence.period.error.whole'), abort: true }),
    z.refine((days) => Number(days) <= limits.essencePeriodDays, { error: says('essence.period.error.long') }),
  ),
});

/** First day of a period that ends today. */
export function periodStart(today: LocalDate, days: number): LocalDate {
  return addDays(today, -days);
}
