import type { RequestedLine } from '#domain/cart/cartAddition.ts';
import { readAmountText } from '#domain/product/quantity.ts';
import type { LocalDate } from '#domain/text/calendar.ts';
import { cutText } from '#domain/text/cutText.ts';
import { readTypedStock, type TypedStock } from '#domain/inventory/stockOnHand.ts';
import { entriesOf, isRecord, recordOf, textOr } from '#platform/keptJson.ts';
import { parseAttempt, type SheetAttempt } from './sheetAttempt';

/** Input of a row. */
export interface SheetEntry {
  /** Text of the amount; an invalid one is kept to explain the error, and counts as none. */
  readonly text: string;
  /** Chosen unit; undefined for the row's own. */
  readonly unitAbbreviation?: string;
  /** In the cart already, so it isn't sent again. */
  readonly isSent?: true;
  /** May be in the cart: not sent again before the user decides, or types another amount. */
  readonly isUnsure?: true;
}

/** A product added by hand. */
export interface AddedLine {
  readonly sku: string;
  readonly name: string;
  /** Sku of the line that it follows as its substitute; omit to append it. */
  readonly after?: string;
}

/** Stored state of a sheet. */
export interface SheetDraft {
  readonly entries: Readonly<Record<string, SheetEntry>>;
  readonly added: readonly AddedLine[];
  /** Typed quantities on hand, by sku, each in the unit of the line's par. */
  readonly stock: Readonly<Record<string, TypedStock>>;
  /** Sent offline; will be sent once there is a network. */
  readonly isWaiting: boolean;
  /** The addition on its way to the cart, until its outcome is known. */
  readonly attempt?: SheetAttempt | undefined;
}

/** A draft with its undo history. */
export interface SheetState {
  readonly draft: SheetDraft;
  /** Former drafts, newest last. */
  readonly past: readonly SheetDraft[];
  /** The row being edited: its keys are undone together. */
  readonly typingIn: string | undefined;
}

export type SheetAction =
  | { readonly kind: 'type'; readonly sku: string; readonly text: string }
  | { readonly kind: 'unit'; readonly sku: string; readonly unitAbbreviation: string }
  | { readonly kind: 'add'; readonly line: AddedLine }
  /** Sets amount and unit by one press, as one undo step: of a line, or of one added for it. */
  | { readonly kind: 'take'; readonly line: AddedLine; readonly isNew: boolean; readonly text: string; readonly unitAbbreviation: string }
  /** Types what is on hand; an empty text means the last count. */
  | { readonly kind: 'stock'; readonly sku: string; readonly text: string; readonly day: LocalDate }
  /** Sets amounts of several lines by one press, as one undo step. */
  | { readonly kind: 'fill'; readonly amounts: ReadonlyMap<string, number> }
  /** The row lost the focus. */
  | { readonly kind: 'rest' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'wait'; readonly isWaiting: boolean }
  /** An addition begins: from now on its lines may arrive in the cart. */
  | { readonly kind: 'begin'; readonly attempt: SheetAttempt }
  /** The outcome of the begun addition: of these lines nobody can tell, all others not sent are open again. */
  | { readonly kind: 'settle'; readonly sent: readonly RequestedLine[]; readonly unsure: readonly RequestedLine[] }
  /** The user says of all unsure lines: in the cart, or to be sent again. */
  | { readonly kind: 'decide'; readonly isSent: boolean }
  | { readonly kind: 'clear' };

export const emptySheetDraft: SheetDraft = { entries: {}, added: [], stock: {}, isWaiting: false };

/** Maximum letters of an amount's text: a pasted text stays whole, so that the reason beside it makes sense. */
const maxTextLength = 100;

/** Maximum of undo steps. */
const maxUndoSteps = 100;

/** State of a newly opened sheet. */
export const sheetStateOf = (draft: SheetDraft): SheetState => ({ draft, past: [], typingIn: undefined });

function changed(state: SheetState, draft: SheetDraft, typingIn?: string): SheetState {
  const goesOn = typingIn !== undefined && typingIn === state.typingIn;
  return { draft, past: goesOn ? state.past : [...state.past.slice(1 - maxUndoSteps), state.draft], typingIn };
}

