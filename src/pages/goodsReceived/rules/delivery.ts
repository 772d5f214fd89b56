import { addressLine } from '../../../domain/customer';
import { decimal } from '../../../domain/money';
import type { Order } from '../../../domain/order';
import { deliveryDaysOf } from '../../../domain/order';
import type { Product } from '../../../domain/product';
import type { ScannedProduct } from '../../../domain/scannedCode';
import { readProse } from '../../../domain/typedText';
import { isRecord, listOf, recordOf, textOr, textsOf } from '../../../platform/keptJson';

/** What somebody says is wrong with goods, in the order in which it is asked. */
export const chosenFaults = ['damaged', 'tooWarm', 'wrongProduct', 'shortDate'] as const;
/** A fault that is chosen. */
export type ChosenFault = (typeof chosenFaults)[number];
/** A fault of a line: two follow from the amounts, the others are chosen. */
export type FaultKind = 'missing' | 'tooMany' | ChosenFault;

/** Most pictures of a line, and of a delivery: what one mail or sheet of paper can take. */
export const pictureLimits = { line: 4, delivery: 24 } as const;
/** Longest note of a line. */
export const longestNote = 300;
/** Degrees Celsius between which a temperature of goods lies. */
export const temperatures = { min: -40, max: 60 } as const;
/** Most of a line that can have come. */
export const mostReceived = 99_999;

/** A barcode of a line's product. `ratio` counts the storage units in the pack that carries it. */
export interface LineCode {
  readonly gtin: string;
  readonly ratio: number;
}

/** A line of a delivery, as it was ordered. */
export interface DeliveryLine {
  /** Its place in the order, so that the same product ordered twice is two lines. */
  readonly id: string;
  /** Undefined for what the shop doesn't carry. */
  readonly sku: string | undefined;
  /** The number that the user knows it by. */
  readonly number: string;
  readonly name: string;
  /** Ordered amount in the unit. */
  readonly amount: number;
  /** Abbreviation of the unit; an empty text where there is none. */
  readonly unit: string;
  /** Storage units in one of the unit. */
  readonly ratio: number;
  /** It was given for free, so it is not ordered again. */
  readonly isFree: boolean;
  /** Day on which it comes, YYYY-MM-DD, where that is another than the order's. */
  readonly day: string | undefined;
  readonly codes: readonly LineCode[];
}

/** What was found of a line at the ramp. */
export interface LineEntry {
  /** How much of the unit has come; undefined while nobody has looked. */
  readonly received: number | undefined;
  /** Storage units of smaller packs that were scanned and do not make one of the unit yet. */
  readonly loose: number;
  readonly faults: readonly ChosenFault[];
  /** Degrees Celsius that were measured. */
  readonly temperature: number | undefined;
  readonly note: string;
  /** Ids of pictures. */
  readonly pictures: readonly string[];
  /** What was missing is in the cart. */
  readonly isReordered: boolean;
}

/** A code that was scanned and belongs to no line, or to none that is known yet, with what it says. */
export interface StrangeCode extends ScannedProduct {
  readonly count: number;
}

/** Who at the wholesaler looks after the customer. */
export interface DeliveryContact {
  readonly name: string;
  readonly email: string | undefined;
}

/** A delivery that is being received, with all that has to be known of it without a network. */
export interface Delivery {
  readonly orderId: string;
  /** When it was opened first, in milliseconds since 1970. */
  readonly openedAt: number;
  /** Days on which the order comes, YYYY-MM-DD. */
  readonly days: readonly string[];
  readonly customerName: string | undefined;
  /** The address that it was ordered to, which need not be the customer's own, in one line; undefined where the order names none. */
  readonly deliveredTo: string | undefined;
  /** Undefined until it is known; null where there is nobody. */
  readonly contact: DeliveryContact | null | undefined;
  readonly lines: readonly DeliveryLine[];
  /** Whether the products' barcodes are known. */
  readonly hasCodes: boolean;
  /** Lines that the order came with and that could not be read. */
  readonly unreadable: number;
  readonly entries: Readonly<Record<string, LineEntry>>;
  readonly strange: readonly StrangeCode[];
}

/** A line that nobody has looked at. */
export const emptyEntry: LineEntry = {
  received: undefined,
  loose: 0,
  faults: [],
  temperature: undefined,
  note: '',
  pictures: [],
  isReordered: false,
};

