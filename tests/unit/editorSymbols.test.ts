import { describe, expect, test } from 'vitest';
import { draftOf, readDraft } from '#storybook/editor/draft.ts';
import { letterSymbol, symbolShapes } from '#storybook/editor/letterSymbol.ts';
import { boundsOf, parsePath } from '#storybook/editor/symbolBox.ts';
import { symbolOfSvg } from '#storybook/editor/symbolOfSvg.ts';
import { allTokens } from '#themes/allTokens.ts';

/** A letter as tall as wide, 100 units above the baseline. */
const letter = 'M0 -100L100 -100L100 0L0 0Z';

describe('a letter in a shape', () => {
  test.each(symbolShapes)('%s: one path in the grid, which the draft accepts', (shape) => {
    const { symbol } = letterSymbol(letter, shape, 8);
    expect(symbol).toHaveLength(1);
    const [left, top, right, bottom] = boundsOf(parsePath(symbol[0]?.d ?? ''));
    expect([left >= 1, top >= 1, right <= 31, bottom <= 31]).toEqual([true, true, true, true]);
    const draft = draftOf(allTokens.AL);
    expect(readDraft({ ...draft, wordMark: { ...draft.wordMark, symbol } })).toHaveProperty('draft');
  });

  test('a square has the corners of the look; without any it fills its tile', () => {
    expect(letterSymbol(letter, 'square', 12).symbol[0]?.d).toMatch(/^M11 2H21A9 9 0 0 1 30 11/);
    expect(letterSymbol(letter, 'square', 12)).not.toHaveProperty('isTile');
    expect(letterSymbol(letter, 'square', 0)).toMatchObject({ isTile: true });
    expect(letterSymbol(letter, 'circle', 0)).not.toHaveProperty('isTile');
  });

  test('the letter is in the middle, as large as its room', () => {
    const [, hole = ''] = letterSymbol(letter, 'circle', 0).symbol[0]?.d.split('ZM') ?? [];
    expect(`M${hole}`).toBe('M8 8L24 8L24 24L8 24Z');
  });
});

describe('an own drawing', () => {
  test.each([
    ['path data', 'M2 2H30V30H2Z', [{ tone: 'main', d: 'M2 2H30V30H2Z' }]],
    ['a path', '<path d="M2,2 30,2 30,30z"/>', [{ tone: 'main', d: 'M2 2L30 2L30 30z' }]],
    ['a viewBox twice as large', '<svg viewBox="0 0 64 64"><path d="M0 0h64v64H0z"/></svg>', [{ tone: 'main', d: 'M0 0h32v32H0z' }]],
    ['a viewBox that begins elsewhere', '<svg viewBox="-8 -8 16 16"><path d="M-8-8L8 8Z"/></svg>', [{ tone: 'main', d: 'M0 0L32 32Z' }]],
    ['a wide viewBox is centred', '<svg viewBox="0 0 64 32"><path d="M0 0L64 32Z"/></svg>', [{ tone: 'main', d: 'M0 8L32 24Z' }]],
    ['a size instead of a viewBox', '<svg width="16px" height="16px"><path d="M16 16Z"/></svg>', [{ tone: 'main', d: 'M32 32Z' }]],
    [
      'an arc with flags without spaces',
      '<svg viewBox="0 0 16 16"><path d="m4 4a4 4 0 014 4z"/></svg>',
      [{ tone: 'main', d: 'm8 8a8 8 0 0 1 8 8z' }],
    ],
    [
      'two colours, and one that is invisible',
      `<?xml version="1.0"?><svg viewBox="0 0 32 32"><path fill="none" d="M0 0h32v32H0z"/><path fill="#111" d="M1 1Z"/><path style="fill: #c00" d="M2 2Z"/></svg>`,
      [
        { tone: 'main', d: 'M1 1Z' },
        { tone: 'accent', d: 'M2 2Z' },
      ],
    ],
  ])('%s', (_, text, symbol) => {
    expect(symbolOfSvg(text)).toEqual({ symbol });
  });

  test.each([
    [
      '<svg viewBox="0 0 32 32"><circle r="4"/></svg>',
      'The drawing has <circle>, and a symbol consists of paths: convert shapes to paths ("flatten") and paste it again.',
    ],
    ['<svg viewBox="0 0 32 32"><path transform="rotate(4)" d="M0 0"/></svg>', /"transform": apply it/],
    ['<svg viewBox="0 0 32 32"></svg>', /no filled <path>: convert everything/],
    ['<svg viewBox="0 0 32 32" fill="none" stroke="#000"><path d="M0 0L4 4"/></svg>', /drawn as a line, and a symbol consists of areas/],
    ['<svg><path d="M0 0"/></svg>', /no valid viewBox: add one/],
    [
      '<path d="M0 0L900 20"/>',
      "The path reaches from 0, 0 to 900, 20, and a symbol's grid from 0 to 32: paste the whole <svg> with its viewBox, which is scaled.",
    ],
    [
      'M2 2L4',
      'Path 1 of 1 can\'t be read. After "L" at character 7 a number is missing: the path ends there. Copy the path again, as a whole.',
    ],
    ['M2 2 url(#a)', /"u" at character 6 is no command of a path/],
    ['hello', /A path begins with "M", not with "h"/],
    [
      '<path fill="#111" d="M0 0"/><path fill="#222" d="M0 0"/><path fill="#333" d="M0 0"/>',
      /has 3 colours \(#111, #222, #333\), and a symbol has two/,
    ],
  ])('%s is refused with what to do', (text, reason) => {
    const read = symbolOfSvg(text);
    expect('problems' in read ? read.problems.join(' ') : 'taken').toMatch(reason);
  });

  test('the symbols of all looks are read as they are drawn', () => {
    for (const { wordMark } of Object.values(allTokens))
      for (const { d } of wordMark.symbol) {
        const read = symbolOfSvg(d);
        expect([d, 'symbol' in read]).toEqual([d, true]);
      }
  });
});
