import { describe, expect, it } from 'vitest';
import { numbersIn, readQuery } from './searchQuery';

const terms = (query: string) =>
  readQuery(query)
    .terms.filter(({ isOptional }) => !isOptional)
    .map(({ words, attribute }) => [words.join(' '), attribute]);

describe('readQuery', () => {
  it.each([
    [
      'Milch laktosefrei',
      [
        ['milch', undefined],
        ['laktosefrei', 'LF'],
      ],
    ],
    ['gluten-frei', [['gluten frei', 'GF']]],
    [
      'veganes Schnitzel',
      [
        ['veganes', 'VEG'],
        ['schnitzel', undefined],
      ],
    ],
    ['Red Bull', [['red bull', undefined]]],
    [
      'Schnitzel vom Schwein',
      [
        ['schnitzel', undefined],
        ['schwein', undefined],
      ],
    ],
    ['in', [['in', undefined]]],
    ['senza glutine', [['senza glutine', 'GF']]],
  ])('%s', (query, expected) => {
    expect(terms(query)).toEqual(expected);
  });
});

describe('numbersIn', () => {
  it.each([
    ['Art. 104711', ['104711']],
    ['Art.-Nr.: 104711', ['104711']],
    ['EAN 9 001000 000008', ['9', '001000', '000008']],
    ['104711, 104712', ['104711', '104712']],
    ['#104711', ['104711']],
    ['cola 104711', []],
    ['cola', []],
  ])('%s', (query, numbers) => {
    expect(numbersIn(query)).toEqual(numbers);
  });
});