function withEntry(draft: SheetDraft, sku: string, entry: SheetEntry): SheetDraft {
  const { [sku]: before, ...others } = draft.entries;
  const isEmpty = entry.text === '' && entry.unitAbbreviation === undefined;
  return isEmpty && !before ? draft : { ...draft, entries: isEmpty ? others : { ...draft.entries, [sku]: entry } };
}

/** Entries with a mark on lines that are still as they were sent; a row edited meanwhile stays to be sent. */
function marked(entries: SheetDraft['entries'], lines: readonly RequestedLine[], mark: 'isSent' | 'isUnsure'): SheetDraft['entries'] {
  const next = { ...entries };
  for (const { sku, amount, unitAbbreviation } of lines) {
    const { [sku]: entry } = next;
    if (!entry || amountOfEntry(entry) !== amount || (entry.unitAbbreviation ?? unitAbbreviation) !== unitAbbreviation) continue;
    next[sku] = { ...entry, [mark]: true };
  }
  return next;
}

/** Amount of an entry; undefined for none, 0, and anything but an integer. */
export function amountOfEntry(entry: SheetEntry | undefined): number | undefined {
  const read = readAmountText(entry?.text ?? '');
  return read.kind === 'amount' && read.amount > 0 ? read.amount : undefined;
}

/** True for a text that is no valid amount. */
export function isUnreadable(entry: SheetEntry | undefined): boolean {
  return readAmountText(entry?.text ?? '').kind === 'ignored';
}

/** Reducer of the sheet. Returns the same object if nothing changes. */
export function afterAction(state: SheetState, action: SheetAction): SheetState {
  const { draft } = state;
  switch (action.kind) {
    case 'type': {
      const { [action.sku]: before } = draft.entries;
      const text = cutText(action.text.trimStart(), maxTextLength);
      if (text === (before?.text ?? '')) return state;
      const unit = before?.unitAbbreviation !== undefined && { unitAbbreviation: before.unitAbbreviation };
      return changed(state, withEntry(draft, action.sku, { text, ...unit }), action.sku);
    }
    case 'unit': {
      const { [action.sku]: before } = draft.entries;
      // A sent amount stays in the cart; another unit starts empty.
      const text = before?.isSent ? '' : (before?.text ?? '');
      return changed(state, withEntry(draft, action.sku, { text, unitAbbreviation: action.unitAbbreviation }));
    }
    case 'add':
      if (draft.added.some(({ sku }) => sku === action.line.sku)) return state;
      return changed(state, { ...draft, added: [...draft.added, action.line] });
    case 'take': {
      const { line, isNew, text, unitAbbreviation } = action;
      const isKnown = !isNew || draft.added.some(({ sku }) => sku === line.sku);
      const added = isKnown ? draft : { ...draft, added: [...draft.added, line] };
      return changed(state, withEntry(added, line.sku, { text, unitAbbreviation }));
    }
    case 'stock': {
      const { sku, day } = action;
      const { [sku]: before, ...others } = draft.stock;
      const text = cutText(action.text.trimStart(), maxTextLength);
      if (text === (before?.text ?? '')) return state;
      return changed(state, { ...draft, stock: text === '' ? others : { ...draft.stock, [sku]: { text, day } } }, `stock ${sku}`);
    }
    case 'fill': {
      if (action.amounts.size === 0) return state;
      const entries = { ...draft.entries };
      for (const [sku, amount] of action.amounts) entries[sku] = { ...entries[sku], text: String(amount) };
      return changed(state, { ...draft, entries });
    }
    case 'rest':
      return state.typingIn === undefined ? state : { ...state, typingIn: undefined };
    case 'undo': {
      const before = state.past.at(-1);
      if (!before) return state;
      // Input is undone, and never what was begun with it. A draft that comes back whole is the same object.
      const { isWaiting, attempt } = draft;
      const { attempt: formerAttempt, ...input } = before;
      const isSame = before.isWaiting === isWaiting && formerAttempt === attempt;
      const undone = isSame ? before : { ...input, isWaiting, ...(attempt && { attempt }) };
      return { draft: undone, past: state.past.slice(0, -1), typingIn: undefined };
    }
    case 'begin':
      return { ...state, draft: { ...draft, attempt: action.attempt, isWaiting: false } };
    case 'settle': {
      const { attempt: _settled, ...others } = draft;
      const entries = marked(marked(draft.entries, action.sent, 'isSent'), action.unsure, 'isUnsure');
      // Sent lines are undone in the cart.
      return sheetStateOf({ ...others, entries });
    }
    case 'decide': {
      const entries = Object.entries(draft.entries).map(([sku, { isUnsure, ...entry }]): [string, SheetEntry] => [
        sku,
        isUnsure && action.isSent ? { ...entry, isSent: true } : entry,
      ]);
      return sheetStateOf({ ...draft, entries: Object.fromEntries(entries) });
    }
    case 'wait':
      return draft.isWaiting === action.isWaiting ? state : { ...state, draft: { ...draft, isWaiting: action.isWaiting } };
    case 'clear':
      // The sheet can't take back a line that is on its way.
      return changed(state, draft.attempt ? { ...emptySheetDraft, attempt: draft.attempt } : emptySheetDraft);
  }
}

