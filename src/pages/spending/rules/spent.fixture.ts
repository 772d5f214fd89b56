import { decimal } from '#domain/price/money.ts';
import type { SpentLine, SpentOrder } from './spentOrder';

/** A line of butter, two packs for 10.00 EUR on 3 October 2026, with what a test changes. */
export const spentLineExample = (changed: Partial<Omit<SpentLine, 'total'>> = {}, total = '10'): SpentLine => ({
  sku: '1',
  name: 'Almbutter',
  unit: 'PKG',
  amount: 2,
  ratio: 1,
  day: '2026-10-03',
  ...changed,
  total: decimal(total),
});

/** An order of lines, on the day of its first one. */
export const spentOrderExample = (id: string, lines: readonly SpentLine[], changed: Partial<SpentOrder> = {}): SpentOrder => ({
  id,
  orderedOn: lines[0]?.day ?? '2026-10-03',
  day: lines[0]?.day ?? '2026-10-03',
  lines,
  unpriced: 0,
  unreadable: 0,
  outside: 0,
  ...changed,
});
