import { expect, test } from 'vitest';
import { keyOutcome, type KeyRow } from './sheetKeys';

const row = (name: string, canType = true): KeyRow => ({ name, canType });
const rows = [row('Butter'), row('Milch', false), row('Bergkäse'), row('Mehl glatt'), row('Salz'), row('Uhudler'), row('Öl', false)];
const go = (place: number, jump = '') => ({ kind: 'go', place, jump });
const own = { kind: 'own' };

test.each([
  // Skips unavailable rows, and stops at the ends.
  ['Enter', 0, go(2)],
  ['ArrowDown', 0, go(2)],
  ['Enter', 5, { kind: 'end' }],
  ['ArrowUp', 2, go(0)],
  ['ArrowUp', 0, go(0)],
  ['Tab', 0, go(2)],
  ['Tab', 5, own],
  ['PageDown', 0, go(5)],
  ['PageUp', 5, go(0)],
  ['Escape', 0, { kind: 'leave' }],
  ['+', 0, { kind: 'find' }],
  ['u', 0, { kind: 'unit' }],
  ['5', 0, own],
  [',', 0, own],
  ['-', 0, { kind: 'stock' }],
  [' ', 0, own],
  ['Backspace', 0, own],
  ['ArrowLeft', 0, own],
  ['F5', 0, own],
  ['Dead', 0, own],
  ['m', 0, go(3, 'm')],
  ['B', 0, go(2, 'b')],
  ['b', 2, go(0, 'b')],
  // A name's second word counts if no name starts so.
  ['g', 0, go(3, 'g')],
  // No match: stays.
  ['x', 4, go(4)],
])('%s in row %i', (key, at, outcome) => {
  expect(keyOutcome({ key }, at, '', rows)).toEqual(outcome);
});

test.each([
  [{ key: 'Enter', shift: true }, 2, go(0)],
  [{ key: 'Enter', shift: true }, 0, go(0)],
  [{ key: 'Enter', alt: true }, 2, { kind: 'minimum' }],
  [{ key: ' ', isEmpty: true }, 2, { kind: 'par' }],
  [{ key: '-', control: true }, 2, own],
  [{ key: 'Tab', shift: true }, 2, go(0)],
  [{ key: 'Tab', shift: true }, 0, own],
  [{ key: 'Enter', control: true }, 0, { kind: 'send' }],
  [{ key: 'z', control: true }, 0, { kind: 'undo' }],
  [{ key: 'Z', control: true }, 0, { kind: 'undo' }],
  [{ key: 'z', control: true, shift: true }, 0, own],
  [{ key: 'c', control: true }, 0, own],
  // To the first and the last row that takes an amount; alone they are the field's.
  [{ key: 'Home', control: true }, 4, go(0)],
  [{ key: 'End', control: true }, 0, go(5)],
  [{ key: 'End' }, 0, own],
  [{ key: 'ArrowUp', alt: true }, 2, { kind: 'move', by: -1 }],
  [{ key: 'ArrowDown', alt: true }, 2, { kind: 'move', by: 1 }],
  // The right Alt key (AltGr) writes letters of its own.
  [{ key: 'z', control: true, alt: true }, 2, own],
  [{ key: 'U', shift: true }, 0, go(5, 'u')],
])('%j in row %i', (press, at, outcome) => {
  expect(keyOutcome(press, at, '', rows)).toEqual(outcome);
});

test.each([
  // The next letter of the same name stays, one of another moves on, and one without a match starts another name.
  ['e', 2, 'b', 100, go(2, 'be')],
  ['u', 2, 'b', 100, go(0, 'bu')],
  ['s', 2, 'be', 100, go(4, 's')],
  // After a second it is another name, and U changes the unit again.
  ['e', 2, 'b', 1_001, go(2)],
  ['u', 2, 'b', 1_001, { kind: 'unit' }],
])('%s in row %i after %j and %i ms', (key, at, jump, pause, outcome) => {
  expect(keyOutcome({ key, pause }, at, jump, rows)).toEqual(outcome);
});

test('umlauts match while typing', () => {
  expect(keyOutcome({ key: 'ö' }, 0, '', [row('Brot'), row('Öl')])).toEqual(go(1, 'ö'));
  expect(keyOutcome({ key: 'o' }, 0, '', [row('Brot'), row('Öl')])).toEqual(go(1, 'o'));
});

test('handles a sheet without orderable products', () => {
  const gone = [row('Milch', false)];
  expect(keyOutcome({ key: 'Enter' }, 0, '', gone)).toEqual({ kind: 'end' });
  expect(keyOutcome({ key: 'PageDown' }, 0, '', gone)).toEqual(go(0));
  expect(keyOutcome({ key: 'm' }, 0, '', gone)).toEqual(go(0));
});
