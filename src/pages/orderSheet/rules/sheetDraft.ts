import type { RequestedLine } from '../../../domain/cartAddition';
import { readAmountText, typedAmount } from '../../../domain/quantity';
import { isRecord, listOf, recordOf, textOr } from '../../../platform/keptJson';

/** What was typed into a row. */
export interface SheetEntry {
  /** As it stands in the amount; what is no whole number stays for its reason to make sense, and counts nowhere. */
  readonly text: string;
  /** The unit that was chosen; undefined for the row's own. */
  readonly unitAbbreviation?: string;
  /** It is in the cart: it goes there no second time. */
  readonly isSent?: true;
}

/** A product that was added by hand below the list. */
export interface AddedLine {
  readonly sku: string;
  readonly name: string;
  /** The line that it stands behind, where it came for that one; else it stands at the end. */
  readonly after?: string;
}

/** What the device keeps of a sheet. */
export interface SheetDraft {
  readonly entries: Readonly<Record<string, SheetEntry>>;
  readonly added: readonly AddedLine[];
  /** It was sent off without a network, and goes as soon as there is one. */
  readonly isWaiting: boolean;
}

/** A draft with what can be undone. */
export interface SheetState {
  readonly draft: SheetDraft;
  /** The drafts before, newest last. */
  readonly past: readonly SheetDraft[];
  /** The row that is being typed in: its digits are undone together. */
  readonly typingIn: string | undefined;
}

/** What can happen to a sheet. */
export type SheetAction =
  | { readonly kind: 'type'; readonly sku: string; readonly text: string }
  | { readonly kind: 'unit'; readonly sku: string; readonly unitAbbreviation: string }
  | { readonly kind: 'add'; readonly line: AddedLine }
  /** An amount in a unit at one press, as one step: of a line, or of one that is added for it. */
  | { readonly kind: 'take'; readonly line: AddedLine; readonly isNew: boolean; readonly text: string; readonly unitAbbreviation: string }
  /** The row was left. */
  | { readonly kind: 'rest' }
  | { readonly kind: 'undo' }
  /** These are in the cart with these amounts; a row in which something else was typed meanwhile stays to be sent. */
  | { readonly kind: 'sent'; readonly lines: readonly RequestedLine[] }
  | { readonly kind: 'wait'; readonly isWaiting: boolean }
  | { readonly kind: 'clear' };

export const emptyDraft: SheetDraft = { entries: {}, added: [], isWaiting: false };

/** Steps that can be undone. */
const longestPast = 100;

/** A sheet as it is opened. */
export const sheetStateOf = (draft: SheetDraft): SheetState => ({ draft, past: [], typingIn: undefined });

function changed(state: SheetState, draft: SheetDraft, typingIn?: string): SheetState {
  const goesOn = typingIn !== undefined && typingIn === state.typingIn;
  return { draft, past: goesOn ? state.past : [...state.past.slice(1 - longestPast), state.draft], typingIn };
}

function withEntry(draft: SheetDraft, sku: string, entry: SheetEntry): SheetDraft {
  const { [sku]: before, ...others } = draft.entries;
  const isEmpty = entry.text === '' && entry.unitAbbreviation === undefined;
  return isEmpty && !before ? draft : { ...draft, entries: isEmpty ? others : { ...draft.entries, [sku]: entry } };
}

/** The amount of an entry; undefined for none, 0, and what is no whole number. */
export function amountOfEntry(entry: SheetEntry | undefined): number | undefined {
  const read = readAmountText(entry?.text ?? '');
  return read.kind === 'amount' && read.amount > 0 ? read.amount : undefined;
}

/** Whether something stands in an amount that is none. */
export function isUnreadable(entry: SheetEntry | undefined): boolean {
  return readAmountText(entry?.text ?? '').kind === 'ignored';
}

/** What becomes of a sheet. The same object where nothing does. */
export function afterAction(state: SheetState, action: SheetAction): SheetState {
  const { draft } = state;
  switch (action.kind) {
    case 'type': {
      const { [action.sku]: before } = draft.entries;
      const { text } = typedAmount(before?.text ?? '', action.text);
      if (text === (before?.text ?? '')) return state;
      const unit = before?.unitAbbreviation !== undefined && { unitAbbreviation: before.unitAbbreviation };
      return changed(state, withEntry(draft, action.sku, { text, ...unit }), action.sku);
    }
    case 'unit': {
      const { [action.sku]: before } = draft.entries;
      // What is in the cart stays there; another unit begins empty.
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
    case 'rest':
      return state.typingIn === undefined ? state : { ...state, typingIn: undefined };
    case 'undo': {
      const before = state.past.at(-1);
      return before ? { draft: before, past: state.past.slice(0, -1), typingIn: undefined } : state;
    }
    case 'sent': {
      const entries = { ...draft.entries };
      for (const { sku, amount } of action.lines) {
        const { [sku]: entry } = entries;
        if (entry && amountOfEntry(entry) === amount) entries[sku] = { ...entry, isSent: true };
      }
      // What is in the cart is undone there.
      return sheetStateOf({ ...draft, entries, isWaiting: false });
    }
    case 'wait':
      return draft.isWaiting === action.isWaiting ? state : { ...state, draft: { ...draft, isWaiting: action.isWaiting } };
    case 'clear':
      return changed(state, emptyDraft);
  }
}

/** Reads what the device has kept; what is no draft is an empty one. */
export function readDraft(kept: unknown): SheetDraft {
  const { entries, added, isWaiting } = recordOf(kept);
  return {
    entries: Object.fromEntries(
      Object.entries(recordOf(entries)).flatMap(([sku, entry]): [string, SheetEntry][] => {
        const { text, unitAbbreviation, isSent } = recordOf(entry);
        const unit = textOr(unitAbbreviation, undefined);
        if (!isRecord(entry) || typeof text !== 'string' || text.length > 12) return [];
        return [[sku, { text, ...(unit !== undefined && { unitAbbreviation: unit }), ...(isSent === true && { isSent }) }]];
      }),
    ),
    added: listOf(added).flatMap((line): AddedLine[] => {
      const { sku, name, after } = recordOf(line);
      if (typeof sku !== 'string' || typeof name !== 'string') return [];
      return [{ sku, name, ...(typeof after === 'string' && { after }) }];
    }),
    isWaiting: isWaiting === true,
  };
}

/** Whether nothing is to be kept. */
export function isEmptyDraft({ entries, added, isWaiting }: SheetDraft): boolean {
  return added.length === 0 && !isWaiting && Object.keys(entries).length === 0;
}

/** What of a row the cart needs; its unit is the one that it begins with. */
export interface OrderedRow {
  readonly sku: string;
  readonly name: string;
  readonly unitAbbreviation: string;
  readonly canType: boolean;
}

/** What goes into the cart, in the order of the rows: amounts of rows that can be ordered and are not there yet. */
export function linesToSend(rows: readonly OrderedRow[], { entries }: SheetDraft): readonly RequestedLine[] {
  return rows.flatMap(({ sku, name, unitAbbreviation, canType }): RequestedLine[] => {
    const { [sku]: entry } = entries;
    const amount = amountOfEntry(entry);
    if (!canType || amount === undefined || entry?.isSent) return [];
    return [{ sku, name, amount, unitAbbreviation: entry?.unitAbbreviation ?? unitAbbreviation }];
  });
}