const numberOr = <Fallback>(value: unknown, fallback: Fallback) => (typeof value === 'number' && Number.isFinite(value) ? value : fallback);
/** A ratio divides, so it is above zero. */
const ratioOr = (value: unknown, fallback: number) => (typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : fallback);

function deliveredTo({ deliveryAddress, unloadingArea }: Order): string | undefined {
  if (!deliveryAddress) return undefined;
  const place = [...(deliveryAddress.companyLines ?? []), addressLine(deliveryAddress)].filter((part) => part.trim() !== '').join(', ');
  return [place, unloadingArea ?? ''].filter((part) => part.trim() !== '').join(' · ') || undefined;
}

/** The delivery of an order, in the order's own order: its lines, what came along for free, and what the shop doesn't carry. */
export function deliveryOf(order: Order, openedAt: number, unreadable = 0): Delivery {
  const lines = [
    ...order.orderItems.map(({ productSku, displayedProductId, name, amount, unitAbbr, baseUnit, ratio, alternativeDeliveryDate }) => ({
      sku: productSku,
      number: displayedProductId ?? productSku,
      name,
      amount,
      unit: unitAbbr ?? baseUnit ?? '',
      ratio: ratioOr(ratio, 1),
      isFree: false,
      day: alternativeDeliveryDate,
      codes: [],
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
    })),
  ];
  return {
    orderId: order.id,
    openedAt,
    days: [...new Set(deliveryDaysOf(order).map(({ day }) => day))].toSorted(),
    customerName: undefined,
    deliveredTo: deliveredTo(order),
    contact: undefined,
    lines: lines.map((line, place) => ({ ...line, id: String(place) })),
    hasCodes: false,
    unreadable,
    entries: {},
    strange: [],
  };
}

/** The delivery with the barcodes of its products; a free line counts in its product's own unit. */
export function withCodes(delivery: Delivery, products: ReadonlyMap<string, Pick<Product, 'allUnits'>>): Delivery {
  const lines = delivery.lines.map((line) => {
    const units = line.sku === undefined ? undefined : products.get(line.sku)?.allUnits;
    if (!units) return line;
    const own = units.find(({ abbreviation }) => abbreviation === line.unit);
    return {
      ...line,
      ratio: ratioOr(own?.ratio, line.ratio),
      codes: units.flatMap(({ gtins, ratio }) => gtins.map((gtin) => ({ gtin, ratio: ratioOr(ratio, 1) }))),
    };
  });
  return { ...delivery, lines, hasCodes: true };
}

/** What was found of a line. */
export const entryOf = ({ entries }: Pick<Delivery, 'entries'>, id: string): LineEntry => entries[id] ?? emptyEntry;

/** The delivery with something else found of a line. */
export function withEntry(delivery: Delivery, id: string, change: Partial<LineEntry>): Delivery {
  return { ...delivery, entries: { ...delivery.entries, [id]: { ...entryOf(delivery, id), ...change } } };
}

/** How much of a line is missing; 0 while nobody has looked. */
export function missingOf({ amount }: DeliveryLine, { received = amount }: LineEntry): number {
  return Math.max(0, decimal(amount).minus(received).toNumber());
}

/** How much more than ordered has come of a line. */
export function surplusOf({ amount }: DeliveryLine, { received = amount }: LineEntry): number {
  return Math.max(0, decimal(received).minus(amount).toNumber());
}

/** Everything that is wrong with a line, what follows from the amounts first. */
export function faultsOf(line: DeliveryLine, entry: LineEntry): readonly FaultKind[] {
  return [
    ...(missingOf(line, entry) > 0 ? (['missing'] as const) : []),
    ...(surplusOf(line, entry) > 0 ? (['tooMany'] as const) : []),
    ...chosenFaults.filter((kind) => entry.faults.includes(kind)),
  ];
}

/** `open` while nobody has looked, `fault` where something is wrong or was noted, else `fine`. */
export type LineState = 'open' | 'fault' | 'fine';

/** How far a line is. */
export function lineState(line: DeliveryLine, entry: LineEntry): LineState {
  if (faultsOf(line, entry).length > 0 || readProse(entry.note) !== '' || entry.pictures.length > 0) return 'fault';
  return entry.received === undefined ? 'open' : 'fine';
}

/** Ticks a line: it has come as it was ordered. Ticked already, it is open again; what is wrong with it stays. */
export function withTick(delivery: Delivery, line: DeliveryLine): Delivery {
  const isTicked = entryOf(delivery, line.id).received === line.amount;
  return withEntry(delivery, line.id, { received: isTicked ? undefined : line.amount, loose: 0 });
}

