import type { OrderItem } from '../../../domain/order';
import { readTyped } from '../../../domain/typedText';

/** Where the lines of a sheet come from, as its address says: `template:ID`, `essence`, `orders:N` or `order:ID`. */
export type SheetSource =
  | { readonly kind: 'template' | 'order'; readonly id: string }
  | { readonly kind: 'essence' }
  /** The customer's last orders together; `count` from 1 to {@link mostOrders}. */
  | { readonly kind: 'orders'; readonly count: number };

/** Most orders that one sheet is made of: what one page of them holds. */
const mostOrders = 20;

/** Longest number of a template or an order that is asked for. */
const idCharacters = 100;

/** Reads the address's `source`; undefined for what names nothing. More orders than there can be are as many as there can be. */
export function readSheetSource(text: string | null): SheetSource | undefined {
  const typed = readTyped(text ?? '');
  if (typed === 'essence') return { kind: 'essence' };
  const [, kind = '', id = ''] = /^(template|order|orders):(.+)$/.exec(typed) ?? [];
  if (kind === 'template' || kind === 'order') return id.trim() === '' || id.length > idCharacters ? undefined : { kind, id: id.trim() };
  if (kind === 'orders' && /^[0-9]{1,6}$/.test(id)) {
    const count = Number.parseInt(id, 10);
    return count < 1 ? undefined : { kind, count: Math.min(count, mostOrders) };
  }
  return undefined;
}

/** The source as addresses write it, and as the name of what the device keeps of the sheet. */
export function sheetSourceText(source: SheetSource): string {
  if (source.kind === 'essence') return 'essence';
  return source.kind === 'orders' ? `orders:${source.count}` : `${source.kind}:${source.id}`;
}

/** How much of a product its list has. */
export interface SheetPar {
  readonly amount: number;
  readonly unitAbbreviation: string;
}

/** A line of the sheet as its source has it: never how much is ordered, which is typed. */
export interface SheetLine {
  readonly sku: string;
  /** Name to show where the product is no longer known. */
  readonly name: string | undefined;
  /** How much the template has of it, or the order had; undefined where the source has no amounts. */
  readonly par: SheetPar | undefined;
  /** The unit that it begins with; undefined for the product's own. */
  readonly unitAbbreviation: string | undefined;
}

/** A template's lines in its order, each product once. */
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
 * The lines of orders, newest order first: each product once, where it came first and in the unit that it was ordered in last. What was
 * ordered stands beside it for a single order only.
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
