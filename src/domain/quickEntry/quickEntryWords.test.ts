import { expect, it } from 'vitest';
import { searchWords } from './quickEntryWords';

it.each([
  ['Schlagobers 1l 12', 'Schlagobers 1l'],
  ['Bergkäse 2 kg', 'Bergkäse'],
  ['Paradeiser 2 Ki', 'Paradeiser'],
  ['2x Butter', 'Butter'],
  ['3 Laib Brot', 'Brot'],
  ['Laib Brot', 'Laib Brot'],
  ['bitte noch Milch', 'Milch'],
  ['[30.11.25, 14:03:22] Max: Butter 2', 'Butter'],
  [';Bergkäse 6 Monate;2;Kt', 'Bergkäse 6 Monate'],
  ['640152 ← Schlagobers 1l 12', 'Schlagobers 1l'],
  ['999999 2', '999999'],
  ['999999 Emmentaler 2', 'Emmentaler'],
  ['1 2 3 4 5 6 7', '1'],
])('of %j is searched for %j', (line, words) => expect(searchWords(line)).toBe(words));
