import type { Inventory, InventoryDetails, InventoryInput } from '#gen/models/index.ts';
import { countLimits, type Count, type CountLine } from './inventoryCount';
import { decimal } from '../price/money';
import { readProse } from '../text/typedText';

/** Why a count can't be sent. */
export type CountProblem =
  /** Nothing was counted. */
  | 'empty'
  /** Unnamed barcodes are left. */
  | 'unnamed'
  /** The comment is too long. */
  | 'comment'
  /** More lines than one inventory takes. */
  | 'tooMany';

/** Why a count can't be sent; undefined when it can. */
export function countProblem({ lines, place }: Count): CountProblem | undefined {
  if (lines.length === 0) return 'empty';
  if (lines.some(({ kind }) => kind === 'scan')) return 'unnamed';
  if (readProse(place.comment).length > countLimits.comment) return 'comment';
  const products = lines.filter(({ kind }) => kind === 'product').length;
  return products > countLimits.lines || lines.length - products > countLimits.otherLines ? 'tooMany' : undefined;
}

/**
 * The body of a new inventory, in the sequence of counting (C§3 named schemas). Unnamed barcodes are omitted; {@link countProblem}
 * reports them before.
 */
export function inventoryOf({ lines, place }: Count): InventoryInput {
  const { externalAddressId, unloadingArea } = place;
  const comment = readProse(place.comment);
  const ordered = lines.toReversed();
  const others = ordered.flatMap((line) => (line.kind === 'other' ? [line] : []));
  return {
    ...(externalAddressId !== undefined && { externalAddressId }),
    ...(unloadingArea !== undefined && { unloadingArea }),
    ...(comment !== '' && { comment }),
    inventoryItems: ordered.flatMap((line) =>
      line.kind === 'product'
        ? [{ productSku: line.product.sku, capturedQuantity: decimal(line.amount).toNumber(), capturedUnit: line.unit }]
        : [],
    ),
    ...(others.length > 0 && {
      nonWebshopInventoryItems: others.map(({ gtin, name, unit, amount }) => ({
        ...(gtin !== undefined && { gtin }),
        productName: name,
        unit,
        amount: decimal(amount).toNumber(),
      })),
    }),
  };
}

/** A count that was sent off and whose outcome is not known. Kept until it is, also through a reload. */
export interface CountIntent {
  /** Moment of the sending, in milliseconds by this device's clock. */
  readonly startedAt: number;
  /** Ids of the customer's newest inventories before it; undefined when they could not be read. */
  readonly before: readonly string[] | undefined;
  /** Name of the user, as inventories show it. */
  readonly createdBy: string;
  readonly body: InventoryInput;
  /** The lines that the body was made of. */
  readonly lines: readonly CountLine[];
}

/** Tolerance in milliseconds between the clocks of server and device, for cases where only the time shows that an inventory is new. */
export const clockTolerance = 2 * 60_000;

const same = (one = '', other = '') => one.trim() === other.trim();

/** Possible inventories of an intent, by the list's data: new, with the same user, place, comment and number of lines. */
export function candidatesOf(intent: CountIntent, newest: readonly Inventory[]): readonly Inventory[] {
  const { body, before, startedAt, createdBy } = intent;
  return newest.filter((inventory) => {
    const isNew = before ? !before.includes(inventory.id) : Date.parse(inventory.createdAt) >= startedAt - clockTolerance;
    return (
      isNew &&
      inventory.source !== 'HANDHELD' &&
      inventory.createdBy.toLowerCase() === createdBy.toLowerCase() &&
      same(inventory.comment, body.comment) &&
      same(inventory.unloadingArea, body.unloadingArea) &&
      same(inventory.externalAddressId, body.externalAddressId) &&
      inventory.numberOfRegularItems === body.inventoryItems.length &&
      inventory.numberOfNonWebshopItems === (body.nonWebshopInventoryItems?.length ?? 0)
    );
  });
}

/** True if an inventory has the sent lines: the same products, units and amounts, in any sequence. */
export function hasSentLines({ inventoryItems, nonWebshopInventoryItems = [] }: InventoryInput, details: InventoryDetails): boolean {
  const sent = [
    ...inventoryItems.map(({ productSku, capturedQuantity, capturedUnit }) => [productSku, capturedQuantity, capturedUnit]),
    ...nonWebshopInventoryItems.map(({ productName, amount, unit }) => [productName.trim(), amount, unit.trim()]),
  ];
  const stored = [
    ...details.items.map(({ productSku, capturedQuantity, capturedUnit }) => [productSku, capturedQuantity, capturedUnit]),
    ...details.nonWebshopItems.map(({ productName, amount, unit }) => [productName.trim(), amount, unit.trim()]),
  ];
  const keys = (lines: readonly unknown[]) => lines.map((line) => JSON.stringify(line)).toSorted();
  return keys(sent).join('\n') === keys(stored).join('\n');
}

/** The rest of a count after some of its lines were sent. */
export interface Remainder {
  readonly count: Count;
  /** Lines that were sent with more than the count says now: the inventory has the old amount. */
  readonly lowered: number;
}

/** The rest after lines were sent: later counts. A sent line that was increased keeps the difference. An empty rest starts over. */
export function remainderOf(count: Count, sent: readonly CountLine[]): Remainder {
  const amounts = new Map(sent.map(({ id, amount }) => [id, amount]));
  let lowered = 0;
  const lines = count.lines.flatMap((line): CountLine[] => {
    const amount = amounts.get(line.id);
    if (amount === undefined) return [line];
    const more = decimal(line.amount).minus(amount);
    if (more.isNegative()) lowered += 1;
    return more.greaterThan(0) ? [{ ...line, amount: more.toString() }] : [];
  });
  return { count: { lines, place: { ...count.place, comment: lines.length > 0 ? count.place.comment : '' }, confirmed: {} }, lowered };
}
