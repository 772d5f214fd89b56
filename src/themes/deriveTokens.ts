import { hexOf, legible, lowestContrast, mix, oklchOf, shift } from './colour';
import type { HeaderTokens, Look, ModeSeed, NeutralStep, PaletteTokens, ThemeMode, ThemeTokens, ToneTokens } from './tokens';

const neutralLightness: Readonly<Record<NeutralStep, number>> = {
  50: 0.98,
  100: 0.955,
  200: 0.91,
  300: 0.85,
  400: 0.74,
  500: 0.62,
  600: 0.51,
  700: 0.41,
  800: 0.3,
  900: 0.21,
};

type Semantic = 'success' | 'warning' | 'error' | 'info';

/** Semantic colours every tenant shares in hue; lightness bends to the tenant's backgrounds. */
const semantic: Readonly<Record<ThemeMode, Readonly<Record<Semantic, { readonly words: string; readonly fill: string }>>>> = {
  light: {
    success: { words: '#1d7a3e', fill: '#1d7a3e' },
    warning: { words: '#945400', fill: '#ffb938' },
    error: { words: '#c5221f', fill: '#c5221f' },
    info: { words: '#1f63b0', fill: '#1f63b0' },
  },
  dark: {
    success: { words: '#6fd398', fill: '#2a8450' },
    warning: { words: '#f2b652', fill: '#f2b652' },
    error: { words: '#ff9489', fill: '#cf3f37' },
    info: { words: '#86bcff', fill: '#2c6fc9' },
  },
};

const textRatio = 4.5;
const edgeRatio = 3;
/** Derived colours aim a little above the bar, so that rounding never puts one below it. */
const margin = 0.06;

/** White or the darkest neutral, by the higher contrast on a filled area. */
function contrastTextOn(fill: string, darkText: string): string {
  const white = '#ffffff';
  return lowestContrast(white, [fill]) >= textRatio || lowestContrast(white, [fill]) > lowestContrast(darkText, [fill]) ? white : darkText;
}

interface Levels {
  readonly all: readonly string[];
  readonly canvas: string;
  readonly paper: string;
  readonly darkText: string;
}

/** Below this chroma a colour has no hue that an area could be tinted with: black, ivory. */
const colourless = 0.03;
/** Below this a paper is white. */
const whiteChroma = 0.003;

/**
 * A tinted area in a colour's hue; unlike a mixture it stays clean, because its chroma is chosen. A colour without a hue leaves the
 * paper's own, deepened: grey on ivory would look dirty.
 */
function surfaceOf(colour: string, mode: ThemeMode, paper: string): string {
  const { c, h } = oklchOf(colour);
  const page = oklchOf(paper);
  if (mode === 'dark') return hexOf({ l: page.l + 0.075, c: Math.min(0.05, c * 0.42), h });
  const isTinted = c >= colourless || page.c < whiteChroma;
  return hexOf({ l: page.l - 0.04, ...(isTinted ? { c: Math.min(0.036, c * 0.26), h } : { c: page.c * 2, h: page.h }) });
}

/**
 * The tint of selected items: the primary colour, unless it has no hue (black, ivory) or a red one, which would look like an error;
 * then the second colour.
 */
function selectedOf({ primary, secondary, paper }: ModeSeed, mode: ThemeMode): string {
  const { c, h } = oklchOf(primary);
  const isReddish = h < 65 || h > 340;
  const tint = oklchOf(c > 0.06 && !isReddish ? primary : secondary);
  const { l } = oklchOf(paper);
  return mode === 'dark'
    ? hexOf({ l: l + 0.07, c: Math.min(0.035, tint.c * 0.3), h: tint.h })
    : hexOf({ l: l - 0.045, c: Math.min(0.024, tint.c * 0.2), h: tint.h });
}

function borderOf(colour: string, mode: ThemeMode, paper: string): string {
  const { c, h } = oklchOf(colour);
  const { l } = oklchOf(paper);
  return mode === 'dark' ? hexOf({ l: l + 0.2, c: Math.min(0.09, c * 0.7), h }) : hexOf({ l: l - 0.13, c: Math.min(0.09, c * 0.6), h });
}

function toneOf(words: string, fill: string, mode: ThemeMode, levels: Levels): ToneTokens {
  const contrast = contrastTextOn(fill, levels.darkText);
  const main = legible(fill, [contrast], textRatio + margin);
  const surface = surfaceOf(words, mode, levels.paper);
  // Under the pointer a filled area moves away from its words, so that they never lose contrast.
  const away = contrast === levels.darkText ? 0.05 : oklchOf(main).l < 0.32 ? 0.1 : -0.06;
  return {
    main,
    contrastText: contrast,
    dark: shift(main, away),
    light: mix(levels.paper, main, 0.5),
    text: legible(words, [...levels.all, surface], textRatio + margin),
    surface,
    border: borderOf(words, mode, levels.paper),
  };
}

