import { gtinKey } from '#domain/codes/gtin.ts';
import { decimal, type Decimal } from '#domain/price/money.ts';
import type { ScannedProduct } from '#domain/codes/scannedCode.ts';
import { isOneOfNumbers } from '#domain/search/searchHit.ts';
import { measureSign } from '#domain/product/unit.ts';
import {
  entryOf,
  maxReceived,
  withEntry,
  withFacts,
  type Delivery,
  type DeliveryLine,
  type ProductFacts,
  type StrangeCode,
} from './delivery';

export interface ScanResult {
  readonly delivery: Delivery;
  /** The counted line; undefined for a code without a line, which is stored separately. */
  readonly line: DeliveryLine | undefined;
}

const isComplete = (delivery: Delivery, { id, amount }: DeliveryLine) => (entryOf(delivery, id).received ?? 0) >= amount;

/** The line of a code: preferably ordered in the pack that carries it, and not complete yet. */
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

/** Adds storage units: whole units of the line, and the rest as `loose`. */
function withUnits(delivery: Delivery, line: DeliveryLine, units: Decimal): Delivery {
  const { received = 0, loose } = entryOf(delivery, line.id);
  const all = units.plus(loose);
  const whole = Math.floor(all.dividedBy(line.ratio).toNumber());
  return withEntry(delivery, line.id, {
    received: Math.min(maxReceived, decimal(received).plus(whole).toNumber()),
    loose: all.minus(decimal(line.ratio).times(whole)).toNumber(),
  });
}

/**
 * Counts one scan: one more of its line, or as many as the code says, by weight if the line is ordered by weight.
 * Smaller packs than the ordered one count once they add up to one.
 */
export function withScan(delivery: Delivery, scanned: ScannedProduct): ScanResult {
  const { gtin, pieces = 1, kilograms } = scanned;
  const found = lineOf(delivery, gtinKey(gtin));
  if (!found) return { delivery: withStrange(delivery, scanned), line: undefined };
  const { line, ratio } = found;
  if (kilograms !== undefined && measureSign(line.unit) === 'kg') {
    const { received = 0 } = entryOf(delivery, line.id);
    const sum = decimal(received).plus(kilograms).toNumber();
    return { delivery: withEntry(delivery, line.id, { received: Math.min(maxReceived, sum) }), line };
  }
  return { delivery: withUnits(delivery, line, decimal(ratio).times(pieces)), line };
}

/** Counts one more of the line whose number was typed; undefined if there is none. */
export function withNumber(delivery: Delivery, typed: string): ScanResult | undefined {
  const lines = delivery.lines.filter(({ number, sku = '' }) => isOneOfNumbers(typed, [number, sku]));
  const line = lines.find((one) => !isComplete(delivery, one)) ?? lines[0];
  return line && { delivery: withUnits(delivery, line, decimal(line.ratio)), line };
}

/** True for the same code with the same content. */
const isSame = (one: ScannedProduct, other: ScannedProduct) =>
  one.gtin === other.gtin && one.pieces === other.pieces && one.kilograms === other.kilograms;

/** Counts a code without a line separately: unexpected goods are reported as well. */
function withStrange(delivery: Delivery, scanned: ScannedProduct): Delivery {
  const isKnown = delivery.strange.some((one) => isSame(one, scanned));
  const strange = isKnown
    ? delivery.strange.map((one) => (isSame(one, scanned) ? { ...one, count: one.count + 1 } : one))
    : [...delivery.strange, { ...scanned, count: 1 }];
  return { ...delivery, strange };
}

/** The delivery without a code that belongs to no line. */
export const withoutStrange = (delivery: Delivery, strange: StrangeCode): Delivery => ({
  ...delivery,
  strange: delivery.strange.filter((one) => !isSame(one, strange)),
});

/** The delivery with its products' facts, and with earlier scans assigned to their lines. */
export function withFactsCounted(delivery: Delivery, products: ReadonlyMap<string, ProductFacts>): Delivery {
  return delivery.strange.reduce<Delivery>(
    (before, { count, ...scanned }) => Array.from({ length: count }).reduce<Delivery>((now) => withScan(now, scanned).delivery, before),
    { ...withFacts(delivery, products), strange: [] },
  );
}
