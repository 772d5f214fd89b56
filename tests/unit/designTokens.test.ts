import { describe, expect, test } from 'vitest';
import { isToken, tokenFile, type DesignToken, type TokenGroup } from '#storybook/tokens/designTokens.ts';
import { tokenFiles } from '#storybook/tokens/tokenFiles.ts';
import { allTokens } from '#themes/allTokens.ts';
import { stylesheetOf } from '#themes/stylesheetOf.ts';
import { themeCodes, type ThemeCode } from '#themes/themeCodes.ts';
import type { ThemeMode } from '#themes/tokens.ts';

/** The variables of a look's stylesheet in one mode, those of media queries aside. */
function variablesOf(code: ThemeCode, mode: ThemeMode): ReadonlyMap<string, string> {
  const text = stylesheetOf(code, allTokens[code]).replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  const found = new Map<string, string>();
  for (const [, selector = '', body = ''] of text.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const isOther = mode === 'light' ? selector.includes('"dark"') : selector.includes('"light"') && !selector.includes('"dark"');
    if (isOther) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+): ([^;]+);/g)) found.set(name, value);
  }
  return found;
}

/** The tokens of a group with their paths. */
function tokensOf(group: TokenGroup, path: readonly string[] = []): [string, DesignToken][] {
  return Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, value]) =>
      isToken(value) ? [[[...path, name].join('-'), value] as [string, DesignToken]] : tokensOf(value, [...path, name]),
    );
}

/** The token that a reference names, through further references; the token itself otherwise. */
function resolved(token: DesignToken, file: object): DesignToken {
  const path = typeof token.$value === 'string' ? /^\{(.+)\}$/.exec(token.$value)?.[1] : undefined;
  if (path === undefined) return token;
  const found = path.split('.').reduce<unknown>((group, name) => (group as Record<string, unknown>)[name], file);
  return resolved(found as DesignToken, file);
}

/** A token as a stylesheet writes it. */
function cssOf({ $type, $value }: DesignToken): string {
  if ($type === 'color') return ($value as { hex: string }).hex;
  if ($type === 'dimension' || $type === 'duration') return Object.values($value as object).join('');
  if ($type === 'cubicBezier') return `cubic-bezier(${($value as number[]).join(', ')})`;
  return String($value);
}

/** Names that MUI gives two groups of colours. */
const variableOf = (path: string) =>
  `--mui-palette-${path.replace(/^neutral-/, 'grey-').replace(/^background-canvas$/, 'background-default')}`;

describe.each(themeCodes.flatMap((code) => (['light', 'dark'] as const).map((mode) => ({ code, mode }))))(
  '$code $mode',
  ({ code, mode }) => {
    const file = tokenFile(allTokens[code], mode);
    const variables = variablesOf(code, mode);

    test('its colours are those of the stylesheet, and none is missing', () => {
      const colours = tokensOf(file.palette);
      expect(colours.length).toBeGreaterThan(80);
      for (const [path, token] of colours) expect([path, variables.get(variableOf(path))]).toEqual([path, cssOf(resolved(token, file))]);
      const known = new Set(colours.map(([path]) => variableOf(path)));
      // Colours of MUI's own that the shop never uses, and copies of them, are no tokens.
      const tones =
        /^--mui-palette-(?:neutral|grey|background|text|primary|secondary|sale|success|warning|error|info|header|illustration|divider|outline|focus)\b/;
      const missing = [...variables].filter(
        ([name, value]) =>
          tones.test(name) && /^#[0-9a-f]{6}$/.test(value) && !known.has(name) && !/Channel$|grey-A\d|text-icon|dividerChannel/.test(name),
      );
      expect(missing.map(([name]) => name)).toEqual([]);
    });

    test('every colour has a meaning, and what is taken from a seed refers to it', () => {
      const colours = tokensOf(file.palette);
      expect(colours.filter(([, token]) => token.$type === 'color' && token.$description === undefined).map(([path]) => path)).toEqual([]);
      const references = colours.filter(([, token]) => typeof token.$value === 'string');
      expect(references.length).toBeGreaterThan(10);
      expect(Object.fromEntries(references)['background-canvas']?.$value).toBe('{seed.canvas}');
    });

    test('its measures are those of the stylesheet', () => {
      const groups = Object.entries(file).filter(([name]) => !['seed', 'palette'].includes(name));
      const measures = tokensOf(Object.fromEntries(groups) as TokenGroup);
      expect(measures.length).toBeGreaterThan(40);
      for (const [path, token] of measures) {
        if (token.$type === 'fontFamily') continue;
        const name = `--shop-${path.replace(/-regular$/, '')}`;
        expect([name, variables.get(name)]).toEqual([name, cssOf(token)]);
      }
    });
  },
);

test('files follow the format: colours in parts with their hex, measures with units', () => {
  const files = tokenFiles(allTokens.AL);
  expect(Object.keys(files)).toEqual(['AL.light.tokens.json', 'AL.dark.tokens.json', 'AL.resolver.json', 'AL.tokens-studio.json']);
  const light = JSON.parse(files['AL.light.tokens.json'] ?? '');
  expect(light.seed.primary).toEqual({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [0.0784, 0.4745, 0.2471], hex: '#14793f' },
  });
  expect(light.space['4'].$value).toEqual({ value: 16, unit: 'px' });
  expect(light.duration.fast.$value).toEqual({ value: 120, unit: 'ms' });
  expect(light.font.text.$value).toEqual(['Nunito Variable', 'Nunito Fallback', 'system-ui', 'sans-serif']);
  const resolver = JSON.parse(files['AL.resolver.json'] ?? '');
  expect(resolver.version).toBe('2025.10');
  expect(resolver.modifiers.mode.contexts.dark).toEqual([{ $ref: 'AL.dark.tokens.json' }]);
  const studio = JSON.parse(files['AL.tokens-studio.json'] ?? '');
  expect(studio.dark.palette.background.canvas).toEqual({ value: '{seed.canvas}', type: 'color', description: 'The page' });
  expect(studio.measures.space['4']).toMatchObject({ value: '16px', type: 'spacing' });
  expect(studio.$metadata.tokenSetOrder).toEqual(['measures', 'light', 'dark']);
});
