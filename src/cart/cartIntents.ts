import type { CartItem, CartItemRequest, ShoppingCart } from '#gen/models/index.ts';

/** A requested change of a line; the latest one of a sku counts. */
export type CartIntent =
  | {
      readonly kind: 'set';
      readonly amount: number;
      readonly unitAbbreviation: string;
      /** Index of the line before it was removed, from 0; set by an undo only. A new line goes to the end. */
      readonly place?: number | undefined;
      /** The line before its removal, to show it before the server answers. */
      readonly item?: CartItem | undefined;
    }
  | { readonly kind: 'remove' };

/** Outcome of an intent: stored, refused or lost, or replaced by a newer one. */
export type IntentOutcome = 'saved' | 'failed' | 'replaced';

/** A change of one line. */
export interface CartLineChange {
  readonly sku: string;
  readonly intent: CartIntent;
  /** Called once with the outcome. */
  readonly onSettled?: ((outcome: IntentOutcome) => void) | undefined;
}

/** An intent that the server has not confirmed. */
export interface PendingIntent {
  readonly sku: string;
  readonly intent: CartIntent;
  /** Index of a restored line among all lines; shifts with lines added or removed before it. Undefined for any other line. */
  place: number | undefined;
  /** Moment from which it may be sent. */
  dueAt: number;
  /** `unconfirmed`: its request failed and the server's cart is being asked for. */
  stage: 'waiting' | 'sent' | 'unconfirmed';
  /** Most lines that may share a request with it; shrinks when a shared request is refused, until the line at fault is alone. */
  batchLimit: number;
  readonly onSettled: ((outcome: IntentOutcome) => void) | undefined;
  /** It was sent and waits to be sent again, so the server may have carried it out. */
  mayBeDone: boolean;
  /**
   * Values that the server may hold for the line, as far as this tab knows: the previous value and everything sent since. Empty if
   * unknown.
   */
  readonly from: readonly LineFingerprint[];
}

/** Amount and unit of a line as one word, to compare by; empty for a line that isn't in the cart. */
export type LineFingerprint = string;

/** Fingerprint of a line, or of a requested change of it. */
export function lineFingerprint(
  line: Pick<CartItemRequest, 'amount' | 'unitAbbreviation'> | { readonly kind: 'remove' } | undefined,
): LineFingerprint {
  return line && 'amount' in line ? `${line.amount} ${line.unitAbbreviation}` : '';
}

/** A line as the user sees it: the server's line with pending changes applied. */
export interface VisibleLine {
  readonly sku: string;
  readonly amount: number;
  readonly unitAbbreviation: string;
  /** The server's data of the line with the amount and unit above; undefined for a new line until the server answers. */
  readonly item: CartItem | undefined;
}

/** Data to undo a removal: amount, unit and index (P§4 cart item). */
export interface RemovedLine extends VisibleLine {
  /** Index among the lines before the removal. */
  readonly place: number;
}

/** Lines that were removed by one action and can be brought back by one. */
export interface Removal {
  readonly id: number;
  /** Single lines were removed, or the whole cart. */
  readonly kind: 'line' | 'cart';
  readonly lines: readonly RemovedLine[];
}

const linesOfItems = new WeakMap<CartItem, VisibleLine>();

/** Equal items give the same line object, so that only changed lines re-render. */
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

/** An item with another amount and unit. The full unit comes from the server, and is removed if it no longer matches. */
function withAmount(
  { unit, ...item }: CartItem,
  { amount, unitAbbreviation }: Pick<CartItemRequest, 'amount' | 'unitAbbreviation'>,
): CartItem {
  return { ...item, ...(unit && unit.abbreviation === unitAbbreviation && { unit }), amount, unitAbbreviation };
}

/** The lines to show: the server's lines (none while the cart is being emptied) with the pending intents applied. */
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
  // The answer may lack product data; the known data stays.
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
