import { decimal, readDecimal, roundMoney, sumMoney, zero, type Decimal } from '#domain/price/money.ts';
import { entryOf, faultsOf, missingOf, type Delivery, type DeliveryLine, type LineEntry } from './delivery';

/** Ordered amount of a line for which a credit is expected: missing, and received with a fault. Surplus is none. */
export function creditedAmount(line: DeliveryLine, entry: LineEntry): number {
  const { received = line.amount, affected = received } = entry;
  const isFaulty = faultsOf(line, entry).some((kind) => kind !== 'missing' && kind !== 'tooMany');
  const faulty = isFaulty ? Math.min(affected, received) : 0;
  return Math.min(line.amount, decimal(missingOf(line, entry)).plus(faulty).toNumber());
}

/** Credit of a line in EUR, by its total in the order, rounded; undefined without a price. */
export function lineCredit(line: DeliveryLine, entry: LineEntry): Decimal | undefined {
  const total = readDecimal(line.total);
  const amount = creditedAmount(line, entry);
  if (!total || line.amount <= 0) return undefined;
  return roundMoney(total.times(amount).dividedBy(line.amount));
}

/** The credit that a delivery's faults lead to expect. */
export interface ExpectedCredit {
  /** In EUR, without tax and deposit. */
  readonly sum: Decimal;
  /** Number of lines in the sum. */
  readonly count: number;
  /** Faulty lines without a price, which the sum leaves out. */
  readonly leftOut: readonly DeliveryLine[];
}

/** Expected credit of a delivery; free goods lead to none. Undefined if no line is missing or faulty. */
export function expectedCredit(delivery: Delivery): ExpectedCredit | undefined {
  const faulty = delivery.lines.flatMap((line) => {
    const entry = entryOf(delivery, line.id);
    return !line.isFree && creditedAmount(line, entry) > 0 ? [{ line, credit: lineCredit(line, entry) }] : [];
  });
  if (faulty.length === 0) return undefined;
  const credits = faulty.flatMap(({ credit }) => credit ?? []);
  return {
    sum: sumMoney(credits),
    count: credits.length,
    leftOut: faulty.flatMap(({ line, credit }) => (credit ? [] : [line])),
  };
}

/** Sum of the order's lines in EUR, and the number of lines without a price that it leaves out; free goods count as neither. */
export function orderedSum({ lines }: Pick<Delivery, 'lines'>): { readonly sum: Decimal; readonly leftOut: number } {
  const priced = lines.filter(({ isFree }) => !isFree).map(({ total }) => readDecimal(total));
  const totals = priced.filter((total) => total !== undefined);
  return { sum: totals.length > 0 ? roundMoney(sumMoney(totals)) : zero, leftOut: priced.length - totals.length };
}
