import { describe, expect, test } from 'vitest';
import { allTokens } from './allTokens';
import { createTenantTheme } from './createTenantTheme';
import { shopVariables } from './cssVariables';
import { shopValues } from './shopVariables';

const sheetsOf = (...args: Parameters<typeof createTenantTheme>): string =>
  JSON.stringify(createTenantTheme(...args).generateStyleSheets());

/** The rule bodies a selector has in the style sheets, media queries aside. */
function rulesOf(selector: string, ...args: Parameters<typeof createTenantTheme>): Record<string, unknown> {
  const sheets = createTenantTheme(...args).generateStyleSheets() as Record<string, Record<string, unknown>>[];
  return Object.assign({}, ...sheets.map((sheet) => sheet[selector] ?? {})) as Record<string, unknown>;
}

describe.each(Object.values(allTokens))('theme of $code', (tokens) => {
  test('is referentially stable', () => {
    expect(sheetsOf(tokens)).toBe(sheetsOf(tokens));
  });

  test('writes the palettes of both modes', () => {
    expect(rulesOf(':root, [data-mode="light"]', tokens)).toMatchObject({
      colorScheme: 'light',
      '--mui-palette-primary-main': tokens.palettes.light.primary.main,
      '--mui-palette-sale-surface': tokens.palettes.light.sale.surface,
      '--mui-palette-header-background': tokens.palettes.light.header.background,
      '--mui-palette-background-raised': tokens.palettes.light.background.raised,
    });
    expect(rulesOf('[data-mode="dark"]', tokens)).toMatchObject({
      colorScheme: 'dark',
      '--mui-palette-background-default': tokens.palettes.dark.background.canvas,
      '--mui-palette-text-secondary': tokens.palettes.dark.text.secondary,
      '--mui-palette-tile-lightness': tokens.palettes.dark.tile.lightness,
    });
  });

  test('writes every documented variable', () => {
    expect(rulesOf(':root', tokens)).toMatchObject(shopValues(tokens, tokens.density));
  });
});

describe('styles', () => {
  test('components differ between tenants in variables only, so that a switch re-mounts nothing', () => {
    const componentsOf = (code: keyof typeof allTokens): string => JSON.stringify(createTenantTheme(allTokens[code]).components);
    for (const code of Object.keys(allTokens) as (keyof typeof allTokens)[]) expect(componentsOf(code)).toBe(componentsOf('national'));
  });

  test('each documented variable has a value and each value is documented', () => {
    expect(Object.keys(shopValues(allTokens.AL, 'regular')).sort()).toStrictEqual(Object.keys(shopVariables).sort());
  });

  test('density: compact 32, regular 40, touch 48 px controls', () => {
    const heightIn = (density: 'compact' | 'regular' | 'touch'): unknown =>
      rulesOf(':root', allTokens.AL, { density })['--shop-size-control'];
    expect([heightIn('compact'), heightIn('regular'), heightIn('touch')]).toStrictEqual(['32px', '40px', '48px']);
  });

  test('below 961 px controls grow to touch size and fields to 16 px', () => {
    const sheets = createTenantTheme(allTokens.GS).generateStyleSheets();
    expect(sheets).toContainEqual({
      '@media (max-width: 960.95px)': {
        ':root': expect.objectContaining({
          '--shop-size-control': '48px',
          '--shop-size-touch': '44px',
          '--shop-font-size-field': '1rem',
        }) as unknown,
      },
    });
  });
});

describe('side by side', () => {
  const options = { rootSelector: '.board-AL' };

  test('nothing is written outside of the board', () => {
    const selectors = createTenantTheme(allTokens.AL, options)
      .generateStyleSheets()
      .flatMap((sheet) =>
        Object.entries(sheet).flatMap(([selector, rules]) => (selector.startsWith('@') ? Object.keys(rules as object) : [selector])),
      );
    for (const selector of selectors) expect(selector).toContain('.board-AL');
    expect(selectors.join(' ')).not.toContain(':root');
  });

  test('each board follows the page’s mode or its own attribute', () => {
    expect(rulesOf(':where([data-mode="dark"]) .board-AL, .board-AL[data-mode="dark"]', allTokens.AL, options)).toMatchObject({
      '--mui-palette-background-default': allTokens.AL.palettes.dark.background.canvas,
    });
  });

  test('a board can be fixed to one mode', () => {
    const rules = rulesOf('.board-AL', allTokens.AL, { ...options, mode: 'dark' });
    expect(rules).toMatchObject({
      colorScheme: 'dark',
      '--mui-palette-background-default': allTokens.AL.palettes.dark.background.canvas,
      backgroundColor: 'var(--mui-palette-background-default)',
    });
  });
});
