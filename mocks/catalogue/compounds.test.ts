import { expect, it } from 'vitest';
import { compoundReading, wordListOf } from './compounds';

const isPart = compoundReading(
  wordListOf([
    'weiss',
    'wein',
    'schwein',
    'schinken',
    'huhner',
    'brust',
    'milch',
    'reis',
    'milchrahm',
    'erdbeersauce',
    'eis',
    'land',
    'fleisch',
    'basmati',
    'kase',
  ]),
);
const read = (word: string, part: string) => isPart(word, word.indexOf(part), part.length);

it.each([
  ['weisswein', 'wein'],
  ['schaumwein', 'wein'],
  ['bergkase', 'kase'],
  ['bergkase', 'kas'],
  ['huhnerbrustfilet', 'brust'],
  ['huhnerbrustfilet', 'filet'],
  ['erdbeereis', 'eis'],
  ['vanilleeis', 'eis'],
  ['schweinsbraten', 'braten'],
])('%s has %s as a word', (word, part) => expect(read(word, part)).toBe(true));

it.each([
  ['schwein', 'wein'],
  ['schweinsbraten', 'wein'],
  ['landschwein', 'wein'],
  ['reis', 'eis'],
  ['milchreis', 'eis'],
  ['basmatireis', 'eis'],
  ['fleisch', 'eis'],
  ['kebabfleisch', 'eis'],
])('%s has %s only as letters', (word, part) => expect(read(word, part)).toBe(false));