function headerOf(seed: ModeSeed): HeaderTokens {
  const { background, text, accent } = seed.header;
  const isDarkHeader = lowestContrast('#ffffff', [background]) > 7;
  const field = isDarkHeader || oklchOf(background).l < 0.62 ? mix(background, text, 0.12) : seed.paper;
  const hover = mix(background, text, 0.1);
  return {
    background,
    text,
    muted: legible(mix(text, background, 0.28), [background, hover], textRatio + margin),
    divider: mix(background, text, 0.16),
    hover,
    field,
    fieldText: lowestContrast(text, [field]) >= textRatio ? text : seed.ink,
    fieldBorder: legible(mix(background, text, 0.42), [background, field], edgeRatio + margin),
    accent: legible(accent, [background], edgeRatio + margin),
    accentText: contrastTextOn(legible(accent, [background], edgeRatio + margin), oklchOf(background).l < 0.4 ? background : seed.ink),
    band: seed.header.band ?? background,
    mark: legible(seed.header.mark ?? accent, [background], edgeRatio + margin),
    markAccent: legible(seed.header.markAccent ?? seed.secondary, [background], edgeRatio + margin),
    focus: text,
  };
}

function elevationOf(ink: string, mode: ThemeMode): PaletteTokens['elevation'] {
  const { h, c } = oklchOf(ink);
  const colour = hexOf({ l: mode === 'dark' ? 0.06 : 0.24, c: Math.min(c, 0.03), h });
  const shade = (percent: number): string =>
    `${colour}${Math.round((percent * 255) / 100)
      .toString(16)
      .padStart(2, '0')}`;
  const [near, far] = mode === 'dark' ? [60, 50] : [10, 14];
  return {
    sticky: `0 1px 2px ${shade(near)}, 0 4px 12px ${shade(far / 2)}`,
    menu: `0 1px 2px ${shade(near)}, 0 8px 24px ${shade(far)}`,
    dialog: `0 2px 6px ${shade(near)}, 0 24px 64px ${shade(far * 1.6)}`,
  };
}

/** Tint of tiles, as arguments of `oklch()`; and a weaker tint behind pictures, as a colour that every browser supports. */
function tileOf(mode: ThemeMode, hue: number): PaletteTokens['tile'] {
  const [lightness, chroma] = mode === 'dark' ? [0.34, 0.035] : [0.945, 0.032];
  return { lightness: String(lightness), chroma: String(chroma), ground: hexOf({ l: lightness, c: chroma * 0.4, h: hue }) };
}

function paletteOf(seed: ModeSeed, mode: ThemeMode, hue: number): PaletteTokens {
  const isDark = mode === 'dark';
  const { canvas, paper, ink } = seed;
  const tint = oklchOf(isDark ? canvas : ink);
  const chroma = Math.min(0.02, Math.max(0.004, tint.c));
  const neutral = Object.fromEntries(
    Object.entries(neutralLightness).map(([step, l]) => [step, hexOf({ l, c: l > 0.9 ? chroma * 0.5 : chroma, h: tint.h })]),
  ) as unknown as Record<NeutralStep, string>;
  const background = {
    canvas,
    paper,
    raised: isDark ? shift(paper, 0.035) : paper,
    sunken: isDark ? shift(canvas, -0.03) : mix(canvas, ink, 0.05),
    hover: mix(paper, ink, isDark ? 0.06 : 0.035),
    selected: selectedOf(seed, mode),
  };
  const all = Object.values(background);
  const levels: Levels = { all, canvas, paper, darkText: neutral[900] };
  const tones = semantic[mode];
  return {
    neutral,
    background,
    text: {
      primary: ink,
      secondary: legible(mix(ink, paper, isDark ? 0.3 : 0.36), all, 5),
      disabled: legible(mix(ink, paper, 0.52), [canvas, paper], edgeRatio + margin),
    },
    divider: mix(paper, ink, isDark ? 0.17 : 0.13),
    outline: legible(mix(paper, ink, 0.45), [canvas, paper, background.sunken, background.raised], edgeRatio + margin),
    focus: legible(seed.primary, all, edgeRatio + margin),
    primary: toneOf(seed.primary, seed.primaryFill ?? seed.primary, mode, levels),
    secondary: toneOf(seed.secondary, seed.secondary, mode, levels),
    sale: toneOf(seed.sale, seed.saleFill ?? seed.sale, mode, levels),
    success: toneOf(tones.success.words, tones.success.fill, mode, levels),
    warning: toneOf(tones.warning.words, tones.warning.fill, mode, levels),
    error: toneOf(tones.error.words, tones.error.fill, mode, levels),
    info: toneOf(tones.info.words, tones.info.fill, mode, levels),
    header: headerOf(seed),
    tile: tileOf(mode, hue),
    pictureOpacity: isDark ? '0.84' : '1',
    elevation: elevationOf(ink, mode),
    illustration: {
      line: mix(paper, ink, 0.55),
      fill: mix(paper, seed.primary, isDark ? 0.24 : 0.14),
      accent: legible(seed.secondary, [paper], edgeRatio + margin),
    },
  };
}

/** All tokens of a look. Pure: the same look always gives the same tokens. */
export function deriveTokens(look: Look): ThemeTokens {
  const { light, dark, categoryHue } = look;
  return { ...look, palettes: { light: paletteOf(light, 'light', categoryHue), dark: paletteOf(dark, 'dark', categoryHue) } };
}
