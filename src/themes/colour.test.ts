import { describe, expect, test } from 'vitest';
import { contrastRatio, hexOf, legible, mix, oklchOf } from './colour';

describe('contrast', () => {
  test('black on white is 21, a colour on itself 1', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#34506b', '#34506b')).toBe(1);
  });

  test('#767676 is the lightest grey that passes on white', () => {
    expect(contrastRatio('#767676', '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio('#777777', '#ffffff')).toBeLessThan(4.5);
  });
});

describe('OKLCH', () => {
  test('matches the published values of the sRGB red', () => {
    const { l, c, h } = oklchOf('#ff0000');
    expect(l).toBeCloseTo(0.628, 3);
    expect(c).toBeCloseTo(0.258, 3);
    expect(h).toBeCloseTo(29.23, 1);
  });

  test.each(['#000000', '#ffffff', '#14793f', '#ffd60a', '#7c1d22', '#35d0ef'])('converts %s there and back', (hex) => {
    expect(hexOf(oklchOf(hex))).toBe(hex);
  });

  test("a colour outside of the screen's gamut loses chroma and keeps lightness and hue", () => {
    const shown = oklchOf(hexOf({ l: 0.7, c: 0.37, h: 150 }));
    expect(shown.c).toBeLessThan(0.3);
    expect(shown.l).toBeCloseTo(0.7, 1);
    expect(Math.abs(shown.h - 150)).toBeLessThan(3);
  });
});

describe('legible', () => {
  test('keeps a colour that is legible already', () => {
    expect(legible('#14793f', ['#ffffff'], 4.5)).toBe('#14793f');
  });

  test('darkens on light and lightens on dark until the ratio is reached', () => {
    const onLight = legible('#ffd60a', ['#ffffff', '#f5f5f2'], 4.5);
    expect(contrastRatio(onLight, '#f5f5f2')).toBeGreaterThanOrEqual(4.5);
    const onDark = legible('#163f8f', ['#0d121c', '#141b28'], 4.5);
    expect(contrastRatio(onDark, '#141b28')).toBeGreaterThanOrEqual(4.5);
  });
});

test('mixing goes from one end to the other', () => {
  expect(mix('#ffffff', '#000000', 0)).toBe('#ffffff');
  expect(mix('#ffffff', '#000000', 1)).toBe('#000000');
  expect(oklchOf(mix('#ffffff', '#000000', 0.5)).l).toBeCloseTo(0.5, 2);
});
