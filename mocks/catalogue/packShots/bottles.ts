import { label, type Design, type LabelPlace } from './label';
import { groundShadow, solid } from './shades';

/** A bottle's outline, its cap, where the content ends, and its label. */
interface BottleForm {
  readonly outline: string;
  readonly cap: string;
  /** Colour of the glass over the content; undefined for clear glass or plastic. */
  readonly glass: string | undefined;
  /** Upper edge of the content. */
  readonly level: number;
  readonly label: LabelPlace;
  readonly width: number;
  /** Parts in front of all else, such as a handle or a pump, in the accent's colour. */
  readonly extra?: string;
}

/** The bottles by their kinds. */
export const bottleForms = {
  wine: {
    outline: 'M44 10H52V30C52 36 62 38 62 47V81Q62 86 57 86H39Q34 86 34 81V47C34 38 44 36 44 30Z',
    cap: 'M43.4 9H52.6V26H43.4Z',
    glass: '#2c3b2b',
    level: 24,
    label: { x: 34, y: 50, width: 28, height: 29, curve: 1.2 },
    width: 34,
  },
  burgundy: {
    outline: 'M44 10H52V24C53 34 64 40 64 54V81Q64 86 59 86H37Q32 86 32 81V54C32 40 43 34 44 24Z',
    cap: 'M43.4 9H52.6V24H43.4Z',
    glass: '#34402a',
    level: 24,
    label: { x: 32, y: 56, width: 32, height: 24, curve: 1.4 },
    width: 38,
  },
  flute: {
    outline: 'M44.4 9H51.6L52.6 26C54 36 60 42 60 52V81Q60 86 56 86H40Q36 86 36 81V52C36 42 42 36 43.4 26Z',
    cap: 'M43.8 8H52.2L52.8 24H43.2Z',
    glass: '#3b4a24',
    level: 24,
    label: { x: 36, y: 51, width: 24, height: 29, curve: 1 },
    width: 30,
  },
  sparkling: {
    outline: 'M44.4 10H51.6L53 26C54 34 64 42 64 53V81Q64 86 59 86H37Q32 86 32 81V53C32 42 42 34 43 26Z',
    cap: 'M43 9Q48 6 53 9L54.6 31Q48 34 41.4 31Z',
    glass: '#2f4332',
    level: 28,
    label: { x: 32, y: 54, width: 32, height: 25, curve: 1.4 },
    width: 38,
  },
  beer: {
    outline: 'M43.6 12H52.4L53 30C54 37 62 42 62 51V81Q62 86 57 86H39Q34 86 34 81V51C34 42 42 37 43 30Z',
    cap: 'M42.6 9.6Q48 7.6 53.4 9.6L54 14.4H42Z',
    glass: '#5a3719',
    level: 26,
    label: { x: 34, y: 52, width: 28, height: 27, curve: 1.2 },
    width: 34,
  },
  water: {
    outline:
      'M43 12H53V20C53 26 63 28 63 37L61 46L63 52V62L61.4 70L63 76V82Q63 86 58 86H38Q33 86 33 82V76L34.6 70L33 62V52L35 46L33 37C33 28 43 26 43 20Z',
    cap: 'M42 8.6H54V15.6H42Z',
    glass: undefined,
    level: 22,
    label: { x: 34, y: 43, width: 28, height: 25, curve: 1 },
    width: 34,
  },
  juice: {
    outline: 'M40 14H56V24C57 30 65 33 65 42V80Q65 86 60 86H36Q31 86 31 80V42C31 33 39 30 40 24Z',
    cap: 'M39 9H57V18H39Z',
    glass: undefined,
    level: 24,
    label: { x: 31, y: 46, width: 34, height: 32, curve: 1.4 },
    width: 38,
  },
  oil: {
    outline: 'M44 12H52V28C52 32 63 33 63 40V82Q63 86 59 86H37Q33 86 33 82V40C33 33 44 32 44 28Z',
    cap: 'M43 8.6H53V18H43Z',
    glass: undefined,
    level: 30,
    label: { x: 33, y: 45, width: 30, height: 33 },
    width: 34,
  },
  spirit: {
    outline: 'M43 14H53V32C53 35 66 36 66 43V82Q66 86 62 86H34Q30 86 30 82V43C30 36 43 35 43 32Z',
    cap: 'M41.6 8H54.4V20H41.6Z',
    glass: undefined,
    level: 36,
    label: { x: 32.5, y: 47, width: 31, height: 31 },
    width: 40,
  },
  sauce: {
    outline: 'M42 22H54C61 25 64 32 64 40V80Q64 86 58 86H38Q32 86 32 80V40C32 32 35 25 42 22Z',
    cap: 'M45.6 9H50.4L54 18V23.4H42V18Z',
    glass: undefined,
    level: 22,
    label: { x: 32, y: 42, width: 32, height: 36, curve: 1.2 },
    width: 38,
  },
  cleaner: {
    outline: 'M41 24H55V30C60 36 66 42 66 52V80Q66 86 60 86H36Q30 86 30 80V52C30 42 36 36 41 30Z',
    cap: 'M41 12H58L66 15V20H57L56 26H40Z',
    glass: undefined,
    level: 34,
    label: { x: 31, y: 50, width: 34, height: 31, curve: 1.2 },
    width: 40,
    extra: 'M55 21C59 24 60 28 58 33',
  },
  pump: {
    outline: 'M38 28H58Q66 28 66 36V80Q66 86 60 86H36Q30 86 30 80V36Q30 28 38 28Z',
    cap: 'M42 20H54V28H42ZM46.6 12H49.4V20H46.6ZM34 9H50.6V13.4H38L34 15Z',
    glass: undefined,
    level: 30,
    label: { x: 31, y: 38, width: 34, height: 40 },
    width: 40,
  },
} as const satisfies Readonly<Record<string, BottleForm>>;

