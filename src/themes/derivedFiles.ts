import { allTokens } from './allTokens';
import { drawFavicon, drawLogo, drawMissingImage, type WordMarkLetters } from './drawAssets';
import { themeCodes, type ThemeCode } from './themeCodes';
import type { ThemeTokens } from './tokens';

/** Outlines the letters of a look's word-mark. */
export type LettersOf = (tokens: ThemeTokens) => Promise<WordMarkLetters>;

/** The files that are written from a look's tokens, by their path in this folder: logos, favicon, placeholder. */
async function derivedFilesOf(code: ThemeCode, lettersOf: LettersOf): Promise<Readonly<Record<string, string>>> {
  const tokens = allTokens[code];
  const letters = await lettersOf(tokens);
  return {
    [`assets/${code}/logo.svg`]: drawLogo(tokens, letters, 'light'),
    [`assets/${code}/logo-on-dark.svg`]: drawLogo(tokens, letters, 'dark'),
    [`assets/${code}/favicon.svg`]: drawFavicon(tokens),
    [`assets/${code}/missing-image.svg`]: drawMissingImage(tokens),
  };
}

/**
 * The derived files of all looks. Rejects if a name has a letter that its face lacks.
 *
 * @param lettersOf reads the faces' files, so it is passed in by the scripts (`scripts/letters.ts`)
 */
export async function derivedFiles(lettersOf: LettersOf): Promise<Readonly<Record<string, string>>> {
  const files = await Promise.all(themeCodes.map((code) => derivedFilesOf(code, lettersOf)));
  return Object.assign({}, ...files) as Readonly<Record<string, string>>;
}