/** Says another set of faults. What is wrong is there: a line that nobody has looked at has come then. */
export function withFaults(delivery: Delivery, line: DeliveryLine, faults: readonly ChosenFault[]): Delivery {
  const { received, temperature } = entryOf(delivery, line.id);
  return withEntry(delivery, line.id, {
    faults,
    received: received ?? (faults.length > 0 ? line.amount : undefined),
    temperature: faults.includes('tooWarm') ? temperature : undefined,
  });
}

/** Pictures of a whole delivery. */
export const picturesOf = ({ entries }: Pick<Delivery, 'entries'>): readonly string[] =>
  Object.values(entries).flatMap(({ pictures }) => pictures);

/** What of a line is ordered again: in whole units, as a cart takes them. */
export interface MissingLine {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly amount: number;
  readonly unitAbbreviation: string;
}

/** What was missing and isn't in the cart again: never what was free, nor what the shop doesn't carry. */
export function missingLines(delivery: Delivery): readonly MissingLine[] {
  return delivery.lines.flatMap((line) => {
    const entry = entryOf(delivery, line.id);
    const amount = Math.ceil(missingOf(line, entry));
    const { id, sku, name, unit: unitAbbreviation } = line;
    return sku === undefined || line.isFree || entry.isReordered || amount === 0 ? [] : [{ id, sku, name, amount, unitAbbreviation }];
  });
}

function readLine(kept: unknown): readonly DeliveryLine[] {
  const { id, sku, number, name, amount, unit, ratio, isFree, day, codes } = recordOf(kept);
  if (typeof id !== 'string' || typeof name !== 'string' || typeof amount !== 'number') return [];
  return [
    {
      id,
      sku: textOr(sku, undefined),
      number: textOr(number, ''),
      name,
      amount,
      unit: textOr(unit, ''),
      ratio: ratioOr(ratio, 1),
      isFree: isFree === true,
      day: textOr(day, undefined),
      codes: listOf(codes)
        .map(recordOf)
        .flatMap((code) => (typeof code['gtin'] === 'string' ? [{ gtin: code['gtin'], ratio: ratioOr(code['ratio'], 1) }] : [])),
    },
  ];
}

function readEntry(kept: unknown): LineEntry {
  const { received, loose, faults, temperature, note, pictures, isReordered } = recordOf(kept);
  const said = textsOf(faults) ?? [];
  return {
    received: numberOr(received, undefined),
    loose: numberOr(loose, 0),
    faults: chosenFaults.filter((kind) => said.includes(kind)),
    temperature: numberOr(temperature, undefined),
    note: textOr(note, ''),
    pictures: textsOf(pictures) ?? [],
    isReordered: isReordered === true,
  };
}

function readContact(kept: unknown): DeliveryContact | null | undefined {
  if (kept === null) return null;
  const { name, email } = recordOf(kept);
  return typeof name === 'string' ? { name, email: textOr(email, undefined) } : undefined;
}

/** A delivery as this device has kept it; undefined where there is none, or nothing that can be read. */
export function readDelivery(kept: unknown): Delivery | undefined {
  if (!isRecord(kept) || typeof kept['orderId'] !== 'string') return undefined;
  const { orderId, openedAt, days, customerName, deliveredTo: address, contact, lines, hasCodes, unreadable, entries, strange } = kept;
  return {
    orderId,
    openedAt: numberOr(openedAt, 0),
    days: textsOf(days) ?? [],
    customerName: textOr(customerName, undefined),
    deliveredTo: textOr(address, undefined),
    contact: readContact(contact),
    lines: listOf(lines).flatMap(readLine),
    hasCodes: hasCodes === true,
    unreadable: numberOr(unreadable, 0),
    entries: Object.fromEntries(Object.entries(recordOf(entries)).map(([id, entry]) => [id, readEntry(entry)])),
    strange: listOf(strange)
      .map(recordOf)
      .flatMap(({ gtin, pieces, kilograms, count }) =>
        typeof gtin === 'string'
          ? [
              {
                gtin,
                count: numberOr(count, 1),
                ...(typeof pieces === 'number' && { pieces }),
                ...(typeof kilograms === 'string' && { kilograms }),
              },
            ]
          : [],
      ),
  };
}
