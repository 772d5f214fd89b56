import { listOf, parseKept, recordOf } from '#platform/keptJson.ts';

/** Work begun on a device that would be lost: a delivery being received, an order sheet, or a list of watched products. */
export interface WaitingWork {
  readonly tenant: string;
  readonly customerId: string;
  /** The delivery's order, or the sheet's source; empty for watched products. */
  readonly id: string;
  /** Number of its lines with input. */
  readonly lines: number;
}

/** The work of one kind on a device, as one of its users may see it. */
export interface WaitingOnDevice {
  readonly own: readonly WaitingWork[];
  /** True if other users have begun some; their names and number stay hidden. */
  readonly hasOthers: boolean;
}

/** Stored texts by name: tenant, customer, user and id, joined by colons. */
type Kept = readonly (readonly [name: string, text: string | null])[];

/** The deliveries being received on a device, as one of its users may see them. */
export const waitingDeliveriesOf = (kept: Kept, userId: string): WaitingOnDevice =>
  waitingOf(kept, userId, (stored) => Object.values(recordOf(recordOf(stored)['entries'])).filter(hasFindings).length);

/** The order sheets on a device with input that isn't in the cart, as one of its users may see them. */
export const waitingSheetsOf = (kept: Kept, userId: string): WaitingOnDevice =>
  waitingOf(kept, userId, (stored) => {
    const { entries, stock } = recordOf(stored);
    const typed = Object.entries(recordOf(entries)).filter(([, entry]) => isUnsent(entry));
    const counted = Object.entries(recordOf(stock)).filter(([, entry]) => isText(recordOf(entry)['text']));
    return new Set([...typed, ...counted].map(([sku]) => sku)).size;
  });

/** The products watched on a device, as one of its users may see them. */
export const waitingWatchesOf = (kept: Kept, userId: string): WaitingOnDevice => waitingOf(kept, userId, (stored) => listOf(stored).length);

function waitingOf(kept: Kept, userId: string, countLines: (stored: unknown) => number): WaitingOnDevice {
  const all = kept.flatMap(([name, text]) => {
    const stored = parseKept(text);
    const [tenant = '', customerId = '', user = '', ...rest] = name.split(':');
    const lines = countLines(stored);
    return lines > 0 ? [{ user, work: { tenant, customerId, id: rest.join(':'), lines } }] : [];
  });
  const own = all.filter(({ user }) => user === userId);
  return { own: own.map(({ work }) => work), hasOthers: own.length < all.length };
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** True if a stored line of a delivery has findings: an amount, a fault, a temperature, a note or a picture. */
function hasFindings(entry: unknown): boolean {
  const { received, loose, faults, temperature, note, pictures } = recordOf(entry);
  return (
    [received, temperature].some((value) => typeof value === 'number') ||
    (typeof loose === 'number' && loose > 0) ||
    isText(note) ||
    [faults, pictures].some((list) => listOf(list).length > 0)
  );
}

/** True if a stored line of an order sheet has an amount that isn't in the cart. */
function isUnsent(entry: unknown): boolean {
  const { text, isSent } = recordOf(entry);
  return isText(text) && isSent !== true;
}
