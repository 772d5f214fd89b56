import { decimal, type Decimal } from '#domain/price/money.ts';
import { parseTypedSum } from '#domain/receipt/receiptSum.ts';
import { isLocalDate, type LocalDate } from '#domain/text/calendar.ts';
import { entriesOf } from '#platform/keptJson.ts';
import type { PeriodSum } from './periodSums';

/** Text typed as the budget of a month and the following ones, as it was typed. */
export interface TypedBudget {
  /** First day of the month. */
  readonly month: LocalDate;
  /** Empty for no budget from this month on. */
  readonly text: string;
}

/** Number of months whose texts are kept. */
const maxKept = 36;

/** Maximum length of a kept text, in characters: more is no sum. */
const maxLength = 40;

/** Parses stored budgets; entries of another format are dropped. */
export function parseBudgets(kept: unknown): readonly TypedBudget[] {
  return entriesOf(kept, ({ month, text }) => (isLocalDate(month) && typeof text === 'string' ? { month, text } : undefined));
}

/** Budgets with the text of a month replaced, oldest first. */
export function withBudget(budgets: readonly TypedBudget[], { month, text }: TypedBudget): readonly TypedBudget[] {
  return [...budgets.filter((one) => one.month !== month), { month, text: text.slice(0, maxLength) }]
    .sort((one, other) => (one.month < other.month ? -1 : 1))
    .slice(-maxKept);
}

/** Parses a typed budget in EUR. Undefined for an empty text; `refused` for everything that is no sum above zero. */
export function parseBudget(text: string): Decimal | 'refused' | undefined {
  if (text.trim() === '') return undefined;
  const sum = parseTypedSum(text);
  if (sum === undefined || /^\s*[-–—−]/.test(text)) return 'refused';
  const amount = decimal(sum);
  return amount.isZero() ? 'refused' : amount;
}

/** Text in the field of a month: its own, else the last earlier one. */
export function budgetTextOf(budgets: readonly TypedBudget[], month: LocalDate): string {
  const own = budgets.find((one) => one.month === month);
  if (own) return own.text;
  return budgets.findLast((one) => one.month < month && parseBudget(one.text) !== 'refused')?.text ?? '';
}

/** Budget of a month in EUR: its own, else the last earlier one; undefined if there is none, or the month's text is refused. */
export function budgetOf(budgets: readonly TypedBudget[], month: LocalDate): Decimal | undefined {
  const budget = parseBudget(budgetTextOf(budgets, month));
  return budget === 'refused' ? undefined : budget;
}

/** State of a month's budget, in EUR. */
export interface BudgetState {
  readonly budget: Decimal;
  readonly delivered: Decimal;
  /** Committed by orders that are not delivered yet. */
  readonly open: Decimal;
  /** Budget without both; below zero if it is exceeded. */
  readonly left: Decimal;
}

/** Compares a month's spending with its budget. */
export function budgetState(budget: Decimal, { total, open }: Pick<PeriodSum, 'total' | 'open'>): BudgetState {
  return { budget, delivered: total.minus(open), open, left: budget.minus(total) };
}