/** Parses a stored draft; an empty one if invalid. */
export function parseSheetDraft(kept: unknown): SheetDraft {
  const { entries, added, stock, isWaiting, attempt: keptAttempt } = recordOf(kept);
  const attempt = parseAttempt(keptAttempt);
  return {
    entries: Object.fromEntries(
      Object.entries(recordOf(entries)).flatMap(([sku, entry]): [string, SheetEntry][] => {
        const { text, unitAbbreviation, isSent, isUnsure } = recordOf(entry);
        const unit = textOr(unitAbbreviation, undefined);
        if (!isRecord(entry) || typeof text !== 'string' || text.length > maxTextLength) return [];
        const marks: Pick<SheetEntry, 'isSent' | 'isUnsure'> = {
          ...(isSent === true && { isSent }),
          ...(isUnsure === true && { isUnsure }),
        };
        return [[sku, { text, ...(unit !== undefined && { unitAbbreviation: unit }), ...marks }]];
      }),
    ),
    added: entriesOf(added, ({ sku, name, after }) => {
      if (typeof sku !== 'string' || typeof name !== 'string') return undefined;
      return { sku, name, ...(typeof after === 'string' && { after }) };
    }),
    stock: Object.fromEntries(
      Object.entries(recordOf(stock)).flatMap(([sku, typed]): [string, TypedStock][] => {
        const read = readTypedStock(typed, maxTextLength);
        return read ? [[sku, read]] : [];
      }),
    ),
    isWaiting: isWaiting === true,
    ...(attempt && { attempt }),
  };
}

/** True if there is nothing to store. */
export function isEmptyDraft({ entries, added, stock, isWaiting, attempt }: SheetDraft): boolean {
  return added.length === 0 && !isWaiting && !attempt && Object.keys(entries).length === 0 && Object.keys(stock).length === 0;
}

/** Data of a row needed for the cart, with its initial unit. */
export interface OrderedRow {
  readonly sku: string;
  readonly name: string;
  readonly unitAbbreviation: string;
  readonly canType: boolean;
}

/** Lines to send in row sequence: orderable rows with amounts that aren't in the cart yet. */
export function linesToSend(rows: readonly OrderedRow[], { entries }: SheetDraft): readonly RequestedLine[] {
  return rows.flatMap(({ sku, name, unitAbbreviation, canType }): RequestedLine[] => {
    const { [sku]: entry } = entries;
    const amount = amountOfEntry(entry);
    if (!canType || amount === undefined || entry?.isSent || entry?.isUnsure) return [];
    return [{ sku, name, amount, unitAbbreviation: entry?.unitAbbreviation ?? unitAbbreviation }];
  });
}

/** Lines that may be in the cart, about which the user has to decide. */
export const unsureCount = ({ entries }: SheetDraft): number =>
  Object.values(entries).filter((entry) => entry.isUnsure && amountOfEntry(entry) !== undefined).length;
