/**
 * Colour arithmetic for deriving token sets. Colours are `#rrggbb`; computations use OKLCH, because equal steps of lightness look equal
 * there for every hue.
 */

/** A colour in OKLCH: lightness 0–1, chroma 0 to about 0.37, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Triple = readonly [number, number, number];

const toLinear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const toGamma = (channel: number): number => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055);

function linearRgbOf(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  return [toLinear(((value >> 16) & 255) / 255), toLinear(((value >> 8) & 255) / 255), toLinear((value & 255) / 255)];
}

function linearRgbOfOklch({ l, c, h }: Oklch): Triple {
  const angle = (h * Math.PI) / 180;
  const a = c * Math.cos(angle);
  const b = c * Math.sin(angle);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

const isInGamut = (rgb: Triple): boolean => rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005);

/** `#rrggbb` read as OKLCH. */
export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = linearRgbOf(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  const l = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** An OKLCH colour as `#rrggbb`; outside of the screen's gamut it loses chroma, never lightness or hue. */
export function hexOf({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l));
  let chroma = c;
  while (chroma > 0 && !isInGamut(linearRgbOfOklch({ l: lightness, c: chroma, h }))) chroma = Math.max(0, chroma - 0.002);
  const channels = linearRgbOfOklch({ l: lightness, c: chroma, h }).map((channel) =>
    Math.round(Math.min(1, Math.max(0, toGamma(Math.min(1, Math.max(0, channel))))) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('')}`;
}

/** WCAG relative luminance, 0 (black) to 1 (white). */
function luminanceOf(hex: string): number {
  const [red, green, blue] = linearRgbOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio of two opaque colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [lighter, darker] = [luminanceOf(one), luminanceOf(other)].sort((first, second) => second - first) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** The lowest contrast of one colour against several backgrounds. */
export function lowestContrast(colour: string, backgrounds: readonly string[]): number {
  return Math.min(...backgrounds.map((background) => contrastRatio(colour, background)));
}

/**
 * The colour itself if it reaches `ratio` on every background, otherwise the nearest of the same hue that does:
 * darker on light backgrounds, lighter on dark ones.
 */
export function legible(colour: string, backgrounds: readonly string[], ratio: number): string {
  const start = oklchOf(colour);
  const average = backgrounds.reduce((sum, background) => sum + luminanceOf(background), 0) / backgrounds.length;
  const step = average > 0.18 ? -0.005 : 0.005;
  let candidate = colour;
  for (let l = start.l; l >= 0 && l <= 1 && lowestContrast(candidate, backgrounds) < ratio; l += step) {
    candidate = hexOf({ ...start, l });
  }
  return candidate;
}

/** Part of the way from one colour to another in OKLab: 0 is `from`, 1 is `to`. */
export function mix(from: string, to: string, share: number): string {
  const one = oklchOf(from);
  const other = oklchOf(to);
  const cartesian = ({ c, h }: Oklch): readonly [number, number] => [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const [oneA, oneB] = cartesian(one);
  const [otherA, otherB] = cartesian(other);
  const a = oneA + (otherA - oneA) * share;
  const b = oneB + (otherB - oneB) * share;
  return hexOf({
    l: one.l + (other.l - one.l) * share,
    c: Math.hypot(a, b),
    h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  });
}

/** The colour with its lightness moved by `by` (−1 to 1). */
export function shift(colour: string, by: number): string {
  const start = oklchOf(colour);
  return hexOf({ ...start, l: start.l + by });
}
