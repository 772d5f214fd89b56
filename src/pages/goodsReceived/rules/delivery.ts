import { addressLine } from '#domain/customer/customer.ts';
import { decimal } from '#domain/price/money.ts';
import type { Order } from '#domain/order/order.ts';
import { deliveryDaysOf, orderItemTotal } from '#domain/order/order.ts';
import { coldLimitOf, type ColdLimit } from '#domain/product/coldChain.ts';
import type { Product } from '#domain/product/product.ts';
import type { ScannedProduct } from '#domain/codes/scannedCode.ts';
import { readProse } from '#domain/text/typedText.ts';

/** Faults that the user can choose, in the sequence of the form. */
export const chosenFaults = ['damaged', 'tooWarm', 'wrongProduct', 'shortDate'] as const;
export type ChosenFault = (typeof chosenFaults)[number];
/** Fault of a line: two follow from the amounts, the others are chosen. */
export type FaultKind = 'missing' | 'tooMany' | ChosenFault;

/** Maximum of pictures per line, and per delivery: the capacity of one mail or sheet of paper. */
export const pictureLimits = { line: 4, delivery: 24 } as const;
/** Maximum length of a line's note. */
export const maxNoteLength = 300;
/** Valid range of a temperature, in degrees Celsius. */
export const temperatures = { min: -40, max: 60 } as const;
/** Maximum received amount of a line. */
export const maxReceived = 99_999;

/** A barcode of a line's product. `ratio`: storage units in the pack with that barcode. */
export interface LineCode {
  readonly gtin: string;
  readonly ratio: number;
}

/** A line of a delivery, as ordered. */
export interface DeliveryLine {
  /** Its position in the order, so that the same product ordered twice is two lines. */
  readonly id: string;
  /** Undefined for products outside the shop. */
  readonly sku: string | undefined;
  /** Product number as the user sees it. */
  readonly number: string;
  readonly name: string;
  /** Ordered amount in the unit. */
  readonly amount: number;
  /** Abbreviation of the unit; empty if there is none. */
  readonly unit: string;
  /** Storage units per unit. */
  readonly ratio: number;
  /** Free goods, which are not reordered. */
  readonly isFree: boolean;
  /** Delivery day, YYYY-MM-DD, if it differs from the order's. */
  readonly day: string | undefined;
  readonly codes: readonly LineCode[];
  /** Maximum temperature on arrival; null if the product needs none, undefined while unknown. */
  readonly cold: ColdLimit | null | undefined;
  /** Total of the ordered amount in EUR as a decimal; undefined without a price, and for users who see none. */
  readonly total: string | undefined;
}

/** Findings of a line at the ramp. */
export interface LineEntry {
  /** Received amount in the unit; undefined while unchecked. */
  readonly received: number | undefined;
  /** Storage units of smaller packs that were scanned and don't add up to one unit yet. */
  readonly loose: number;
  readonly faults: readonly ChosenFault[];
  /** Received amount that has the chosen faults; undefined for all of it. */
  readonly affected: number | undefined;
  /** Measured temperature in degrees Celsius. */
  readonly temperature: number | undefined;
  /** Who measured it. */
  readonly takenBy: string;
  /** Time of the measurement, in milliseconds since 1970. */
  readonly takenAt: number | undefined;
  readonly note: string;
  readonly pictures: readonly string[];
  /** The missing amount, or a substitute for it, is in the cart. */
  readonly isReordered: boolean;
  /** Name of the substitute in the cart; empty without one. */
  readonly substitute: string;
}

/** A scanned code with its content that belongs to no line, or to none known yet. */
export interface StrangeCode extends ScannedProduct {
  readonly count: number;
}

/** The wholesaler's contact for the customer. */
export interface DeliveryContact {
  readonly name: string;
  readonly email: string | undefined;
}

