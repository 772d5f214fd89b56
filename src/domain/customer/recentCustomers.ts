import type { CustomerSummary } from '#gen/models/index.ts';
import { sortCustomers } from './customer';

/** Maximum number of recent customers that are remembered. */
const maxRecent = 40;

/** Recent customers after a choice, the newest first. */
export const recentAfter = (recent: readonly string[], customerId: string): readonly string[] =>
  [customerId, ...recent.filter((one) => one !== customerId)].slice(0, maxRecent);

/** Parses stored numbers of recent customers; anything else is dropped. */
export function readRecent(kept: unknown): readonly string[] {
  const numbers: readonly unknown[] = Array.isArray(kept) ? kept : [];
  return [...new Set(numbers.filter((one): one is string => typeof one === 'string' && one !== ''))].slice(0, maxRecent);
}

/** Customers with the recent ones first; the others keep their sequence. */
export function recentFirst<One extends CustomerSummary>(customers: readonly One[], recent: readonly string[]): readonly One[] {
  const placeOf = ({ customerId }: One) => (recent.includes(customerId) ? recent.indexOf(customerId) : recent.length);
  return customers.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Customers with the recent ones first; the others by name. */
export const byRecency = <One extends CustomerSummary>(customers: readonly One[], recent: readonly string[]): readonly One[] =>
  recentFirst(sortCustomers(customers, { column: 'name', direction: 'asc' }), recent);
