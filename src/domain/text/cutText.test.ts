import { expect, test } from 'vitest';
import { cutText, firstLetter, shortenText } from './cutText';

test.each([
  ['Käse', 10, 'Käse'],
  ['Käse', 4, 'Käse'],
  ['Käse', 3, 'Käs'],
  // A letter of two units.
  ['Grill 🍖', 8, 'Grill 🍖'],
  ['Grill 🍖', 7, 'Grill '],
  // An accent behind its letter.
  ['Ka\u0308se', 2, 'K'],
  ['Ka\u0308se', 3, 'Ka\u0308'],
  // A cook is a woman, a joiner and a pan: five units.
  ['a👩‍🍳b', 5, 'a'],
  ['a👩‍🍳b', 6, 'a👩‍🍳'],
  // Flags are two letters, and keys have two signs behind their digit.
  ['🇦🇹🇮🇹', 7, '🇦🇹'],
  ['1\ufe0f\u20e32', 2, ''],
  ['👍🏽', 2, ''],
  ['Käse', 0, ''],
  ['Käse', -3, ''],
])('%j in %i units is %j', (text, longest, cut) => expect(cutText(text, longest)).toBe(cut));

test.each([
  ['Bergkäse', 8, 'Bergkäse'],
  ['Bergkäse', 7, 'Bergkä…'],
  ['Berg käse', 6, 'Berg…'],
  ['Käse · Bio', 8, 'Käse…'],
  ['Grill 🍖🍖', 9, 'Grill 🍖…'],
])('%j in %i units is shown as %j', (text, longest, shown) => expect(shortenText(text, longest)).toBe(shown));

test.each([
  ['Eva', 'E'],
  ['A\u0308nne', 'A\u0308'],
  ['👩‍🍳 Eva', '👩‍🍳'],
  ['', ''],
])('%j begins with %j', (text, letter) => expect(firstLetter(text)).toBe(letter));
