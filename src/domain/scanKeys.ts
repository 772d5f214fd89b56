import { readScannedCode, type ScannedCode } from './scannedCode';

/** Most milliseconds between two keys of a scanner that sends no Enter, and of one that types into a field that isn't meant for it. */
const scannerGap = 50;
/** Milliseconds after which somebody who has typed may have begun to scan, when it is much longer than what comes behind. */
const personPause = 150;
/** Shortest text that is a code rather than a slip of the hand, and longest that is kept. */
const shortest = 4;
const longest = 300;

/** A key that came, with its moment in milliseconds. */
export interface ScanKey {
  readonly sign: string;
  readonly at: number;
}

/** What a browser says of a key. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  getModifierState(key: 'AltGraph'): boolean;
}

const silent: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'CapsLock', 'NumLock', 'Meta', 'Dead', 'Unidentified']);

/** What a key is to a scanner's text: a sign of it, its end, nothing, or what no scanner sends. */
export function readKey(press: KeyPress): { readonly sign: string } | 'end' | 'nothing' | 'break' {
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
  return [...keys.slice(-longest), key];
}

/** A text that has come to its end. */
export interface KeyedCode {
  /** Place of its first key: what was typed before isn't part of it. */
  readonly start: number;
  readonly text: string;
  readonly code: ScannedCode;
}

const textOf = (keys: readonly ScanKey[]) => keys.map(({ sign }) => sign).join('');
/** The longest gap before each key and behind it. */
const gapAt = (keys: readonly ScanKey[], place: number) => (keys[place]?.at ?? 0) - (keys[place - 1]?.at ?? -Infinity);
const longestGap = (keys: readonly ScanKey[], from: number) =>
  keys.reduce((most, _key, place) => (place > from ? Math.max(most, gapAt(keys, place)) : most), 0);

/** Whether the last keys came so fast one after the other, and the end after them, that nobody has typed them. */
export function isFast(keys: readonly ScanKey[], start: number, at: number): boolean {
  return longestGap(keys, start) <= scannerGap && at - (keys.at(-1)?.at ?? -Infinity) <= scannerGap;
}

/** Places at which a scan may begin behind what somebody has typed: at the first key, and after a pause much longer than all behind it. */
function startsOf(keys: readonly ScanKey[]): readonly number[] {
  return keys.flatMap((_key, place) => {
    if (place === 0) return [0];
    // The rest of a code is none.
    if (/^(?:[\][(]|0[0-3]\d)/.test(textOf(keys.slice(0, place)))) return [];
    const gap = gapAt(keys, place);
    return gap >= personPause && gap >= 3 * longestGap(keys, place) ? [place] : [];
  });
}

/**
 * The code that keys are, which Enter or Tab has ended, whatever the gaps between them: one over the air is slow. Undefined for what isn't
 * one, and is somebody's who types.
 */
export function codeOfKeys(keys: readonly ScanKey[]): KeyedCode | undefined {
  const read = startsOf(keys).flatMap((start): KeyedCode[] => {
    const text = textOf(keys.slice(start));
    const code = readScannedCode(text);
    return code && text.length >= shortest ? [{ start, text, code }] : [];
  });
  return read.find(({ code }) => code.kind === 'product') ?? read[0];
}

/** The product's code that a scanner leaves which sends no key at the end, once nothing has come for a while. */
export function codeInPause(keys: readonly ScanKey[]): KeyedCode | undefined {
  const read = codeOfKeys(keys);
  // A number in groups is somebody's who types.
  return read?.code.kind === 'product' && !read.text.includes(' ') && longestGap(keys, read.start) <= scannerGap ? read : undefined;
}

/** Keys that are no code and no amount either, typed where there is no field: a code that the shop can't read. */
export function strangeKeys(keys: readonly ScanKey[], takesAmount: boolean): KeyedCode | undefined {
  const text = textOf(keys).trim();
  if (text.length < shortest || (takesAmount && /^[\d.,]{1,9}$/.test(text))) return undefined;
  return { start: 0, text, code: { kind: 'unread' } };
}