/** A delivery being received, with all data needed offline. */
export interface Delivery {
  readonly orderId: string;
  /** Time of the first opening, in milliseconds since 1970. */
  readonly openedAt: number;
  /** Delivery days of the order, YYYY-MM-DD. */
  readonly days: readonly string[];
  readonly customerName: string | undefined;
  /** Delivery address in one line, which may differ from the customer's own; undefined if the order has none. */
  readonly deliveredTo: string | undefined;
  /** Undefined until known; null if there is none. */
  readonly contact: DeliveryContact | null | undefined;
  readonly lines: readonly DeliveryLine[];
  /** Who receives it, if not the signed-in user; undefined until typed. */
  readonly receiver: string | undefined;
  /** True once the products' barcodes and temperature limits are known. */
  readonly hasFacts: boolean;
  /** Number of the order's lines that failed to load. */
  readonly unreadable: number;
  readonly entries: Readonly<Record<string, LineEntry>>;
  readonly strange: readonly StrangeCode[];
}

/** Findings of an unchecked line. */
export const emptyEntry: LineEntry = {
  received: undefined,
  loose: 0,
  faults: [],
  affected: undefined,
  temperature: undefined,
  takenBy: '',
  takenAt: undefined,
  note: '',
  pictures: [],
  isReordered: false,
  substitute: '',
};

/** A ratio is a divisor, so it must be positive. */
export const ratioOr = (value: unknown, fallback: number) =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : fallback;

function deliveredTo({ deliveryAddress, unloadingArea }: Order): string | undefined {
  if (!deliveryAddress) return undefined;
  const place = [...(deliveryAddress.companyLines ?? []), addressLine(deliveryAddress)].filter((part) => part.trim() !== '').join(', ');
  return [place, unloadingArea ?? ''].filter((part) => part.trim() !== '').join(' · ') || undefined;
}

/** The delivery of an order, in the order's sequence: lines, free goods, and products outside the shop. */
export function deliveryOf(order: Order, openedAt: number, unreadable = 0): Delivery {
  const lines = [
    ...order.orderItems.map((item) => ({
      sku: item.productSku,
      number: item.displayedProductId ?? item.productSku,
      name: item.name,
      amount: item.amount,
      unit: item.unitAbbr ?? item.baseUnit ?? '',
      ratio: ratioOr(item.ratio, 1),
      isFree: false,
      day: item.alternativeDeliveryDate,
      codes: [],
      total: orderItemTotal(item)?.toString(),
    })),
    ...(order.freeItems ?? []).map(({ productSku, name, amount, unitAbbr = '' }) => ({
      sku: productSku,
      number: productSku,
      name,
      amount,
      unit: unitAbbr,
      ratio: 1,
      isFree: true,
      day: undefined,
      codes: [],
      total: undefined,
    })),
    ...(order.nonWebshopItems ?? []).map(({ supplierProductId = '', gtin, name, amount, unit = '' }) => ({
      sku: undefined,
      number: supplierProductId,
      name,
      amount,
      unit,
      ratio: 1,
      isFree: false,
      day: undefined,
      codes: gtin === undefined ? [] : [{ gtin, ratio: 1 }],
      total: undefined,
    })),
  ];
  return {
    orderId: order.id,
    openedAt,
    days: [...new Set(deliveryDaysOf(order).map(({ day }) => day))].toSorted(),
    customerName: undefined,
    deliveredTo: deliveredTo(order),
    contact: undefined,
    lines: lines.map((line, place) => ({ ...line, id: String(place), cold: undefined })),
    receiver: undefined,
    hasFacts: false,
    unreadable,
    entries: {},
    strange: [],
  };
}

/** Facts of a product that a delivery needs; without its kind its line has no known limit. */
export type ProductFacts = Pick<Product, 'allUnits'> & Partial<Pick<Product, 'kind' | 'storageNote'>>;

/** The delivery with its products' barcodes and temperature limits; a free line is counted in its product's own unit. */
export function withFacts(delivery: Delivery, products: ReadonlyMap<string, ProductFacts>): Delivery {
  const lines = delivery.lines.map((line) => {
    const product = line.sku === undefined ? undefined : products.get(line.sku);
    if (!product) return line;
    const { allUnits: units, kind } = product;
    const own = units.find(({ abbreviation }) => abbreviation === line.unit);
    return {
      ...line,
      ratio: ratioOr(own?.ratio, line.ratio),
      codes: units.flatMap(({ gtins, ratio }) => gtins.map((gtin) => ({ gtin, ratio: ratioOr(ratio, 1) }))),
      cold: kind === undefined ? undefined : (coldLimitOf(product) ?? null),
    };
  });
  return { ...delivery, lines, hasFacts: true };
}

