import { describe, expect, test } from 'vitest';
import { mainTenantOf, tenantCodes } from '#domain/customer/tenant.ts';
import { allTokens } from './allTokens';
import { contrastRatio, hexOf, lowestContrast } from './colour';
import { loadLook } from './tenants';
import { themeCodeOf, themeCodes } from './themeCodes';
import type { ThemeMode, ThemeTokens } from './tokens';

const modes: readonly ThemeMode[] = ['light', 'dark'];
const looks = Object.values(allTokens).flatMap((tokens) => modes.map((mode) => ({ name: `${tokens.code} ${mode}`, tokens, mode })));
const toneNames = ['primary', 'secondary', 'sale', 'success', 'warning', 'error', 'info'] as const;

/** Traits that distinguish two looks at a glance. */
const faceOf = ({ palettes, type, shape, headerStyle }: ThemeTokens): string =>
  [palettes.light.primary.main, type.heading, shape.radius, headerStyle].join(' ');

describe('token sets', () => {
  test('all tenants have one; those without a site of their own share the national one', () => {
    expect(themeCodes).toStrictEqual([...tenantCodes, 'AG', 'LM', 'national']);
    expect(Object.keys(allTokens)).toStrictEqual([...themeCodes]);
    for (const code of tenantCodes) expect(themeCodes).toContain(mainTenantOf(code));
  });

  test('a tenant’s chunk contains the tenant’s own tokens', async () => {
    for (const code of themeCodes) expect((await loadLook(code)).code).toBe(code);
  });

  test('an unknown tenant gets the national look', () => {
    expect(themeCodeOf(undefined)).toBe('national');
    expect(themeCodeOf('AL')).toBe('AL');
  });

  test('no two looks are alike', () => {
    expect(new Set(Object.values(allTokens).map(faceOf)).size).toBe(themeCodes.length);
  });

  test('every title, symbol, primary and dark primary is unique', () => {
    const all = Object.values(allTokens);
    expect(new Set(all.map(({ title }) => title)).size).toBe(themeCodes.length);
    expect(new Set(all.map(({ wordMark }) => JSON.stringify(wordMark.symbol))).size).toBe(themeCodes.length);
    expect(new Set(all.map(({ palettes }) => palettes.light.primary.main)).size).toBe(themeCodes.length);
    expect(new Set(all.map(({ palettes }) => palettes.dark.primary.text)).size).toBe(themeCodes.length);
  });

  test('numbers align: text fonts have tabular figures', () => {
    // Figtree has neither tabular figures nor figures of one width, so it serves headings only.
    const withTabularFigures = ['source-sans', 'plex-sans', 'archivo', 'nunito'];
    for (const { type } of Object.values(allTokens)) expect(withTabularFigures).toContain(type.text);
  });
});

describe.each(looks)('$name is legible', ({ tokens, mode }) => {
  const palette = tokens.palettes[mode];
  const levels = Object.values(palette.background);

  test('text on every background level, 4.5:1', () => {
    expect(lowestContrast(palette.text.primary, levels)).toBeGreaterThanOrEqual(7);
    expect(lowestContrast(palette.text.secondary, levels)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(toneNames)('%s: as text on any level and on its surface, and text on it, 4.5:1', (name) => {
    const tone = palette[name];
    expect(lowestContrast(tone.text, [...levels, tone.surface])).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(palette.text.primary, tone.surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(palette.text.secondary, tone.surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(tone.contrastText, tone.main)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(tone.contrastText, tone.dark)).toBeGreaterThanOrEqual(4.5);
  });

  test('the tinted button of a row: distinguishable from the row, its text 4.5:1, tinted and filled', () => {
    const { primary, background } = palette;
    expect(contrastRatio(primary.text, primary.surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(primary.contrastText, primary.main)).toBeGreaterThanOrEqual(4.5);
    for (const ground of [primary.surface, background.paper, background.hover]) {
      expect(contrastRatio(primary.border, ground)).toBeGreaterThanOrEqual(1.25);
    }
    expect(contrastRatio(primary.surface, background.paper)).toBeGreaterThanOrEqual(1.08);
  });

  test('a box or radio: its edge 3:1 on its background, also ticked, its tick 4.5:1', () => {
    const { canvas, paper, raised, sunken, hover, selected } = palette.background;
    expect(lowestContrast(palette.outline, [canvas, paper, raised, sunken, hover])).toBeGreaterThanOrEqual(3);
    expect(lowestContrast(palette.primary.text, [canvas, paper, raised, sunken, hover, selected])).toBeGreaterThanOrEqual(3);
    expect(contrastRatio(palette.primary.contrastText, palette.primary.main)).toBeGreaterThanOrEqual(4.5);
  });

  test('the tile behind a picture is distinguishable from the row, and does not glow in dark mode', () => {
    const ground = hexOf({ l: Number(palette.tile.lightness), c: Number(palette.tile.chroma), h: tokens.categoryHue });
    expect(contrastRatio(ground, palette.background.paper)).toBeGreaterThanOrEqual(1.1);
    expect(contrastRatio(ground, '#ffffff')).toBeGreaterThanOrEqual({ light: 1, dark: 7 }[mode]);
  });

  test('in dark mode the head of the page does not glare', () => {
    expect(contrastRatio(palette.header.background, '#ffffff')).toBeGreaterThanOrEqual({ light: 1, dark: 10 }[mode]);
  });

  test('focus ring and edges of controls, 3:1', () => {
    expect(lowestContrast(palette.focus, levels)).toBeGreaterThanOrEqual(3);
    expect(
      lowestContrast(palette.outline, [
        palette.background.canvas,
        palette.background.paper,
        palette.background.raised,
        palette.background.sunken,
      ]),
    ).toBeGreaterThanOrEqual(3);
    expect(lowestContrast(palette.text.disabled, [palette.background.canvas, palette.background.paper])).toBeGreaterThanOrEqual(3);
    expect(contrastRatio(palette.illustration.accent, palette.background.paper)).toBeGreaterThanOrEqual(3);
  });

  test('header', () => {
    const { header } = palette;
    expect(lowestContrast(header.text, [header.background, header.hover])).toBeGreaterThanOrEqual(4.5);
    expect(lowestContrast(header.muted, [header.background, header.hover])).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(header.fieldText, header.field)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(header.accentText, header.accent)).toBeGreaterThanOrEqual(4.5);
    for (const colour of [header.accent, header.mark, header.markAccent, header.focus, header.fieldBorder]) {
      expect(contrastRatio(colour, header.background)).toBeGreaterThanOrEqual(3);
    }
  });
});
