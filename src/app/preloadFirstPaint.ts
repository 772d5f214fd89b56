import { tenantOfHost } from '../domain/tenant';
import { paths } from '../paths';
import { currentSession } from '../session/currentSession';
import { loadRuntimeConfig, type RuntimeConfig } from '../session/runtimeConfig';
import { fetchLook, loadLookFaces, loadLook } from '../themes/tenants';
import { themeCodeOf } from '../themes/themeCodes';

/** The frame's texts in each language: the same chunks that `showLanguage` asks for. */
const frameTexts = import.meta.glob('../i18n/bundles/*/frame.ts');

/** What has been asked for already. */
export interface FirstPaintPreload {
  readonly config: Promise<RuntimeConfig>;
}

/**
 * Asks for what the first paint needs besides the code, while the code is still on its way: configuration, look with its
 * faces (one that comes after the first paint has all text laid out again), texts. What look
 * and language will be is a guess, which the configuration may prove wrong; the code that needs them asks for the right ones.
 */
export function preloadFirstPaint(): FirstPaintPreload {
  const { language, tenant } = currentSession();
  const look = themeCodeOf(tenantOfHost(window.location.hostname) ?? tenant);
  // Only a visit that begins with a search can do without the list of the other screens' pages.
  const pages = window.location.pathname === paths.search() ? undefined : import('./pageFiles');
  const texts = frameTexts[`../i18n/bundles/${language}/frame.ts`];
  for (const asked of [fetchLook(look), loadLook(look).then(loadLookFaces), texts?.(), pages]) asked?.catch(() => undefined);
  return { config: loadRuntimeConfig() };
}
