import { describe, expect, test } from 'vitest';
import { symbolLettersOf } from '#scripts/letters.ts';
import {
  lookFile,
  lookNames,
  lookOfColour,
  lookProblems,
  readLookFile,
  tokensOfDraft,
  withLetterSymbol,
} from '#storybook/editor/newLook.ts';
import { allTokens } from '#themes/allTokens.ts';

test('the names of all looks are known', () => {
  expect(Object.keys(lookNames).toSorted()).toEqual(Object.keys(allTokens).toSorted());
  expect(lookNames['SP']).toContain('Spitzlaib');
});

describe('a look out of one colour', () => {
  test.each(['#7a1f5c', '#00ff00', '#0b0a08', '#8a8a8a', '#ff7a00', '#3b2fd6'])(
    '%s with a letter passes the tests of looks',
    async (colour) => {
      const { draft } = lookOfColour('XX', 'Quellhof', colour);
      const drawn = await withLetterSymbol(draft, 'q', symbolLettersOf);
      expect('draft' in drawn && lookProblems(drawn.draft)).toEqual([]);
      expect('draft' in drawn && readLookFile(lookFile(drawn.draft))).toEqual(drawn);
    },
  );

  test('its changes are named', () => {
    const { draft, changes } = lookOfColour('XX', 'Quellhof', '#7a1f5c');
    expect(changes.length).toBeGreaterThan(0);
    expect(draft).toMatchObject({ code: 'XX', headerStyle: 'coloured', wordMark: { name: 'Quellhof' } });
    expect(tokensOfDraft(draft).palettes.light.primary.main).toBe('#7a1f5c');
  });

  test('the colour and the symbol of another look are refused with what to do', () => {
    const { draft } = lookOfColour('XX', 'Quellhof', allTokens.SP.palettes.light.primary.main);
    expect(lookProblems(draft)).toEqual([
      'The symbol is that of national: give --letter, or change it in the editor.',
      'The primary colour is that of SP: take another one.',
      expect.stringMatching(/^Buttons have the colour of SP .* Take another colour, or change the look in the editor/),
    ]);
  });

  test('a letter without an outline is refused', async () => {
    const read = await withLetterSymbol(lookOfColour('XX', 'Quellhof', '#7a1f5c').draft, 'ß', symbolLettersOf);
    expect(read).toEqual({ problems: ['"ß" can\'t be a symbol: give --letter one of A to Z, Ä, Ö, Ü or a digit.'] });
  });
});
