import type { CartItem } from '#gen/models/index.ts';
import { isLocalDate, type LocalDate } from '../text/calendar';
import { isLineOrderable, type Cart, type CartLine } from './cart';
import type { LineSums } from './cartSum';
import { isRecord } from '#platform/keptJson.ts';
import { decimal, moneyText, readDecimal, sumMoney, type Decimal } from '../price/money';

/** An orderable line as it was shown: small enough to be stored, and sufficient to find differences later. */
export interface SeenLine {
  readonly sku: string;
  /** Name of the product as the user saw it. */
  readonly name: string;
  readonly crossTenantProductId?: string | undefined;
  readonly amount: number;
  readonly unitAbbreviation: string;
  /** Name of the unit, and how many storage units one of it holds. */
  readonly unitName: string;
  readonly ratio: number;
  /** The line's total in EUR, as in "12.90"; undefined on request, and for users who may not see prices. */
  readonly total?: string | undefined;
  /** Day on which an alternative tour brings it, where it doesn't come with the rest. */
  readonly alternativeDay?: LocalDate | undefined;
}

/** One line that is not as it was seen. */
export type CartDifference =
  | { readonly kind: 'added'; readonly now: SeenLine }
  | { readonly kind: 'removed'; readonly before: SeenLine }
  | { readonly kind: 'changed'; readonly before: SeenLine; readonly now: SeenLine };

/**
 * The shown state of the lines that would be ordered.
 *
 * @param sumOf a line's sum; undefined for users who may not see prices
 */
export function seenLines(lines: readonly CartLine[], sumOf: LineSums | undefined): readonly SeenLine[] {
  return lines.filter(isLineOrderable).map((line) => {
    const { sku, amount, unitAbbreviation, unit, product, alternativeDay } = line;
    const total = sumOf?.(line)?.net;
    return {
      sku,
      name: product.name,
      ...(product.crossTenantProductId !== undefined && { crossTenantProductId: product.crossTenantProductId }),
      amount,
      unitAbbreviation,
      unitName: unit.name || unitAbbreviation,
      ratio: unit.ratio,
      ...(total && { total: moneyText(total) }),
      ...(alternativeDay !== undefined && { alternativeDay }),
    };
  });
}

/** The lines of a cart all in all. */
export interface SeenTotals {
  readonly count: number;
  /** Sum of the lines that have a price, in EUR; undefined where none has. */
  readonly sum: Decimal | undefined;
}

/** A cart that is not as it was seen. */
export interface CartComparison {
  /** Never empty. */
  readonly differences: readonly CartDifference[];
  readonly before: SeenTotals;
  readonly now: SeenTotals;
}

/** Compares a cart with how it was seen; undefined where nothing is different. The parameters are those of {@link cartDifferences}. */
export function compareSeen(
  before: readonly SeenLine[],
  now: readonly SeenLine[],
  leftOut: ReadonlySet<string>,
): CartComparison | undefined {
  const differences = cartDifferences(before, now, leftOut);
  return differences.length === 0 ? undefined : { differences, before: totalsOf(before), now: totalsOf(now) };
}

function totalsOf(lines: readonly SeenLine[]): SeenTotals {
  const totals = lines.flatMap(({ total }) => (total === undefined ? [] : decimal(total)));
  return { count: lines.length, sum: totals.length > 0 ? sumMoney(totals) : undefined };
}

/**
 * Differences from the shown state, line by line: lines, amounts, units, prices, days. Lines that merely became unorderable are
 * excluded: they have a question of their own (P§4 "Checkout").
 *
 * @param leftOut numbers of the lines that can't be ordered now
 */
export function cartDifferences(
  before: readonly SeenLine[],
  now: readonly SeenLine[],
  leftOut: ReadonlySet<string>,
): readonly CartDifference[] {
  const seen = new Map(before.map((line) => [line.sku, line]));
  const present = new Set(now.map(({ sku }) => sku));
  return [
    ...now.flatMap((line): CartDifference[] => {
      const old = seen.get(line.sku);
      if (!old) return [{ kind: 'added', now: line }];
      return isSame(old, line) ? [] : [{ kind: 'changed', before: old, now: line }];
    }),
    ...before.flatMap((line): CartDifference[] =>
      present.has(line.sku) || leftOut.has(line.sku) ? [] : [{ kind: 'removed', before: line }],
    ),
  ];
}

function isSame(one: SeenLine, other: SeenLine): boolean {
  return (
    one.amount === other.amount &&
    one.unitAbbreviation === other.unitAbbreviation &&
    one.ratio === other.ratio &&
    one.total === other.total &&
    one.alternativeDay === other.alternativeDay
  );
}

/** Reads lines that were kept; undefined for everything that is none. */
export function readSeenLines(value: unknown): readonly SeenLine[] | undefined {
  return Array.isArray(value) && value.every(isSeenLine) ? value : undefined;
}

function isSeenLine(value: unknown): value is SeenLine {
  if (!isRecord(value)) return false;
  const has = (type: 'string' | 'number', ...fields: (keyof SeenLine)[]) => fields.every((field) => typeof value[field] === type);
  return (
    has('string', 'sku', 'name', 'unitAbbreviation', 'unitName') &&
    has('number', 'amount', 'ratio') &&
    (value['crossTenantProductId'] === undefined || has('string', 'crossTenantProductId')) &&
    (value['total'] === undefined || (has('string', 'total') && readDecimal(value['total'] as string) !== undefined)) &&
    (value['alternativeDay'] === undefined || isLocalDate(value['alternativeDay']))
  );
}

/**
 * True if the server's cart has the lines that the user agreed to, unorderable ones included. An item without its product is compared
 * by number only: nothing else of it is known, and it is omitted in any case.
 */
export function isCartAgreed({ lines, errors }: Cart, items: readonly CartItem[]): boolean {
  const present = new Map(items.map((item) => [item.sku, item]));
  const isThere = ({ sku, amount, unitAbbreviation, alternativeDay }: CartLine) => {
    const item = present.get(sku);
    return (
      item !== undefined &&
      item.amount === amount &&
      item.unitAbbreviation === unitAbbreviation &&
      (isLocalDate(item.alternativeDeliveryDate) ? item.alternativeDeliveryDate : undefined) === alternativeDay
    );
  };
  return (
    present.size === lines.length + errors.length &&
    lines.every(isThere) &&
    errors.every(({ sku }) => sku !== undefined && present.has(sku))
  );
}
