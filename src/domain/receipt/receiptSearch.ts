import { receiptTotal, receiptViews, type ReceiptEntry, type ReceiptView } from '../order/receipt';
import { isLocalDate, type LocalDate } from '../text/calendar';
import { limits } from '../text/limits';
import { enumFilter, textFilter, type ListRules, type ListSort } from '../text/listAddress';
import { hasTypedNumber } from './receiptNumber';
import { daysOfPeriod, isInPeriod, receiptPeriods, type ReceiptDays, type ReceiptPeriod } from './receiptPeriod';
import { isInSumRange, readSum, type SumRange } from './receiptSum';

/** Filters of the list of documents, as the address writes them. */
export interface ReceiptFilters {
  readonly type: ReceiptView;
  /** Typed number, or words on the document. */
  readonly q: string;
  readonly period: ReceiptPeriod;
  /** Days of the period `days`. */
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** The sum, or the lower end of a range. */
  readonly sum: string;
  /** Upper end of a range of sums. */
  readonly sumTo: string;
  /** Number of a blocked customer whose documents are read without choosing it. */
  readonly customer: string;
}

const dayFilter = (text: string) => (isLocalDate(text) ? text : undefined);
const wordsFilter = textFilter(limits.lookupCharacters);

/** Address rules of the documents: the tab, what is searched, the customer, and the direction of the date; newest first by default. */
export const receiptListRules: ListRules<'date', ReceiptFilters> = {
  sortFields: ['date'],
  defaultSort: { field: 'date', direction: 'desc' },
  filters: {
    type: enumFilter(receiptViews),
    q: wordsFilter,
    period: enumFilter(receiptPeriods),
    from: dayFilter,
    to: dayFilter,
    sum: readSum,
    sumTo: readSum,
    customer: wordsFilter,
  },
};

/** Filters that narrow the list, and that "show all" removes. */
export const receiptConditions = ['q', 'period', 'from', 'to', 'sum', 'sumTo'] as const satisfies readonly (keyof ReceiptFilters)[];

/** Conditions of a search; a document passes all of them. */
export interface ReceiptSearch {
  readonly typed: string;
  readonly days: ReceiptDays;
  readonly sums: SumRange;
}

/**
 * The search of an address; undefined if it has none, so that the list is the server's.
 *
 * @param canSeePrices sums count only with it (P§6 price permission)
 */
export function receiptSearchOf(filters: Partial<ReceiptFilters>, today: LocalDate, canSeePrices: boolean): ReceiptSearch | undefined {
  const { q = '', period, from, to, sum, sumTo } = filters;
  const days = daysOfPeriod(period, today, { from, to });
  const sums: SumRange = canSeePrices ? { from: sum, to: sumTo } : { from: undefined, to: undefined };
  const isEmpty = q === '' && [days.from, days.to, sums.from, sums.to].every((end) => end === undefined);
  return isEmpty ? undefined : { typed: q, days, sums };
}

/** True if a document passes a search. */
function isFound(receipt: ReceiptEntry, { typed, days, sums }: ReceiptSearch): boolean {
  const { date, documentNumber: number, information } = receipt;
  return (
    isInPeriod(date, days) &&
    isInSumRange(receiptTotal(receipt), sums) &&
    hasTypedNumber({ number, ...(information !== undefined && { information }) }, typed)
  );
}

/** Key of a document: numbers are unique within a type only. */
export const receiptKey = ({ documentType, documentNumber }: Pick<ReceiptEntry, 'documentType' | 'documentNumber'>) =>
  `${documentType}/${documentNumber}`;

/** The documents that pass a search, each once, in the given direction of their dates. */
export function findReceipts(
  receipts: readonly ReceiptEntry[],
  search: ReceiptSearch,
  { direction }: Pick<ListSort, 'direction'>,
): ReceiptEntry[] {
  const found = new Map(receipts.filter((receipt) => isFound(receipt, search)).map((receipt) => [receiptKey(receipt), receipt]));
  const sign = direction === 'asc' ? 1 : -1;
  return [...found.values()].sort(
    (one, other) => sign * (compare(one.date, other.date) || compare(one.documentNumber, other.documentNumber)),
  );
}

const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);
