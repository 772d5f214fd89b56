import { tenantOfHost } from '#domain/customer/tenant.ts';
import { paths } from '#paths.ts';
import { currentSession } from '#session/currentSession.ts';
import { loadRuntimeConfig, type RuntimeConfig } from '#session/runtimeConfig.ts';
import { fetchLook, loadLookFaces, loadLook } from '#themes/tenants.ts';
import { themeCodeOf } from '#themes/themeCodes.ts';

/** The frame's texts in each language: the same chunks that `showLanguage` asks for. */
const frameTexts = import.meta.glob('../i18n/bundles/*/frame.ts');

/** Requests made so far. */
export interface FirstPaintPreload {
  readonly config: Promise<RuntimeConfig>;
}

/**
 * Requests the resources of the first paint besides the code, while the code is loading: configuration, texts, and the look with its
 * faces, as a late face would reflow all text. Look and language are a guess, which the configuration may prove wrong; the code that
 * needs them requests the right ones.
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