/** Findings of a line. */
export const entryOf = ({ entries }: Pick<Delivery, 'entries'>, id: string): LineEntry => entries[id] ?? emptyEntry;

/** The delivery with changed findings of a line. */
export function withEntry(delivery: Delivery, id: string, change: Partial<LineEntry>): Delivery {
  return { ...delivery, entries: { ...delivery.entries, [id]: { ...entryOf(delivery, id), ...change } } };
}

/** Missing amount of a line; 0 while unchecked. */
export function missingOf({ amount }: DeliveryLine, { received = amount }: LineEntry): number {
  return Math.max(0, decimal(amount).minus(received).toNumber());
}

/** Surplus amount of a line. */
export function surplusOf({ amount }: DeliveryLine, { received = amount }: LineEntry): number {
  return Math.max(0, decimal(received).minus(amount).toNumber());
}

/** True if the measured temperature is above the line's limit. */
export const isOverLimit = ({ cold }: Pick<DeliveryLine, 'cold'>, { temperature }: Pick<LineEntry, 'temperature'>): boolean =>
  !!cold && temperature !== undefined && temperature > cold.degrees;

/** All faults of a line, those of the amounts first. Above its limit it is too warm without being chosen. */
export function faultsOf(line: DeliveryLine, entry: LineEntry): readonly FaultKind[] {
  return [
    ...(missingOf(line, entry) > 0 ? (['missing'] as const) : []),
    ...(surplusOf(line, entry) > 0 ? (['tooMany'] as const) : []),
    ...chosenFaults.filter((kind) => entry.faults.includes(kind) || (kind === 'tooWarm' && isOverLimit(line, entry))),
  ];
}

/** `open` while unchecked, `fault` with faults or a note, else `fine`. */
export type LineState = 'open' | 'fault' | 'fine';

export function lineState(line: DeliveryLine, entry: LineEntry): LineState {
  if (faultsOf(line, entry).length > 0 || readProse(entry.note) !== '' || entry.pictures.length > 0) return 'fault';
  return entry.received === undefined ? 'open' : 'fine';
}

/** Ticks a line as received completely. A ticked line becomes open again; its faults stay. */
export function withTick(delivery: Delivery, line: DeliveryLine): Delivery {
  const isTicked = entryOf(delivery, line.id).received === line.amount;
  return withEntry(delivery, line.id, { received: isTicked ? undefined : line.amount, loose: 0 });
}

/**
 * Sets the faults. A faulty product has arrived, so an unchecked line counts as received then. A temperature is measured for
 * its own sake unless the product needs no cooling.
 */
export function withFaults(delivery: Delivery, line: DeliveryLine, faults: readonly ChosenFault[]): Delivery {
  const { received, temperature, affected } = entryOf(delivery, line.id);
  return withEntry(delivery, line.id, {
    faults,
    received: received ?? (faults.length > 0 ? line.amount : undefined),
    affected: faults.length > 0 ? affected : undefined,
    temperature: takesTemperature(line, faults) ? temperature : undefined,
  });
}

/** True if a line takes a temperature: all goods but those that need no cooling, and those only if they are too warm. */
export const takesTemperature = ({ cold }: Pick<DeliveryLine, 'cold'>, faults: readonly ChosenFault[]): boolean =>
  cold !== null || faults.includes('tooWarm');

/** Picture ids of a whole delivery. */
export const picturesOf = ({ entries }: Pick<Delivery, 'entries'>): readonly string[] =>
  Object.values(entries).flatMap(({ pictures }) => pictures);

/** A line to reorder: in whole units, as a cart requires. */
export interface MissingLine {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly amount: number;
  readonly unitAbbreviation: string;
}

/** Missing lines that aren't in the cart again; without free goods and products outside the shop. */
export function missingLines(delivery: Delivery): readonly MissingLine[] {
  return delivery.lines.flatMap((line) => {
    const entry = entryOf(delivery, line.id);
    const amount = Math.ceil(missingOf(line, entry));
    const { id, sku, name, unit: unitAbbreviation } = line;
    return sku === undefined || line.isFree || entry.isReordered || amount === 0 ? [] : [{ id, sku, name, amount, unitAbbreviation }];
  });
}
