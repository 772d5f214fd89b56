import fontkit, { type Font, type Glyph } from '@cantoo/fontkit';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { decompress } from 'wawoff2';
import type { LetterOutline, WordMarkLetters } from '#themes/drawAssets.ts';
import type { FaceName } from '#themes/faces.ts';
import type { ThemeTokens } from '#themes/tokens.ts';
import { joinedOutline } from './joinedOutline.ts';

/** Typography of a word. */
interface Setting {
  readonly face: FaceName;
  readonly weight: number;
  /** In em, between letters. */
  readonly spacing: number;
  /** Height of a capital in the picture's units. */
  readonly capitals: number;
}

const nameCapitals = 15.5;
/** A place is below the name, less prominent. */
const placeSetting = { weight: 500, spacing: 0.01, capitals: 8 };

const round = (value: number) => Math.round(value * 100) / 100;

const fonts = new Map<string, Promise<Font>>();

/** The last file being unpacked. Results share memory that the next one overwrites, so they run one after another. */
let unpacked: Promise<unknown> = Promise.resolve();

function unpack(path: string): Promise<Buffer> {
  const bytes = unpacked.then(async () => Buffer.from(await decompress(readFileSync(path))));
  unpacked = bytes;
  return bytes;
}

/** A file of a face. It is unpacked first: packed, the font engine can't give its letters another weight. */
function fontOf(path: string): Promise<Font> {
  const open = async () => {
    const font = fontkit.create(await unpack(path));
    if (!('layout' in font)) throw new Error(`${path} contains several fonts`);
    return font;
  };
  const font = fonts.get(path) ?? open();
  fonts.set(path, font);
  return font;
}

/** The files of a face, each with a part of its letters: those that its stylesheet names. */
function fontsOf(face: FaceName): Promise<Font[]> {
  const urls = readFileSync(`src/themes/faces/${face}.css`, 'utf8').matchAll(/url\('(@fontsource-variable\/[^']+)'\)/g);
  return Promise.all([...new Set(Array.from(urls, ([, path = '']) => `node_modules/${path}`))].map(fontOf));
}

const has = (font: Font, letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

/** A word in parts, each in one file. The file that has most of the word's letters is asked first, so that they stay together and kern. */
async function partsOf(word: string, face: FaceName): Promise<readonly { readonly font: Font; readonly text: string }[]> {
  const letters = Array.from(word);
  const count = (font: Font) => letters.filter((letter) => has(font, letter)).length;
  const candidates = (await fontsOf(face)).toSorted((one, other) => count(other) - count(one));
  const parts: { readonly font: Font; text: string }[] = [];
  for (const letter of letters) {
    const font = candidates.find((candidate) => has(candidate, letter));
    if (!font) throw new Error(`The font ${face} has no letter "${letter}", which "${word}" needs`);
    const last = parts.at(-1);
    if (last?.font === font) last.text += letter;
    else parts.push({ font, text: letter });
  }
  return parts;
}

const commands = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const;

/** A letter as path data: moved to the right, and turned to where y grows downwards. */
function pathOf(glyph: Glyph, left: number, scale: number): string {
  return glyph.path.commands
    .map(({ command, args }) => {
      const points = args.map((value, index) => round(index % 2 === 0 ? left + value * scale : -value * scale));
      return `${commands[command]}${points.join(' ')}`;
    })
    .join('');
}

/** Kerned, but without ligatures: spaced letters are separate. */
async function outlineOf(word: string, { face, weight, spacing, capitals }: Setting): Promise<LetterOutline> {
  let left = 0;
  let gap = 0;
  let d = '';
  for (const { font, text } of await partsOf(word, face)) {
    const weighted = font.getVariation({ wght: weight });
    const scale = capitals / weighted.capHeight;
    const { glyphs, positions } = weighted.layout(text, { liga: false, clig: false });
    gap = spacing * weighted.unitsPerEm * scale;
    for (const [index, glyph] of glyphs.entries()) {
      const position = positions?.[index];
      d += pathOf(glyph, left + (position?.xOffset ?? 0) * scale, scale);
      left += (position?.xAdvance ?? glyph.advanceWidth) * scale + gap;
    }
  }
  return { width: round(left - gap), d };
}

/**
 * The letters of a word-mark as outlines, drawn from the installed faces: the name as headings are set, its capitals 15.5 high; the
 * place of a group's member in the text face, 8 high. The baseline is at 0.
 *
 * @throws Error when a face has no such letter
 */
export async function lettersOf({ type, wordMark }: Pick<ThemeTokens, 'type' | 'wordMark'>): Promise<WordMarkLetters> {
  const name = type.headingCase === 'uppercase' ? wordMark.name.toLocaleUpperCase('de') : wordMark.name;
  const spacing = Number.parseFloat(type.headingSpacing);
  return {
    name: await outlineOf(name, { face: type.heading, weight: type.headingWeight, spacing, capitals: nameCapitals }),
    ...(wordMark.place === undefined ? {} : { place: await outlineOf(wordMark.place, { face: type.text, ...placeSetting }) }),
  };
}

/** Letters that a symbol can have. */
const symbolLetters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ0123456789');

/** The bold letters of a face for symbols, by letter: outlines to be filled by the even-odd rule, capitals 100 high, the baseline at 0. */
export async function symbolLettersOf(face: FaceName): Promise<Readonly<Record<string, string>>> {
  const outlines = symbolLetters.map(async (letter) => {
    const { d } = await outlineOf(letter, { face, weight: 700, spacing: 0, capitals: 100 });
    return [letter, joinedOutline(d)] as const;
  });
  return Object.fromEntries(await Promise.all(outlines));
}

/** The letters for symbols of all faces, by face. */
export async function allSymbolLetters(): Promise<Readonly<Record<FaceName, Readonly<Record<string, string>>>>> {
  const faces = globSync('src/themes/faces/*.css').map((path) => basename(path, '.css') as FaceName);
  const letters = await Promise.all(faces.map(async (face) => [face, await symbolLettersOf(face)] as const));
  return Object.fromEntries(letters) as Record<FaceName, Record<string, string>>;
}
