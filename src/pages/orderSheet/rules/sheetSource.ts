import type { OrderItem } from '#domain/order/order.ts';
import { readTyped } from '#domain/text/typedText.ts';

/** Source of a sheet's lines, from its address: `template:ID`, `essence`, `orders:N` or `order:ID`. */
export type SheetSource =
  | { readonly kind: 'template' | 'order'; readonly id: string }
  | { readonly kind: 'essence' }
  /** The customer's last orders together; `count` from 1 to {@link maxOrders}. */
  | { readonly kind: 'orders'; readonly count: number };

/** Maximum of orders per sheet: one page of the call. */
const maxOrders = 20;

/** Maximum length of a template's or order's id. */
const idCharacters = 100;

/** Parses the address's `source`; undefined if invalid. A count above the maximum is clamped. */
export function readSheetSource(text: string | null): SheetSource | undefined {
  const typed = readTyped(text ?? '');
  if (typed === 'essence') return { kind: 'essence' };
  const [, kind = '', id = ''] = /^(template|order|orders):(.+)$/.exec(typed) ?? [];
  if (kind === 'template' || kind === 'order') return id.trim() === '' || id.length > idCharacters ? undefined : { kind, id: id.trim() };
  if (kind === 'orders' && /^[0-9]{1,6}$/.test(id)) {
    const count = Number.parseInt(id, 10);
    return count < 1 ? undefined : { kind, count: Math.min(count, maxOrders) };
  }
  return undefined;
}

/** The source as in addresses, and in storage keys. */
export function sheetSourceText(source: SheetSource): string {
  if (source.kind === 'essence') return 'essence';
  return source.kind === 'orders' ? `orders:${source.count}` : `${source.kind}:${source.id}`;
}

/** Amount of a product in the sheet's list. */
export interface SheetPar {
  readonly amount: number;
  readonly unitAbbreviation: string;
}

/** A line of the sheet's source, without the ordered amount, which is input. */
export interface SheetLine {
  readonly sku: string;
  /** Fallback name for an unknown product. */
  readonly name: string | undefined;
  /** Amount in the template or order; undefined if the source has no amounts. */
  readonly par: SheetPar | undefined;
  /** Initial unit; undefined for the product's own. */
  readonly unitAbbreviation: string | undefined;
}

/** Lines of a template in sequence, without duplicates. */
export function linesOfTemplate(
  items: readonly { readonly productSku: string; readonly amount: number; readonly unit: string }[],
): readonly SheetLine[] {
  return eachOnce(
    items.map(({ productSku, amount, unit }) => ({
      sku: productSku,
      name: undefined,
      par: { amount, unitAbbreviation: unit },
      unitAbbreviation: unit,
    })),
  );
}

type OrderedItem = Pick<OrderItem, 'productSku' | 'name' | 'amount' | 'unitAbbr' | 'baseUnit'>;

/**
 * Lines of orders, newest order first and without duplicates, each in the unit of its last order. Ordered amounts are
 * included for a single order only.
 */
export function linesOfOrders(orders: readonly { readonly orderItems: readonly OrderedItem[] }[]): readonly SheetLine[] {
  return eachOnce(
    orders
      .flatMap(({ orderItems }) => orderItems)
      .map(({ productSku, name, amount, unitAbbr, baseUnit }) => {
        const unitAbbreviation = unitAbbr ?? baseUnit;
        return {
          sku: productSku,
          name,
          par: orders.length === 1 && unitAbbreviation !== undefined ? { amount, unitAbbreviation } : undefined,
          unitAbbreviation,
        };
      }),
  );
}

function eachOnce(lines: readonly SheetLine[]): readonly SheetLine[] {
  const known = new Set<string>();
  return lines.filter(({ sku }) => !known.has(sku) && known.add(sku));
}
