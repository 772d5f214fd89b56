import { contrastRatio, mix } from './colour';
import type { SymbolPath, ThemeTokens } from './tokens';

/** Outlined letters of a word-mark: the baseline is at 0, capitals are 15.5 high (a place name's 8). */
export interface LetterOutline {
  readonly width: number;
  readonly d: string;
}

/** The name and, for a group's member, its place. */
export interface WordMarkLetters {
  readonly name: LetterOutline;
  readonly place?: LetterOutline;
}

interface SymbolColours {
  readonly main: string;
  readonly accent: string;
}

function drawSymbol(symbol: readonly SymbolPath[], colours: SymbolColours): string {
  const paths = symbol.map(({ d, tone }) => `<path fill="${colours[tone]}" d="${d}"/>`).join('');
  return `<g fill-rule="evenodd">${paths}</g>`;
}

const svg = (viewBox: string, content: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>\n`;

const wordMarkHeight = 32;
const gapAfterSymbol = 9;

/** The word-mark as one picture, in the colours of the tenant's light or dark page. */
export function drawLogo(tokens: ThemeTokens, letters: WordMarkLetters, mode: 'light' | 'dark'): string {
  const { primary, secondary, text, header } = tokens.palettes[mode];
  const accent = header.markAccent === header.mark ? primary.text : secondary.text;
  const left = wordMarkHeight + gapAfterSymbol;
  const width = Math.ceil(left + Math.max(letters.name.width, letters.place?.width ?? 0) + 2);
  const baseline = letters.place === undefined ? 23.75 : 15.75;
  const place =
    letters.place === undefined ? '' : `<path fill="${text.secondary}" transform="translate(${left} 30.5)" d="${letters.place.d}"/>`;
  return svg(
    `0 0 ${width} ${wordMarkHeight}`,
    `<title>${tokens.title}</title>${drawSymbol(tokens.wordMark.symbol, { main: primary.text, accent })}` +
      `<path fill="${text.primary}" transform="translate(${left} ${baseline})" d="${letters.name.d}"/>${place}`,
  );
}

/** A square of the tenant's colour with its corners and its symbol; contrasts with light and dark browser tabs. */
export function drawFavicon(tokens: ThemeTokens): string {
  const { primary, header } = tokens.palettes.light;
  if (tokens.wordMark.isTile === true) {
    return svg(
      '2 2 28 28',
      `<path fill="${primary.contrastText}" d="M3 3H29V29H3Z"/>${drawSymbol(tokens.wordMark.symbol, { main: primary.main, accent: primary.main })}`,
    );
  }
  const onHeader = tokens.headerStyle !== 'light';
  const tile = onHeader ? header.background : primary.main;
  const main = onHeader ? header.mark : primary.contrastText;
  const wanted = onHeader ? header.markAccent : mix(primary.contrastText, tile, 0.3);
  const accent = contrastRatio(wanted, tile) >= 3 ? wanted : main;
  const corner = tokens.shape.button === 'pill' ? 20 : Math.round(tokens.shape.radius * 0.9);
  return svg(
    '-4 -4 40 40',
    `<rect x="-4" y="-4" width="40" height="40" rx="${corner}" fill="${tile}"/>${drawSymbol(tokens.wordMark.symbol, { main, accent })}`,
  );
}

/** Placeholder for a missing picture: the symbol, faint, on a transparent tint of the tenant's neutral. */
export function drawMissingImage(tokens: ThemeTokens): string {
  const { neutral } = tokens.palettes.light;
  const colour = neutral[500];
  const square = `<path fill="${colour}" fill-opacity="0.16" d="M-24-24H56V56H-24Z"/>`;
  return svg(
    '-24 -24 80 80',
    `${square}<g opacity="0.55">${drawSymbol(tokens.wordMark.symbol, { main: colour, accent: neutral[400] })}</g>`,
  );
}
