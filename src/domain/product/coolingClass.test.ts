import { expect, it } from 'vitest';
import { kindOf } from './coolingClass';

it.each([
  [[], 'dry'],
  [['BIO'], 'dry'],
  [['Gekuehlt'], 'fresh'],
  [['Tiefgekuehlt'], 'frozen'],
  [['Gekuehlt', 'Tiefgekuehlt'], 'frozen'],
  [['BIO', 'Gekuehlt'], 'fresh'],
])('%j is %s', (keys, kind) => expect(kindOf(keys.map((key) => ({ key })))).toBe(kind));
