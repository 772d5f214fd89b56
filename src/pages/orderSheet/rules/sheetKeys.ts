import { fold } from '../../../domain/typedText';

/** What of a row the keys need. */
export interface KeyRow {
  readonly name: string;
  /** Whether it takes an amount: the keys go past one that is gone. */
  readonly canType: boolean;
}

/** A key that was pressed in an amount. */
export interface KeyPress {
  /** As the browser names it: "Enter", "ArrowDown", "u". */
  readonly key: string;
  readonly shift?: boolean;
  /** Control, or the command key of a Mac. */
  readonly control?: boolean;
  readonly alt?: boolean;
  /** Milliseconds since the key before. */
  readonly pause?: number;
}

/** What a key does. */
export type KeyOutcome =
  /** Goes to the amount of a row; `jump` are the letters of a name so far. */
  | { readonly kind: 'go'; readonly place: number; readonly jump: string }
  /** The next of the product's units. */
  | { readonly kind: 'unit' }
  /** To the field that adds a line. */
  | { readonly kind: 'find' }
  | { readonly kind: 'undo' }
  /** What was typed goes into the cart. */
  | { readonly kind: 'send' }
  /** Behind the last amount: to the button that sends. */
  | { readonly kind: 'end' }
  /** The least amount that can be ordered takes the place of a smaller one. */
  | { readonly kind: 'minimum' }
  /** Out of the sheet, to its tools. */
  | { readonly kind: 'leave' }
  /** The row goes up or down on the shelf. */
  | { readonly kind: 'move'; readonly by: -1 | 1 }
  /** What the browser does with it anyway. */
  | { readonly kind: 'own' };

const own: KeyOutcome = { kind: 'own' };

/** Milliseconds after which a letter begins another name. */
const jumpPause = 1_000;

/** Rows that a page key goes. */
const pageRows = 12;

/** The next row from a place that takes an amount, in a direction; undefined where there is none. */
function nextRow(rows: readonly KeyRow[], from: number, step: -1 | 1): number | undefined {
  for (let place = from + step; place >= 0 && place < rows.length; place += step) if (rows[place]?.canType) return place;
  return undefined;
}

function near(rows: readonly KeyRow[], place: number, step: -1 | 1): number | undefined {
  const wanted = Math.min(Math.max(0, place), rows.length - 1);
  return rows[wanted]?.canType ? wanted : (nextRow(rows, wanted, step) ?? nextRow(rows, wanted, step === 1 ? -1 : 1));
}

/** The next row whose name begins with letters, or one of whose words does, round the end and back to where it began. */
function rowNamed(rows: readonly KeyRow[], from: number, letters: string): number | undefined {
  const wanted = fold(letters);
  const places = rows.map((_, index) => (from + index) % rows.length).filter((place) => rows[place]?.canType);
  const nameAt = (place: number) => fold(rows[place]?.name ?? '');
  return (
    places.find((place) => nameAt(place).startsWith(wanted)) ??
    places.find((place) =>
      nameAt(place)
        .split(/[^\p{L}\p{N}]+/u)
        .some((word) => word.startsWith(wanted)),
    )
  );
}

/** A letter that is part of a name: the first goes on from the row, the next ones stay where they still fit. */
function jumped(letter: string, at: number, jump: string, rows: readonly KeyRow[]): KeyOutcome {
  const longer = jump + letter;
  const found = rowNamed(rows, jump === '' ? at + 1 : at, longer);
  if (found !== undefined) return { kind: 'go', place: found, jump: longer };
  const fresh = jump === '' ? undefined : rowNamed(rows, at + 1, letter);
  return fresh === undefined ? { kind: 'go', place: at, jump: '' } : { kind: 'go', place: fresh, jump: letter };
}

/** A key that goes with Alt or Control. */
function withModifier({ key, shift, control, alt }: KeyPress): KeyOutcome {
  if (alt && !control && (key === 'ArrowUp' || key === 'ArrowDown')) return { kind: 'move', by: key === 'ArrowUp' ? -1 : 1 };
  if (alt && !control && key === 'Enter') return { kind: 'minimum' };
  if (!control || alt) return own;
  if (key === 'Enter') return { kind: 'send' };
  return key.toLowerCase() === 'z' && !shift ? { kind: 'undo' } : own;
}

/**
 * What a key does in the amount of the row at a place. Digits, the eraser and all that edits a text are the field's own; letters, which no
 * amount has, jump to a name, and U alone changes the unit (with Shift it is a letter like the others).
 *
 * @param jump the letters of a name so far
 */
export function keyOutcome(press: KeyPress, at: number, jump: string, rows: readonly KeyRow[]): KeyOutcome {
  const { key, shift = false, control = false, alt = false, pause = 0 } = press;
  if (control || alt) return withModifier(press);
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
      // From the last and before the first it leaves the sheet.
      const next = nextRow(rows, at, shift ? -1 : 1);
      return next === undefined ? own : go(next);
    }
    case 'Escape':
      return { kind: 'leave' };
    case '+':
      return { kind: 'find' };
    default:
      break;
  }
  if (!/^\p{L}$/u.test(key)) return own;
  const letters = pause > jumpPause ? '' : jump;
  return letters === '' && key === 'u' ? { kind: 'unit' } : jumped(key.toLowerCase(), at, letters, rows);
}
