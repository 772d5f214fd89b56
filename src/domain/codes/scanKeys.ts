import { readScannedCode, type ScannedCode } from './scannedCode';

/** Most milliseconds between two keys of a scanner that sends no Enter, and of one that types into a field that isn't meant for it. */
const scannerGap = 50;
/** Pause in milliseconds after typed keys that may precede a scan, if it is much longer than the pauses that follow. */
const personPause = 150;
/** Shortest text that is a code rather than a slip of the hand, and longest that is kept. */
const minLength = 4;
const maxLength = 300;

/** A key with its time in milliseconds. */
export interface ScanKey {
  readonly sign: string;
  readonly at: number;
}

/** A key event of the browser. */
export interface ScannerKeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  getModifierState(key: 'AltGraph'): boolean;
}

const silent: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'CapsLock', 'NumLock', 'Meta', 'Dead', 'Unidentified']);

/** Role of a key in a scanner's text: a character of it, its end, nothing, or a key that no scanner sends. */
export function readKey(press: ScannerKeyPress): { readonly sign: string } | 'end' | 'nothing' | 'break' {
  const { key, code, ctrlKey, altKey, metaKey } = press;
  if (silent.has(key) || /^F\d+$/.test(key)) return 'nothing';
  // The separator of a GS1 code is Ctrl and a bracket on a keyboard.
  if (ctrlKey && !altKey && (key === ']' || code === 'BracketRight')) return { sign: '\u001d' };
  // Brackets come with AltGr, which says Ctrl and Alt on some systems.
  if ((ctrlKey || altKey || metaKey) && !press.getModifierState('AltGraph')) return 'break';
  if (key === 'Enter' || key === 'Tab') return 'end';
  return Array.from(key).length === 1 ? { sign: key } : 'break';
}

/** The keys with one more. */
export function withKey<Key extends ScanKey>(keys: readonly Key[], key: Key): readonly Key[] {
  return [...keys.slice(-maxLength), key];
}

/** A text that has come to its end. */
export interface KeyedCode {
  /** Index of its first key: earlier keys were typed. */
  readonly start: number;
  readonly text: string;
  readonly code: ScannedCode;
}

const textOf = (keys: readonly ScanKey[]) => keys.map(({ sign }) => sign).join('');
/** The longest gap before each key and behind it. */
const gapAt = (keys: readonly ScanKey[], place: number) => (keys[place]?.at ?? 0) - (keys[place - 1]?.at ?? -Infinity);
const longestGap = (keys: readonly ScanKey[], from: number) =>
  keys.reduce((most, _key, place) => (place > from ? Math.max(most, gapAt(keys, place)) : most), 0);

/** True if the last keys, and the end after them, were too fast for typing. */
export function isFast(keys: readonly ScanKey[], start: number, at: number): boolean {
  return longestGap(keys, start) <= scannerGap && at - (keys.at(-1)?.at ?? -Infinity) <= scannerGap;
}

/** Indexes where a scan may begin: at the first key, and after a pause much longer than all following ones. */
function startsOf(keys: readonly ScanKey[]): readonly number[] {
  return keys.flatMap((_key, place) => {
    if (place === 0) return [0];
    // The rest of a code is none.
    if (/^(?:[\][(]|0[0-3]\d)/.test(textOf(keys.slice(0, place)))) return [];
    const gap = gapAt(keys, place);
    return gap >= personPause && gap >= 3 * longestGap(keys, place) ? [place] : [];
  });
}

/** The code in keys ended by Enter or Tab, with any pauses: a wireless scanner is slow. Undefined if it is no code but typed text. */
export function codeOfKeys(keys: readonly ScanKey[]): KeyedCode | undefined {
  const read = startsOf(keys).flatMap((start): KeyedCode[] => {
    const text = textOf(keys.slice(start));
    const code = readScannedCode(text);
    return code && text.length >= minLength ? [{ start, text, code }] : [];
  });
  return read.find(({ code }) => code.kind === 'product') ?? read[0];
}

/** The product's code that a scanner leaves which sends no key at the end, once nothing has come for a while. */
export function codeInPause(keys: readonly ScanKey[]): KeyedCode | undefined {
  const read = codeOfKeys(keys);
  // A number in groups was typed.
  return read?.code.kind === 'product' && !read.text.includes(' ') && longestGap(keys, read.start) <= scannerGap ? read : undefined;
}

/** Keys that are no code and no amount either, typed where there is no field: a code that the shop can't read. */
export function strangeKeys(keys: readonly ScanKey[], takesAmount: boolean): KeyedCode | undefined {
  const text = textOf(keys).trim();
  if (text.length < minLength || (takesAmount && /^[\d.,]{1,9}$/.test(text))) return undefined;
  return { start: 0, text, code: { kind: 'unread' } };
}
