import type { CartItemRequest, ShoppingCart } from '../gen/models';
import { FetchError, ResponseError } from '../http/errors';
import type { CartCalls, CartRequest } from './cartCalls';
import { withItem, withoutItem, type CartIntent, type PendingIntent } from './cartIntents';
import { linesPerRequest, type CartWrite } from './pendingCartChanges';

/** The server's truth as last heard. */
export interface CartTruth {
  /** Undefined until it was heard. */
  read(): ShoppingCart | undefined;
  write(cart: ShoppingCart): void;
}

/**
 * Sends a write and takes its answer over.
 *
 * @param needsCart whether only an answer with the whole cart will do
 * @returns whether the answer was the `whole` cart, a `part` that makes the truth complete, or leaves the truth to be `asked` for
 */
export async function sendWrite(
  calls: CartCalls,
  truth: CartTruth,
  write: CartWrite,
  request: CartRequest,
  needsCart: boolean,
): Promise<'whole' | 'part' | 'asked'> {
  switch (write.kind) {
    case 'clear': {
      await calls.clear(request);
      const cart = truth.read();
      if (cart) truth.write({ ...cart, items: [] });
      return 'asked';
    }
    case 'remove': {
      const [{ sku }] = write.batch;
      const unitAbbreviation = truth.read()?.items.find((item) => item.sku === sku)?.unitAbbreviation;
      const answer = await calls.removeItem({ sku, ...(unitAbbreviation && { unitAbbreviation }) }, request);
      const known = truth.read();
      if (answer) truth.write(answer);
      else if (known) truth.write(withoutItem(known, sku));
      return answer ? 'whole' : 'asked';
    }
    case 'set': {
      const lines = toRequests(write.batch);
      const [only] = lines;
      if (!only || lines.length > 1) {
        truth.write(await calls.setItems(lines, request));
        return 'whole';
      }
      if (needsCart || !truth.read()?.items.some(({ sku }) => sku === only.sku)) {
        truth.write(await calls.setItem(only, request));
        return 'whole';
      }
      const answer = await calls.setLine(only, request);
      const cart = truth.read();
      const patched = cart && withItem(cart, answer);
      if (patched) truth.write(patched);
      return patched ? 'part' : 'asked';
    }
  }
}

/** Sends everything unconfirmed at once, in requests that outlive the page; nobody waits for the answers. */
export function sendLeaving(
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

/** What became of a request that failed. */
export type CartFailure =
  /** The request itself is wrong, and nothing of it was done. */
  | 'refused'
  /** There is no session any more. */
  | 'signedOut'
  /** The session is not for this cart. */
  | 'forbidden'
  /** No answer. It may have been done. */
  | 'unanswered'
  /** The server is in trouble. It may have been done. */
  | 'unclear';

const refusals = new Set([400, 404, 409, 413, 422]);

/** What an error means for a cart. */
export function cartFailure(error: unknown): CartFailure {
  if (error instanceof FetchError) return 'unanswered';
  if (!(error instanceof ResponseError)) return 'unclear';
  if (refusals.has(error.status)) return 'refused';
  if (error.status === 401) return 'signedOut';
  return error.status === 403 ? 'forbidden' : 'unclear';
}

function toRequests(pending: readonly PendingIntent[]): CartItemRequest[] {
  return pending.flatMap(({ sku, intent }) => (intent.kind === 'set' ? [toRequest(sku, intent)] : []));
}

function toRequest(sku: string, { amount, unitAbbreviation }: CartIntent & { kind: 'set' }): CartItemRequest {
  return { sku, amount, unitAbbreviation };
}