/** The content of bottles whose dark glass lets none of its colour through. */
export const redWine = '#3a1620';

export type BottleKind = keyof typeof bottleForms;

/** A bottle of a kind, with the content shining through clear glass. */
export function bottle(design: Design, kind: BottleKind): string {
  const form: BottleForm = bottleForms[kind];
  const { outline, cap, glass, level, width } = form;
  const isTinted = design.tint !== redWine && (kind === 'wine' || kind === 'burgundy' || kind === 'flute' || kind === 'sparkling');
  const isOpaque = kind === 'cleaner' || kind === 'pump' || kind === 'sauce';
  const liquid =
    glass === undefined && !isOpaque
      ? `<clipPath id="bottle"><path d="${outline}"/></clipPath><g clip-path="url(#bottle)"><rect y="${level}" width="96" height="70" fill="${design.tint}" fill-opacity=".86"/><ellipse cx="48" cy="${level}" rx="20" ry="1.6" fill="#fff" fill-opacity=".35"/></g>`
      : '';
  const shell = isOpaque ? (kind === 'sauce' ? design.tint : '#eef0ec') : isTinted ? design.tint : (glass ?? '#e6eeec');
  const body =
    groundShadow(width) +
    `<path d="${outline}" fill="${shell}"${glass === undefined && !isOpaque ? ' fill-opacity=".75"' : ''}/>${liquid}` +
    label(design, form.label) +
    `<path d="${outline}" fill="url(#round)" stroke="#fff" stroke-opacity=".22" stroke-width=".5"/>` +
    solid(cap, design.accent, 'round') +
    (form.extra ? `<path d="${form.extra}" fill="none" stroke="${design.accent}" stroke-width="2.6" stroke-linecap="round"/>` : '');
  // Slim as they are, they would be the smallest of all packs.
  return `<g transform="translate(-8.6 -5.2) scale(1.18 1.06)">${body}</g>`;
}
