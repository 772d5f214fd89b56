import { gtinKey } from '../../../domain/gtin';
import { decimal, type Decimal } from '../../../domain/money';
import type { ScannedProduct } from '../../../domain/scannedCode';
import { isOneOfNumbers } from '../../../domain/searchHit';
import { measureSign } from '../../../domain/unit';
import type { Product } from '../../../domain/product';
import { entryOf, mostReceived, withCodes, withEntry, type Delivery, type DeliveryLine, type StrangeCode } from './delivery';

/** What a scan has come to. */
export interface ScanResult {
  readonly delivery: Delivery;
  /** The line that it has counted; undefined for a code that belongs to none, which is kept by itself. */
  readonly line: DeliveryLine | undefined;
}

const isComplete = (delivery: Delivery, { id, amount }: DeliveryLine) => (entryOf(delivery, id).received ?? 0) >= amount;

/** Of the lines that have a code the one that it is of: ordered in the pack that carries it, and not complete yet. */
function lineOf(delivery: Delivery, key: string): { readonly line: DeliveryLine; readonly ratio: number } | undefined {
  const [best] = delivery.lines
    .flatMap((line) => {
      const codes = line.codes.filter(({ gtin }) => gtinKey(gtin) === key);
      const code = codes.find(({ ratio }) => ratio === line.ratio) ?? codes[0];
      if (!code) return [];
      const rank = (isComplete(delivery, line) ? 2 : 0) + (code.ratio === line.ratio ? 0 : 1);
      return [{ line, ratio: code.ratio, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank);
  return best;
}

/** So many storage units more: whole ones of the line's unit, and the rest by itself. */
function withUnits(delivery: Delivery, line: DeliveryLine, units: Decimal): Delivery {
  const { received = 0, loose } = entryOf(delivery, line.id);
  const all = units.plus(loose);
  const whole = Math.floor(all.dividedBy(line.ratio).toNumber());
  return withEntry(delivery, line.id, {
    received: Math.min(mostReceived, decimal(received).plus(whole).toNumber()),
    loose: all.minus(decimal(line.ratio).times(whole)).toNumber(),
  });
}

/**
 * Counts one scan: one more of its line, or as many as the code says, by weight where the line is ordered so. A smaller pack than the
 * ordered one counts when there are enough of them to make one.
 */
export function withScan(delivery: Delivery, scanned: ScannedProduct): ScanResult {
  const { gtin, pieces = 1, kilograms } = scanned;
  const found = lineOf(delivery, gtinKey(gtin));
  if (!found) return { delivery: withStrange(delivery, scanned), line: undefined };
  const { line, ratio } = found;
  if (kilograms !== undefined && measureSign(line.unit) === 'kg') {
    const { received = 0 } = entryOf(delivery, line.id);
    const sum = decimal(received).plus(kilograms).toNumber();
    return { delivery: withEntry(delivery, line.id, { received: Math.min(mostReceived, sum) }), line };
  }
  return { delivery: withUnits(delivery, line, decimal(ratio).times(pieces)), line };
}

/** Counts one more of the line whose number was typed; undefined where no line has it. */
export function withNumber(delivery: Delivery, typed: string): ScanResult | undefined {
  const lines = delivery.lines.filter(({ number, sku = '' }) => isOneOfNumbers(typed, [number, sku]));
  const line = lines.find((one) => !isComplete(delivery, one)) ?? lines[0];
  return line && { delivery: withUnits(delivery, line, decimal(line.ratio)), line };
}

/** The same code, saying the same. */
const isSame = (one: ScannedProduct, other: ScannedProduct) =>
  one.gtin === other.gtin && one.pieces === other.pieces && one.kilograms === other.kilograms;

/** A code that belongs to no line, counted by itself: what shouldn't have come is said as well. */
function withStrange(delivery: Delivery, scanned: ScannedProduct): Delivery {
  const isKnown = delivery.strange.some((one) => isSame(one, scanned));
  const strange = isKnown
    ? delivery.strange.map((one) => (isSame(one, scanned) ? { ...one, count: one.count + 1 } : one))
    : [...delivery.strange, { ...scanned, count: 1 }];
  return { ...delivery, strange };
}

/** Without a code that belongs to no line. */
export const withoutStrange = (delivery: Delivery, strange: StrangeCode): Delivery => ({
  ...delivery,
  strange: delivery.strange.filter((one) => !isSame(one, strange)),
});

/** The delivery with the barcodes of its products, which were scanned before they were known: what belongs to a line counts there. */
export function withCodesCounted(delivery: Delivery, products: ReadonlyMap<string, Pick<Product, 'allUnits'>>): Delivery {
  return delivery.strange.reduce<Delivery>(
    (before, { count, ...scanned }) => Array.from({ length: count }).reduce<Delivery>((now) => withScan(now, scanned).delivery, before),
    { ...withCodes(delivery, products), strange: [] },
  );
}
