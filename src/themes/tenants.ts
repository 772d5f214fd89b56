import { loadFaceFiles, loadFaces } from './faces';
import { lookModules, stylesheetModules } from './lookModules';
import { lookAttribute } from './mode';
import type { ThemeCode } from './themeCodes';
import type { Look } from './tokens';

/** Fetches one look. Rejects when its chunk cannot be fetched. */
export async function loadLook(code: ThemeCode): Promise<Look> {
  const { look } = await lookModules[code]();
  return look;
}

/**
 * Fetches the stylesheets of a look's faces. Text shows in the stretched fallbacks until then, so the first paint needn't wait for it.
 */
export function loadLookFaces({ type }: Pick<Look, 'type'>): Promise<void> {
  return loadFaces([type.text, type.heading]);
}

/** Fetches the faces themselves, so that text is set in them from its first paint on where the network allows it. */
export async function loadLookFaceFiles(look: Pick<Look, 'type'>): Promise<void> {
  await loadLookFaces(look);
  await loadFaceFiles([look.type.text, look.type.heading]);
}

/** Fetches the stylesheet of a look. It takes effect once the look is applied. */
export async function fetchLook(code: ThemeCode): Promise<void> {
  await stylesheetModules[code]();
}

/**
 * Dresses the page in a look: fetches its stylesheet and names the look on the root element. Looks loaded before stay where they
 * are and apply no longer, so going back to one is at once.
 */
export async function applyTheme(code: ThemeCode): Promise<void> {
  await fetchLook(code);
  document.documentElement.setAttribute(lookAttribute, code);
}
