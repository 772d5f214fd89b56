import type { CartItem, CartItemRequest, ShoppingCart } from '../gen/models';

/** What the user wants of a line; the latest one of a sku counts. */
export type CartIntent =
  | {
      readonly kind: 'set';
      readonly amount: number;
      readonly unitAbbreviation: string;
      /** Where the line stood before it was removed, counted from 0; only an undo has one. A new line goes to the end. */
      readonly place?: number | undefined;
      /** The line as it was before it was removed, so that it can be shown before the server answers. */
      readonly item?: CartItem | undefined;
    }
  | { readonly kind: 'remove' };

/** How an intent ended: stored, refused or lost, or overtaken by a newer one. */
export type IntentOutcome = 'saved' | 'failed' | 'replaced';

/** A change of one line. */
export interface CartLineChange {
  readonly sku: string;
  readonly intent: CartIntent;
  /** Told once how it ended. */
  readonly onSettled?: ((outcome: IntentOutcome) => void) | undefined;
}

/** An intent that the server has not confirmed. */
export interface PendingIntent {
  readonly sku: string;
  readonly intent: CartIntent;
  /** Where a line that comes back stands among all; moves with what comes and goes before it. Undefined for any other. */
  place: number | undefined;
  /** Moment from which it may be sent. */
  dueAt: number;
  /** `unconfirmed`: its request failed and the server's cart is being asked for. */
  stage: 'waiting' | 'sent' | 'unconfirmed';
  /** Most lines that may share a request with it; shrinks when a shared request is refused, until the line at fault is alone. */
  batchLimit: number;
  readonly onSettled: ((outcome: IntentOutcome) => void) | undefined;
  /** It was sent and waits to be sent again, so it may have been done. */
  mayBeDone: boolean;
  /** What the server may hold of the line as far as this tab knows: what it held before, and what was sent since. Empty where nobody knows. */
  readonly from: readonly LineValue[];
}

/** Amount and unit of a line as one word, to compare by; empty for a line that isn't in the cart. */
export type LineValue = string;

/** The value of a line, or of what is wanted of it. */
export function lineValue(line: Pick<CartItemRequest, 'amount' | 'unitAbbreviation'> | { readonly kind: 'remove' } | undefined): LineValue {
  return line && 'amount' in line ? `${line.amount} ${line.unitAbbreviation}` : '';
}

/** A line as the user sees it: the server's, with what is still on its way already done. */
export interface VisibleLine {
  readonly sku: string;
  readonly amount: number;
  readonly unitAbbreviation: string;
  /** The server's data of the line with the amount and unit above; undefined for a new line until the server answers. */
  readonly item: CartItem | undefined;
}

/** What undoing a removal needs: amount, unit and place (P§4). */
export interface RemovedLine extends VisibleLine {
  /** Index among the lines before the removal. */
  readonly place: number;
}

/** Lines that were removed by one action and can be brought back by one. */
export interface Removal {
  readonly id: number;
  /** Whether single lines or the whole cart went. */
  readonly kind: 'line' | 'cart';
  readonly lines: readonly RemovedLine[];
}

const linesOfItems = new WeakMap<CartItem, VisibleLine>();

/** Equal items give the same line object, so that only what changed is rendered again. */
function lineOfItem(item: CartItem): VisibleLine {
  let line = linesOfItems.get(item);
  if (!line) {
    line = { sku: item.sku, amount: item.amount, unitAbbreviation: item.unitAbbreviation, item };
    linesOfItems.set(item, line);
  }
  return line;
}

const linesOfIntents = new WeakMap<PendingIntent, { base: CartItem | undefined; line: VisibleLine }>();

function lineOfIntent(pending: PendingIntent, intent: CartIntent & { kind: 'set' }, base: CartItem | undefined): VisibleLine {
  const known = linesOfIntents.get(pending);
  if (known && known.base === base) return known.line;
  const { amount, unitAbbreviation } = intent;
  const item = base && withAmount(base, intent);
  const line = { sku: pending.sku, amount, unitAbbreviation, item };
  linesOfIntents.set(pending, { base, line });
  return line;
}

/** An item with another amount and unit. The unit in full is the server's business and goes when it no longer fits. */
function withAmount(
  { unit, ...item }: CartItem,
  { amount, unitAbbreviation }: Pick<CartItemRequest, 'amount' | 'unitAbbreviation'>,
): CartItem {
  return { ...item, ...(unit && unit.abbreviation === unitAbbreviation && { unit }), amount, unitAbbreviation };
}

/** The cart's lines as the user wants them: the server's, none of them while the cart is being emptied, and the pending intents. */
export function visibleLines(
  serverCart: ShoppingCart | undefined,
  isClearing: boolean,
  pending: ReadonlyMap<string, PendingIntent>,
): readonly VisibleLine[] {
  const lines = new Map<string, VisibleLine>();
  for (const item of isClearing ? [] : (serverCart?.items ?? [])) {
    const wanted = pending.get(item.sku);
    if (wanted?.intent.kind === 'remove') continue;
    lines.set(item.sku, wanted ? lineOfIntent(wanted, wanted.intent as CartIntent & { kind: 'set' }, item) : lineOfItem(item));
  }
  const returning: { line: VisibleLine; place: number }[] = [];
  for (const wanted of pending.values()) {
    const { intent, sku } = wanted;
    if (intent.kind === 'remove' || lines.has(sku)) continue;
    const line = lineOfIntent(wanted, intent, intent.item);
    if (wanted.place === undefined) lines.set(sku, line);
    else returning.push({ line, place: wanted.place });
  }
  if (returning.length === 0) return [...lines.values()];
  const result = [...lines.values()];
  for (const { line, place } of returning.sort((a, b) => a.place - b.place)) result.splice(place, 0, line);
  return result;
}

/** A cart in which the answer about one line is taken over; undefined when the cart doesn't have the line. */
export function withItem(cart: ShoppingCart, answer: CartItem): ShoppingCart | undefined {
  const index = cart.items.findIndex(({ sku }) => sku === answer.sku);
  const before = cart.items[index];
  if (!before) return undefined;
  // The answer may come without product data; what is known stays.
  const items = [...cart.items];
  items[index] = {
    ...before,
    ...answer,
    ...((answer.product ?? before.product) && { product: answer.product ?? before.product }),
  } as CartItem;
  return { ...cart, items };
}

/** A cart without a line. */
export function withoutItem(cart: ShoppingCart, sku: string): ShoppingCart {
  return { ...cart, items: cart.items.filter((item) => item.sku !== sku) };
}
