import { coldKinds, type ColdLimit } from '#domain/product/coldChain.ts';
import { readDecimal } from '#domain/price/money.ts';
import { entriesOf, isRecord, recordOf, textOr, textsOf, type Fields } from '#platform/keptJson.ts';
import { chosenFaults, ratioOr, type Delivery, type DeliveryContact, type DeliveryLine, type LineEntry } from './delivery';

/** The value if it is a finite number, else the fallback. */
export const numberOr = <Fallback>(value: unknown, fallback: Fallback) =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback;

/** Parses a stored temperature limit; undefined for anything else. */
function readColdLimit(kept: unknown): ColdLimit | undefined {
  const { kind, degrees, source } = recordOf(kept);
  const known = coldKinds.find((one) => one === kind);
  const limit = numberOr(degrees, undefined);
  return known && limit !== undefined ? { kind: known, degrees: limit, source: source === 'note' ? 'note' : 'kind' } : undefined;
}

function readLine({ id, sku, number, name, amount, unit, ratio, isFree, day, codes, cold, total }: Fields): DeliveryLine | undefined {
  if (typeof id !== 'string' || typeof name !== 'string' || typeof amount !== 'number') return undefined;
  return {
    id,
    sku: textOr(sku, undefined),
    number: textOr(number, ''),
    name,
    amount,
    unit: textOr(unit, ''),
    ratio: ratioOr(ratio, 1),
    isFree: isFree === true,
    day: textOr(day, undefined),
    codes: entriesOf(codes, (code) =>
      typeof code['gtin'] === 'string' ? { gtin: code['gtin'], ratio: ratioOr(code['ratio'], 1) } : undefined,
    ),
    cold: cold === null ? null : readColdLimit(cold),
    total: readDecimal(textOr(total, undefined))?.toString(),
  };
}

function readEntry(kept: unknown): LineEntry {
  const { received, loose, faults, affected, temperature, takenBy, takenAt, note, pictures, isReordered, substitute } = recordOf(kept);
  const said = textsOf(faults) ?? [];
  return {
    received: numberOr(received, undefined),
    loose: numberOr(loose, 0),
    faults: chosenFaults.filter((kind) => said.includes(kind)),
    affected: numberOr(affected, undefined),
    temperature: numberOr(temperature, undefined),
    takenBy: textOr(takenBy, ''),
    takenAt: numberOr(takenAt, undefined),
    note: textOr(note, ''),
    pictures: textsOf(pictures) ?? [],
    isReordered: isReordered === true,
    substitute: textOr(substitute, ''),
  };
}

function readContact(kept: unknown): DeliveryContact | null | undefined {
  if (kept === null) return null;
  const { name, email } = recordOf(kept);
  return typeof name === 'string' ? { name, email: textOr(email, undefined) } : undefined;
}

/** Parses a stored delivery; undefined if there is none, or if it is invalid. */
export function readDelivery(kept: unknown): Delivery | undefined {
  if (!isRecord(kept) || typeof kept['orderId'] !== 'string') return undefined;
  const {
    orderId,
    openedAt,
    days,
    customerName,
    deliveredTo: address,
    contact,
    lines,
    receiver,
    hasFacts,
    unreadable,
    entries,
    strange,
  } = kept;
  return {
    orderId,
    openedAt: numberOr(openedAt, 0),
    days: textsOf(days) ?? [],
    customerName: textOr(customerName, undefined),
    deliveredTo: textOr(address, undefined),
    contact: readContact(contact),
    lines: entriesOf(lines, readLine),
    receiver: textOr(receiver, undefined),
    hasFacts: hasFacts === true,
    unreadable: numberOr(unreadable, 0),
    entries: Object.fromEntries(Object.entries(recordOf(entries)).map(([id, entry]) => [id, readEntry(entry)])),
    strange: entriesOf(strange, ({ gtin, pieces, kilograms, count }) => {
      if (typeof gtin !== 'string') return undefined;
      return {
        gtin,
        count: numberOr(count, 1),
        ...(typeof pieces === 'number' && { pieces }),
        ...(typeof kilograms === 'string' && { kilograms }),
      };
    }),
  };
}
