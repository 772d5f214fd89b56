import { expect, test } from 'vitest';
import { contrastRatio, hexOf, lowestContrast, mix } from './colour';
import type { ThemeMode, ThemeTokens } from './tokens';

const toneNames = ['primary', 'secondary', 'sale', 'success', 'warning', 'error', 'info'] as const;

/** Registers the tests of contrast that every look passes, for one mode of one look. */
export function contrastChecks(tokens: ThemeTokens, mode: ThemeMode): void {
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

  test('text on the backgrounds of groups, heroes and patterns, 4.5:1', () => {
    const { background, primary, secondary, text, divider } = palette;
    const grounds = [background.canvas, background.paper, background.sunken, background.selected, secondary.surface];
    const patterned = grounds.map((ground) => mix(ground, divider, 0.55));
    expect(lowestContrast(text.primary, [...grounds, ...patterned, primary.surface])).toBeGreaterThanOrEqual(4.5);
    expect(lowestContrast(text.secondary, [...grounds, primary.surface])).toBeGreaterThanOrEqual(4.5);
    expect(lowestContrast(text.secondary, patterned)).toBeGreaterThanOrEqual(4.5);
    expect(lowestContrast(primary.text, [background.paper, background.sunken, primary.surface])).toBeGreaterThanOrEqual(4.5);
  });
}
