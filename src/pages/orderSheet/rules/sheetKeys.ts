import { normalizeForSearch } from '#domain/text/typedText.ts';

/** Data of a row needed for keyboard navigation. */
export interface KeyRow {
  readonly name: string;
  /** True if it takes an amount: navigation skips unavailable rows. */
  readonly canType: boolean;
}

/** A key press in an amount. */
export interface KeyPress {
  /** `KeyboardEvent.key`: "Enter", "ArrowDown", "u". */
  readonly key: string;
  readonly shift?: boolean;
  /** Control, or Command on a Mac. */
  readonly control?: boolean;
  readonly alt?: boolean;
  /** The field is empty. */
  readonly isEmpty?: boolean;
  /** Milliseconds since the previous key. */
  readonly pause?: number;
}

/** Effect of a key. */
export type KeyOutcome =
  /** Focuses a row's amount; `jump` are the typed letters of a name. */
  | { readonly kind: 'go'; readonly place: number; readonly jump: string }
  /** Switches to the product's next unit. */
  | { readonly kind: 'unit' }
  /** Focuses the field that adds a line. */
  | { readonly kind: 'find' }
  | { readonly kind: 'undo' }
  /** Sends the input to the cart. */
  | { readonly kind: 'send' }
  /** After the last amount: focuses the send button. */
  | { readonly kind: 'end' }
  /** Raises a smaller amount to the minimum. */
  | { readonly kind: 'minimum' }
  /** Takes the amount that is missing up to the par. */
  | { readonly kind: 'par' }
  /** Goes from the amount to the quantity on hand, or back. */
  | { readonly kind: 'stock' }
  /** Leaves the grid for its tools. */
  | { readonly kind: 'leave' }
  /** Moves the row up or down in the shelf sequence. */
  | { readonly kind: 'move'; readonly by: -1 | 1 }
  /** Left to the browser. */
  | { readonly kind: 'own' };

const own: KeyOutcome = { kind: 'own' };

/** Milliseconds after which a letter starts another name. */
const jumpPause = 1_000;

/** Rows per page key. */
const pageRows = 12;

/** Index of the next row that takes an amount, in a direction; undefined if there is none. */
function nextRow(rows: readonly KeyRow[], from: number, step: -1 | 1): number | undefined {
  for (let place = from + step; place >= 0 && place < rows.length; place += step) if (rows[place]?.canType) return place;
  return undefined;
}

function near(rows: readonly KeyRow[], place: number, step: -1 | 1): number | undefined {
  const wanted = Math.min(Math.max(0, place), rows.length - 1);
  return rows[wanted]?.canType ? wanted : (nextRow(rows, wanted, step) ?? nextRow(rows, wanted, step === 1 ? -1 : 1));
}

/** Index of the next row whose name, or a word of it, starts with the letters; wraps around to the starting row. */
function rowNamed(rows: readonly KeyRow[], from: number, letters: string): number | undefined {
  const wanted = normalizeForSearch(letters);
  const places = rows.map((_, index) => (from + index) % rows.length).filter((place) => rows[place]?.canType);
  const nameAt = (place: number) => normalizeForSearch(rows[place]?.name ?? '');
  return (
    places.find((place) => nameAt(place).startsWith(wanted)) ??
    places.find((place) =>
      nameAt(place)
        .split(/[^\p{L}\p{N}]+/u)
        .some((word) => word.startsWith(wanted)),
    )
  );
}

/** Type-ahead: the first letter searches from the next row, further ones stay while they match. */
function jumped(letter: string, at: number, jump: string, rows: readonly KeyRow[]): KeyOutcome {
  const longer = jump + letter;
  const found = rowNamed(rows, jump === '' ? at + 1 : at, longer);
  if (found !== undefined) return { kind: 'go', place: found, jump: longer };
  const fresh = jump === '' ? undefined : rowNamed(rows, at + 1, letter);
  return fresh === undefined ? { kind: 'go', place: at, jump: '' } : { kind: 'go', place: fresh, jump: letter };
}

/** Effect of a key with Alt or Control. */
function withModifier({ key, shift, control, alt }: KeyPress, at: number, rows: readonly KeyRow[]): KeyOutcome {
  if (alt && !control && (key === 'ArrowUp' || key === 'ArrowDown')) return { kind: 'move', by: key === 'ArrowUp' ? -1 : 1 };
  if (alt && !control && key === 'Enter') return { kind: 'minimum' };
  if (!control || alt) return own;
  if (key === 'Enter') return { kind: 'send' };
  if (!shift && (key === 'Home' || key === 'End')) {
    const end = key === 'Home' ? near(rows, 0, 1) : near(rows, rows.length - 1, -1);
    return { kind: 'go', place: end ?? at, jump: '' };
  }
  return key.toLowerCase() === 'z' && !shift ? { kind: 'undo' } : own;
}

/**
 * Effect of a key in the amount of a row. Digits and editing keys are the field's own. Letters, which no amount has,
 * jump to a name; plain U changes the unit (with Shift it is a normal letter).
 *
 * @param jump typed letters of a name so far
 */
export function keyOutcome(press: KeyPress, at: number, jump: string, rows: readonly KeyRow[]): KeyOutcome {
  const { key, shift = false, control = false, alt = false, pause = 0, isEmpty = false } = press;
  if (control || alt) return withModifier(press, at, rows);
  const go = (place: number | undefined): KeyOutcome => ({ kind: 'go', place: place ?? at, jump: '' });
  switch (key) {
    case 'Enter': {
      const next = nextRow(rows, at, shift ? -1 : 1);
      return next === undefined && !shift ? { kind: 'end' } : go(next);
    }
    case 'ArrowDown':
      return go(nextRow(rows, at, 1));
    case 'ArrowUp':
      return go(nextRow(rows, at, -1));
    case 'PageDown':
      return go(near(rows, at + pageRows, 1));
    case 'PageUp':
      return go(near(rows, at - pageRows, -1));
    case 'Tab': {
      // Tab leaves the sheet after the last and before the first row.
      const next = nextRow(rows, at, shift ? -1 : 1);
      return next === undefined ? own : go(next);
    }
    case 'Escape':
      return { kind: 'leave' };
    case '+':
      return { kind: 'find' };
    case '-':
      return { kind: 'stock' };
    case ' ':
      // Between digits a space is a typing error, which the field explains.
      return isEmpty ? { kind: 'par' } : own;
    default:
      break;
  }
  if (!/^\p{L}$/u.test(key)) return own;
  const letters = pause > jumpPause ? '' : jump;
  return letters === '' && key === 'u' ? { kind: 'unit' } : jumped(key.toLowerCase(), at, letters, rows);
}
