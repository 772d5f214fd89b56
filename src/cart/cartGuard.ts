import type { QueryClient } from '@tanstack/react-query';
import type { RequestedLine } from '../domain/cartAddition';
import { readDeviceText } from '../platform/deviceText';
import { perClient } from '../platform/perClient';
import type { BuyerContext } from '../queries/shopContext';
import { cartName } from './cartCalls';
import { cartStore, type CartStore } from './cartStore';

/** Name under which this device keeps the event of a user at a customer. */
export const guestEventName = ({ tenant, customerId }: BuyerContext, userId: string): string =>
  `guest-event:${tenant}:${customerId}:${userId}`;

/** The name of the event that guards a cart, by one look at the device; undefined where nothing does. */
export function guardingEvent(context: BuyerContext, userId: string | undefined): string | undefined {
  const name = userId === undefined ? undefined : guestEventName(context, userId);
  return name !== undefined && readDeviceText(name) !== null ? name : undefined;
}

/** Judgement of a guard on some lines. */
export interface Verdict {
  /** Skus that are meant to go into the cart. */
  readonly meant: ReadonlySet<string>;
  /** Those of them that could not be checked. */
  readonly unchecked: ReadonlySet<string>;
  /** Says, of the named lines, that they are in the cart unchecked, and why; `onUndo` takes them back. */
  say(names: readonly string[], onUndo: () => void): void;
}

/** How lines are asked about. */
export interface GuardedAddition {
  /** Name of the event that guards the cart. */
  readonly event: string;
  readonly context: BuyerContext;
  readonly lines: readonly RequestedLine[];
  /** They go in together or not at all. */
  readonly isWhole: boolean;
}

interface Guard {
  ask?: (addition: GuardedAddition) => Promise<Verdict>;
  /** Who shops; also when the session has just ended. */
  userId?: string;
}

/** What asks for the carts of a cache; it stands above all screens, so only parts that are drawn by themselves have none. */
export const cartGuard = perClient((): Guard => ({}));

/** Lines that were let in. */
interface LetIn {
  readonly lines: readonly RequestedLine[];
  /** To be called once lines are in the cart, by their skus: says which of them could not be checked. */
  tell(skus: ReadonlySet<string>): void;
}

const nothing: LetIn = { lines: [], tell: () => undefined };

/** Lines that wait, by cart and skus, as they were wanted last. */
const waitingOf = perClient(() => new Map<string, readonly RequestedLine[]>());

/**
 * Every way into a cart goes through here: where an event guards it, lines wait until they have been checked and, if need be, asked about,
 * which takes three seconds at most besides the user's answer (record 120).
 *
 * @returns undefined where nothing guards the cart, and all lines may go in at once; else, later, those that are meant. What waits already
 *   isn't asked about twice: it goes in as it was wanted last, and the later call is given nothing.
 */
export function letIn(
  queryClient: QueryClient,
  context: BuyerContext,
  wanted: readonly RequestedLine[],
  { isWhole = false } = {},
): Promise<LetIn> | undefined {
  const { ask, userId } = cartGuard(queryClient);
  const event = guardingEvent(context, userId);
  if (!ask || event === undefined || wanted.length === 0) return undefined;
  const waiting = waitingOf(queryClient);
  const key = [cartName(context), ...wanted.map(({ sku }) => sku)].join(' ');
  const isAsked = waiting.has(key);
  waiting.set(key, wanted);
  if (isAsked) return Promise.resolve(nothing);
  return ask({ event, context, lines: wanted, isWhole })
    .then((verdict) => admitted(cartStore(queryClient, context), waiting.get(key) ?? wanted, verdict))
    .finally(() => waiting.delete(key));
}

function admitted(store: CartStore, lines: readonly RequestedLine[], { meant, unchecked, say }: Verdict): LetIn {
  const before = new Map(store.lines.map((line) => [line.sku, line]));
  return {
    lines: lines.filter(({ sku }) => meant.has(sku)),
    tell: (skus) => {
      const names = new Map(lines.flatMap(({ sku, name }) => (unchecked.has(sku) && skus.has(sku) ? [[sku, name ?? sku]] : [])));
      if (names.size === 0) return;
      const undo = () =>
        store.change(
          [...names.keys()].map((sku) => {
            const held = before.get(sku);
            if (!held) return { sku, intent: { kind: 'remove' } };
            return { sku, intent: { kind: 'set', amount: held.amount, unitAbbreviation: held.unitAbbreviation } };
          }),
        );
      say([...names.values()], undo);
    },
  };
}
