import { allTokens } from './allTokens';
import letters from './assets/letters.json';
import { drawFavicon, drawLogo, drawMissingImage } from './drawAssets';
import { stylesheetOf } from './stylesheetOf';
import { themeCodes } from './tenants';
import type { ThemeCode } from './tokens';

/** The files that are written from a look's tokens, by their path in this folder: stylesheet, logos, favicon, placeholder. */
function derivedFilesOf(code: ThemeCode): Readonly<Record<string, string>> {
  const tokens = allTokens[code];
  return {
    [`assets/${code}/logo.svg`]: drawLogo(tokens, letters[code], 'light'),
    [`assets/${code}/logo-on-dark.svg`]: drawLogo(tokens, letters[code], 'dark'),
    [`assets/${code}/favicon.svg`]: drawFavicon(tokens),
    [`assets/${code}/missing-image.svg`]: drawMissingImage(tokens),
    [`stylesheets/${code}.css`]: stylesheetOf(code, tokens),
  };
}

/** Those of all looks. */
export function derivedFiles(): Readonly<Record<string, string>> {
  return Object.assign({}, ...themeCodes.map(derivedFilesOf)) as Readonly<Record<string, string>>;
}
