import { expect, test } from 'vitest';
import { keyOutcome, type KeyRow } from './sheetKeys';

const row = (name: string, canType = true): KeyRow => ({ name, canType });
const rows = [row('Butter'), row('Milch', false), row('Bergkäse'), row('Mehl glatt'), row('Salz'), row('Uhudler'), row('Öl', false)];
const go = (place: number, jump = '') => ({ kind: 'go', place, jump });
const own = { kind: 'own' };

test.each([
  // Past what is gone, and no further than the ends.
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
  ['-', 0, own],
  ['Backspace', 0, own],
  ['ArrowLeft', 0, own],
  ['F5', 0, own],
  ['Dead', 0, own],
  ['m', 0, go(3, 'm')],
  ['B', 0, go(2, 'b')],
  ['b', 2, go(0, 'b')],
  // The second word of a name counts where no name begins so.
  ['g', 0, go(3, 'g')],
  // Nothing begins so: it stays.
  ['x', 4, go(4)],
])('%s in row %i', (key, at, outcome) => {
  expect(keyOutcome({ key }, at, '', rows)).toEqual(outcome);
});

test.each([
  [{ key: 'Enter', shift: true }, 2, go(0)],
  [{ key: 'Enter', shift: true }, 0, go(0)],
  [{ key: 'Enter', alt: true }, 2, { kind: 'minimum' }],
  [{ key: 'Tab', shift: true }, 2, go(0)],
  [{ key: 'Tab', shift: true }, 0, own],
  [{ key: 'Enter', control: true }, 0, { kind: 'send' }],
  [{ key: 'z', control: true }, 0, { kind: 'undo' }],
  [{ key: 'Z', control: true }, 0, { kind: 'undo' }],
  [{ key: 'z', control: true, shift: true }, 0, own],
  [{ key: 'c', control: true }, 0, own],
  [{ key: 'ArrowUp', alt: true }, 2, { kind: 'move', by: -1 }],
  [{ key: 'ArrowDown', alt: true }, 2, { kind: 'move', by: 1 }],
  // The right Alt key writes letters of its own.
  [{ key: 'z', control: true, alt: true }, 2, own],
  [{ key: 'U', shift: true }, 0, go(5, 'u')],
])('%j in row %i', (press, at, outcome) => {
  expect(keyOutcome(press, at, '', rows)).toEqual(outcome);
});

test.each([
  // The next letter of the same name stays, one of another goes on, and one that fits nowhere begins another name.
  ['e', 2, 'b', 100, go(2, 'be')],
  ['u', 2, 'b', 100, go(0, 'bu')],
  ['s', 2, 'be', 100, go(4, 's')],
  // After a second it is another name, and U is the unit again.
  ['e', 2, 'b', 1_001, go(2)],
  ['u', 2, 'b', 1_001, { kind: 'unit' }],
])('%s in row %i after %j and %i ms', (key, at, jump, pause, outcome) => {
  expect(keyOutcome({ key, pause }, at, jump, rows)).toEqual(outcome);
});

test('umlauts jump as they are typed', () => {
  expect(keyOutcome({ key: 'ö' }, 0, '', [row('Brot'), row('Öl')])).toEqual(go(1, 'ö'));
  expect(keyOutcome({ key: 'o' }, 0, '', [row('Brot'), row('Öl')])).toEqual(go(1, 'o'));
});

test('a sheet of which nothing can be had', () => {
  const gone = [row('Milch', false)];
  expect(keyOutcome({ key: 'Enter' }, 0, '', gone)).toEqual({ kind: 'end' });
  expect(keyOutcome({ key: 'PageDown' }, 0, '', gone)).toEqual(go(0));
  expect(keyOutcome({ key: 'm' }, 0, '', gone)).toEqual(go(0));
});
