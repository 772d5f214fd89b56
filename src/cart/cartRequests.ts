import type { CartItemRequest, ShoppingCart } from '#gen/models/index.ts';
import { FetchError, ResponseError } from '#http/errors.ts';
import type { CartCalls, CartRequest } from './cartApi';
import { withItem, withoutItem, type CartIntent, type PendingIntent } from './cartIntents';
import { linesPerRequest, type CartWrite } from './pendingCartChanges';

/** The server's cart as a write's answer tells it. */
export interface WriteAnswer {
  /** The resulting cart; undefined if nothing is known of it. */
  readonly cart: ShoppingCart | undefined;
  /** The server's `whole` cart; the known cart with the changed `part`; or `unknown`. */
  readonly is: 'whole' | 'part' | 'unknown';
}

/**
 * Sends a write.
 *
 * @param known the server's cart as last read
 * @param needsCart true if the answer must be the whole cart
 */
export async function sendWrite(
  calls: CartCalls,
  known: () => ShoppingCart | undefined,
  write: CartWrite,
  request: CartRequest,
  needsCart: boolean,
): Promise<WriteAnswer> {
  switch (write.kind) {
    case 'clear': {
      await calls.clear(request);
      const cart = known();
      return { cart: cart && { ...cart, items: [] }, is: 'unknown' };
    }
    case 'remove': {
      const [{ sku }] = write.batch;
      const unitAbbreviation = known()?.items.find((item) => item.sku === sku)?.unitAbbreviation;
      const answer = await calls.removeItem({ sku, ...(unitAbbreviation && { unitAbbreviation }) }, request);
      if (answer) return { cart: answer, is: 'whole' };
      const cart = known();
      return { cart: cart && withoutItem(cart, sku), is: 'unknown' };
    }
    case 'set': {
      const lines = toRequests(write.batch);
      const [only] = lines;
      if (!only || lines.length > 1) return { cart: await calls.setItems(lines, request), is: 'whole' };
      if (needsCart || !known()?.items.some(({ sku }) => sku === only.sku)) {
        return { cart: await calls.setItem(only, request), is: 'whole' };
      }
      const answer = await calls.setLine(only, request);
      const cart = known();
      const patched = cart && withItem(cart, answer);
      return { cart: patched, is: patched ? 'part' : 'unknown' };
    }
  }
}

/** Sends all unconfirmed changes at once, in requests that outlive the page; their answers are ignored. */
export function sendOnUnload(
  calls: CartCalls,
  clears: boolean,
  pending: readonly PendingIntent[],
  onFailed: (error: unknown) => void,
): void {
  const request: CartRequest = { keepalive: true };
  if (clears) calls.clear(request).catch(onFailed);
  for (const { sku, intent } of pending) {
    if (intent.kind === 'remove') calls.removeItem({ sku }, request).catch(onFailed);
  }
  const lines = toRequests(pending);
  for (let start = 0; start < lines.length; start += linesPerRequest) {
    const part = lines.slice(start, start + linesPerRequest);
    const [only] = part;
    (only && part.length === 1 ? calls.setItem(only, request) : calls.setItems(part, request)).catch(onFailed);
  }
}

/** Kinds of failed cart requests. */
export type CartFailure =
  /** The request itself is wrong, and nothing of it was done. */
  | 'refused'
  /** The fair of the cart is not active any more: nothing of it was done, and nothing else will be. */
  | 'ended'
  /** There is no session any more. */
  | 'signedOut'
  /** The session is not for this cart. */
  | 'forbidden'
  /** No answer. It may have been done. */
  | 'unanswered'
  /** There is too much to do, or the backend is not there for the moment. It may have been done. */
  | 'busy'
  /** The server is in trouble. It may have been done. */
  | 'unclear';

const refusals = new Set([400, 404, 409, 413, 422]);
const passing = new Set([429, 502, 503, 504]);

/** Classifies the error of a cart request. */
export function cartFailure(error: unknown): CartFailure {
  if (error instanceof FetchError) return 'unanswered';
  if (!(error instanceof ResponseError)) return 'unclear';
  if (error.status === 409 && error.problem?.code === 'fairInactive') return 'ended';
  if (refusals.has(error.status)) return 'refused';
  if (passing.has(error.status)) return 'busy';
  if (error.status === 401) return 'signedOut';
  return error.status === 403 ? 'forbidden' : 'unclear';
}

/** Milliseconds before a write that the server was too busy for is sent again, one after the other; then the server's cart counts. */
const pauses = [1_000, 3_000, 8_000] as const;
/** Longest time that a server's Retry-After is waited for. */
const maxRetryAfterMs = 60_000;

/**
 * Pause before a write that failed temporarily is sent again.
 *
 * @param tries number of earlier repetitions
 * @returns milliseconds, at least the server's Retry-After; undefined to give up
 */
export function retryPause(error: unknown, tries: number): number | undefined {
  const usual = pauses[tries];
  if (usual === undefined || cartFailure(error) !== 'busy') return undefined;
  const asked = error instanceof ResponseError ? (error.retryAfter ?? 0) * 1000 : 0;
  return asked > maxRetryAfterMs ? undefined : Math.max(usual, asked);
}

function toRequests(pending: readonly PendingIntent[]): CartItemRequest[] {
  return pending.flatMap(({ sku, intent }) => (intent.kind === 'set' ? [toRequest(sku, intent)] : []));
}

function toRequest(sku: string, { amount, unitAbbreviation }: CartIntent & { kind: 'set' }): CartItemRequest {
  return { sku, amount, unitAbbreviation };
}
