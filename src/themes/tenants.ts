import { loadFaceFiles, loadFaces } from './faces';
import { stylesheetModules, tokenModules } from './lookModules';
import { lookAttribute } from './mode';
import type { ThemeCode } from './themeCodes';
import type { ThemeTokens } from './tokens';

/** Fetches one token set. Rejects when its chunk cannot be fetched. */
export async function loadTokens(code: ThemeCode): Promise<ThemeTokens> {
  const { tokens } = await tokenModules[code]();
  return tokens;
}

/**
 * Fetches the stylesheets of a token set's faces. Text shows in the stretched fallbacks until then, so nobody need wait
 * for it before painting.
 */
export function loadTokenFaces(tokens: ThemeTokens): Promise<void> {
  return loadFaces([tokens.type.text, tokens.type.heading]);
}

/** Fetches the faces themselves, so that text is set in them from its first paint on where the network allows it. */
export async function loadTokenFaceFiles(tokens: ThemeTokens): Promise<void> {
  await loadTokenFaces(tokens);
  await loadFaceFiles([tokens.type.text, tokens.type.heading]);
}

/** Fetches the stylesheet of a look. It applies once the look is worn. */
export async function fetchLook(code: ThemeCode): Promise<void> {
  await stylesheetModules[code]();
}

/**
 * Dresses the page in a look: fetches its stylesheet and names the look on the root element. Looks loaded before stay where they
 * are and apply no longer, so going back to one is at once.
 */
export async function wearLook(code: ThemeCode): Promise<void> {
  await fetchLook(code);
  document.documentElement.setAttribute(lookAttribute, code);
}
