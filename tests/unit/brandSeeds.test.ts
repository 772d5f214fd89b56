import { describe, expect, test } from 'vitest';
import { verdictOf } from '#storybook/boards/colourMeasures.ts';
import { brandSeeds } from '#storybook/editor/brandSeeds.ts';
import { allTokens } from '#themes/allTokens.ts';
import { contrastChecks } from '#themes/contrastChecks.fixture.ts';
import { deriveTokens } from '#themes/deriveTokens.ts';
import type { HeaderStyle, ThemeTokens } from '#themes/tokens.ts';

const brands = {
  plum: '#7a1f5c',
  yellow: '#ffd60a',
  'near black': '#0b0a08',
  'near white': '#f7f5f0',
  grey: '#8a8a8a',
  'pure green': '#00ff00',
  'pure blue': '#0000ff',
  red: '#e30613',
  'pale rose': '#f6c6d0',
  'middle orange': '#e07b1a',
} as const;
const headerStyles: readonly HeaderStyle[] = ['light', 'dark', 'coloured'];
const modes = ['light', 'dark'] as const;

const tokensOf = (brand: string, headerStyle: HeaderStyle): ThemeTokens =>
  deriveTokens({ ...allTokens.AL, headerStyle, ...brandSeeds(brand, headerStyle) });

const cases = Object.entries(brands).flatMap(([name, brand]) => headerStyles.map((headerStyle) => ({ name, brand, headerStyle })));

describe.each(cases)('$name, $headerStyle header', ({ brand, headerStyle }) => {
  describe.each(modes)('%s', (mode) => {
    contrastChecks(tokensOf(brand, headerStyle), mode);
  });

  test('the verdict of the editor names no pair', () => {
    for (const mode of modes) expect(verdictOf(tokensOf(brand, headerStyle).palettes[mode]).failures).toEqual([]);
  });
});

test.each([
  ['#7a1f5c', '#7a1f5c'],
  ['#ffd60a', '#ffd60a'],
  ['#00ff00', '#00ff00'],
  ['#14793f', '#14793f'],
])('buttons have the brand colour %s itself', (brand, main) => {
  expect(tokensOf(brand, 'light').palettes.light.primary.main).toBe(main);
});

test('a coloured header has the brand colour where its words are legible on it', () => {
  expect(brandSeeds('#7a1f5c', 'coloured').light.header).toMatchObject({ background: '#7a1f5c', text: '#ffffff', mark: '#ffffff' });
  expect(brandSeeds('#ffd60a', 'coloured').light.header).toMatchObject({ background: '#ffd60a' });
});

test('a nearly white brand still has buttons that are distinguishable from the paper', () => {
  const { primary, background } = tokensOf('#f7f5f0', 'light').palettes.light;
  expect(primary.main).not.toBe('#f7f5f0');
  expect(primary.main).not.toBe(background.paper);
});

test('a red brand has no red sale', () => {
  expect(brandSeeds('#e30613', 'light').light).toMatchObject({ sale: '#8a5a00', saleFill: '#ffd21f' });
});

test('every colour of a coarse grid is legible in every header', () => {
  const steps = ['00', '40', '80', 'c0', 'ff'];
  const failing = steps.flatMap((red) =>
    steps.flatMap((green) =>
      steps.flatMap((blue) =>
        headerStyles.flatMap((headerStyle) =>
          modes.flatMap((mode) => {
            const brand = `#${red}${green}${blue}`;
            return verdictOf(tokensOf(brand, headerStyle).palettes[mode]).failures.map(
              ({ name }) => `${brand} ${headerStyle} ${mode} ${name}`,
            );
          }),
        ),
      ),
    ),
  );
  expect(failing).toEqual([]);
});
