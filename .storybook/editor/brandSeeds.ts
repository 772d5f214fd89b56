import { contrastRatio, hexOf, legible, lowestContrast, mix, oklchOf } from '#themes/colour.ts';
import type { HeaderStyle, ModeSeed } from '#themes/tokens.ts';

/** The colours of a look that follow from one brand colour. */
export interface BrandSeeds {
  readonly light: ModeSeed;
  readonly dark: ModeSeed;
  /** Hue in degrees that category tiles start from. */
  readonly categoryHue: number;
}

/** Below this chroma a colour has no hue that others could follow: black, grey, ivory. */
const colourless = 0.03;
/** Ratio of words, a little above 4.5 so that rounding never puts a colour below it. */
const words = 4.7;

/** True for reds, beside which a red sale price would look like the brand. */
const isReddish = (hue: number): boolean => hue < 55 || hue > 355;

/** Hue of the second colour: a third of the way round from the brand's, but no red, which means a sale or an error. */
function secondHue(hue: number): number {
  const candidates = [60, -60, 150].map((turn) => (hue + turn + 360) % 360);
  return candidates.find((candidate) => !isReddish(candidate)) ?? 240;
}

const sales = {
  light: { red: { sale: '#c0202b' }, yellow: { sale: '#8a5a00', saleFill: '#ffd21f' } },
  dark: { red: { sale: '#ff938c', saleFill: '#c23a3a' }, yellow: { sale: '#ffd84d' } },
} as const;

/**
 * A header in the brand's colour. The colour moves as little as its words need: lighter for dark words, darker for white ones, so far that
 * they are legible in the search field and under the pointer too.
 */
function colouredHeader(brand: string, ink: string): { readonly background: string; readonly text: string } {
  const { l, c, h } = oklchOf(brand);
  const isLegible = (background: string, text: string) =>
    lowestContrast(text, [background, mix(background, text, 0.1), mix(background, text, 0.12)]) >= words;
  for (let step = 0; step <= 1; step += 0.01) {
    for (const [lightness, text] of [
      [l - step, '#ffffff'],
      [l + step, ink],
    ] as const) {
      const background = hexOf({ l: Math.min(0.96, Math.max(0.16, lightness)), c, h });
      if (isLegible(background, text)) return { background, text };
    }
  }
  return { background: ink, text: '#ffffff' };
}

/** A colour of a lightness in the brand's hue, of at most a chroma; of a brand without a hue hardly tinted at all. */
function tintOf(brand: string): (l: number, maxChroma: number) => string {
  const { c, h } = oklchOf(brand);
  return (l, maxChroma) => hexOf({ l, c: c >= colourless ? Math.min(maxChroma, c * 0.2) : c * 0.3, h });
}

type Header = ModeSeed['header'];

function lightHeader(brand: string, headerStyle: HeaderStyle, { paper, ink, primary, secondary }: Omit<ModeSeed, 'header'>): Header {
  const tint = tintOf(brand);
  if (headerStyle === 'light') return { background: paper, text: ink, accent: primary, mark: primary, markAccent: secondary };
  if (headerStyle === 'dark') {
    const background = tint(0.21, 0.035);
    const accent = legible(brand, [background], words);
    return { background, text: tint(0.96, 0.01), accent, mark: accent, markAccent: hexOf({ ...oklchOf(secondary), l: 0.8 }) };
  }
  const { background, text } = colouredHeader(brand, ink);
  const accent = text === ink ? ink : tint(0.95, 0.04);
  return { background, text, accent, mark: text, markAccent: accent };
}

function lightSeed(brand: string, headerStyle: HeaderStyle): ModeSeed {
  const { c, h } = oklchOf(brand);
  const hasHue = c >= colourless;
  const tint = tintOf(brand);
  const [canvas, paper, ink] = [tint(0.975, 0.01), '#ffffff', tint(0.22, 0.03)];
  const primary = legible(brand, [canvas, paper], words);
  // A fill that is hardly distinguishable from the paper is no button.
  const isVisible = contrastRatio(brand, paper) >= 1.25;
  const seed = {
    canvas,
    paper,
    ink,
    primary,
    ...(isVisible && brand !== primary ? { primaryFill: brand } : {}),
    secondary: hexOf(hasHue ? { l: 0.5, c: Math.min(0.11, Math.max(0.06, c * 0.6)), h: secondHue(h) } : { l: 0.5, c: 0.06, h: 240 }),
    ...sales.light[hasHue && isReddish(h) ? 'yellow' : 'red'],
  };
  return { ...seed, header: lightHeader(brand, headerStyle, seed) };
}

function darkSeed(brand: string, headerStyle: HeaderStyle): ModeSeed {
  const { l, c, h } = oklchOf(brand);
  const hasHue = c >= colourless;
  const tint = tintOf(brand);
  const [canvas, paper, ink] = [tint(0.17, 0.012), tint(0.215, 0.014), tint(0.94, 0.01)];
  const primary = hexOf({ l: Math.min(0.88, Math.max(0.78, l)), c: Math.min(0.15, c), h });
  // Neither a hole in the page nor a lamp.
  const fill = hexOf({ l: Math.min(0.82, Math.max(0.46, l)), c: Math.min(0.2, c), h });
  const secondary = hexOf(hasHue ? { l: 0.82, c: 0.08, h: secondHue(h) } : { l: 0.82, c: 0.04, h: 240 });
  const background =
    headerStyle === 'light' ? paper : headerStyle === 'dark' ? tint(0.13, 0.01) : hexOf({ l: 0.29, c: Math.min(0.09, c), h });
  return {
    canvas,
    paper,
    ink,
    primary,
    ...(fill === primary ? {} : { primaryFill: fill }),
    secondary,
    ...sales.dark[hasHue && isReddish(h) ? 'yellow' : 'red'],
    header: { background, text: ink, accent: primary, mark: primary, markAccent: secondary },
  };
}

/**
 * Light and dark seeds, header included, that follow from one brand colour. All pairs that the tests of looks measure are legible. Filled
 * buttons have the brand colour itself in light mode, unless it is nearly white.
 *
 * @param brand `#rrggbb`
 * @param headerStyle decides the header's colours and those of the symbol in it
 */
export function brandSeeds(brand: string, headerStyle: HeaderStyle): BrandSeeds {
  const { c, h } = oklchOf(brand);
  return {
    light: lightSeed(brand, headerStyle),
    dark: darkSeed(brand, headerStyle),
    categoryHue: c >= colourless ? Math.round(h) % 360 : 240,
  };
}
