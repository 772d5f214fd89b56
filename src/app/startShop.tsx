import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { languages, type Language } from '#domain/text/language.ts';
import { showLanguage } from '#i18n/texts.ts';
import { currentSession } from '#session/currentSession.ts';
import '#kit/overlay/overlayMoves.ts';
import '#themes/base.css';
import { followDeviceMode } from '#themes/mode.ts';
import { loadLookFaceFiles, loadLook, applyTheme } from '#themes/tenants.ts';
import type { ThemeCode } from '#themes/themeCodes.ts';
import type { Look } from '#themes/tokens.ts';
import { App } from './App';
import type { ShopConnection } from './connectShop';
import { tellFailedStart } from './failedStart';
import { fetchScreen } from './fetchScreen';
import { themeForHost } from './themeForHost';
import { prefetchMui } from './prefetchMui';
import { orFailAfter } from '#platform/timing.ts';
import { whenIdle } from '#platform/whenIdle.ts';

/**
 * Milliseconds that the first screen waits for its data. Most answers arrive by then, which saves a second rendering; after that it
 * renders its loading state.
 */
const firstDataTimeoutMs = 400;

/** Milliseconds that look, texts and screen may take; then substitutes are shown, and they follow later. */
const startTimeoutMs = 6_000;

function shownInTime<Value>(coming: Promise<Value>): Promise<Value> {
  return orFailAfter(startTimeoutMs, coming, 'It took too long');
}

/** Applies the look, or the national one if it fails; once shown, the shop requests the right one again (`TenantLook`). */
async function wearSomeLook(look: ThemeCode): Promise<Look> {
  const wear = async (code: ThemeCode) => (await Promise.all([loadLook(code), applyTheme(code)]))[0];
  try {
    return await shownInTime(wear(look));
  } catch (error) {
    console.warn("The tenant's look could not be fetched in time", error);
    return wear('national');
  }
}

/** Shows the texts of the language, or of the next that can be had; once shown, the shop asks for the right ones again (`I18nProvider`). */
async function showSomeLanguage(wanted: Language, others = languages.filter((language) => language !== wanted)): Promise<void> {
  try {
    await shownInTime(showLanguage(wanted));
  } catch (error) {
    const [next, ...rest] = others;
    if (!next) throw error;
    console.warn(`The texts in ${wanted} could not be fetched in time`, error);
    await showSomeLanguage(next, rest);
  }
}

/**
 * Gets everything that the first paint needs, side by side (the tenant's look, the active language's texts, the screen's code), and
 * shows the shop in an element of the page.
 */
export async function startShop(root: HTMLElement, connection: ShopConnection): Promise<void> {
  const { language, tenant } = currentSession();
  const code = themeForHost(tenant, connection.config);
  followDeviceMode();
  // Not earlier, for the network was busy with code until now.
  loadLook(code)
    .then(loadLookFaceFiles)
    .catch((error: unknown) => console.warn("The tenant's fonts could not be loaded", error));
  const firstData = Promise.race([connection.firstData, new Promise((resolve) => setTimeout(resolve, firstDataTimeoutMs))]);
  const [look] = await Promise.all([
    wearSomeLook(code),
    showSomeLanguage(language),
    // A chunk that fails to load is awaited, or reported, where it is used.
    shownInTime(fetchScreen(window.location.pathname)).catch(() => undefined),
    firstData,
  ]);
  createRoot(root, { onUncaughtError: tellFailedStart }).render(
    <StrictMode>
      <App connection={connection} initialLook={look} />
    </StrictMode>,
  );
  prefetchMui();
  whenIdle(() => void import('./lateListeners').then(({ addLateListeners }) => addLateListeners()).catch(() => undefined));
}
