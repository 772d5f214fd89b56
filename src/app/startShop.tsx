import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { languages, type Language } from '../domain/language';
import { showLanguage } from '../i18n/texts';
import { currentSession } from '../session/currentSession';
import '../themes/base.css';
import { followDeviceMode } from '../themes/mode';
import { loadLookFaceFiles, loadLook, applyTheme } from '../themes/tenants';
import type { ThemeCode } from '../themes/themeCodes';
import type { Look } from '../themes/tokens';
import { App } from './App';
import type { Connection } from './connectShop';
import { tellFailedStart } from './failedStart';
import { fetchScreen } from './fetchScreen';
import { themeForHost } from './themeForHost';
import { prefetchMui } from './prefetchMui';
import { orFailAfter } from '../platform/timing';
import { whenIdle } from '../platform/whenIdle';

/** Milliseconds that the first screen waits for what it shows. Most answers are there by then, and spare it a second rendering; after that it loads visibly. */
const patience = 400;

/** Milliseconds that look, texts and screen may take to come; then others stand in for them, and they come later. */
const limit = 6_000;

function shownInTime<Value>(coming: Promise<Value>): Promise<Value> {
  return orFailAfter(limit, coming, 'It took too long');
}

/** Puts the look on, or the national one where it can't be had; once shown, the shop asks for the right one again (`TenantLook`). */
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
export async function startShop(root: HTMLElement, connection: Connection): Promise<void> {
  const { language, tenant } = currentSession();
  const code = themeForHost(tenant, connection.config);
  followDeviceMode();
  // Not earlier, for the network was busy with code until now.
  loadLook(code)
    .then(loadLookFaceFiles)
    .catch((error: unknown) => console.warn("The tenant's fonts could not be loaded", error));
  const firstData = Promise.race([connection.firstData, new Promise((resolve) => setTimeout(resolve, patience))]);
  const [look] = await Promise.all([
    wearSomeLook(code),
    showSomeLanguage(language),
    // One that doesn't come is waited for, or told, in its place.
    shownInTime(fetchScreen(window.location.pathname)).catch(() => undefined),
    firstData,
  ]);
  createRoot(root, { onUncaughtError: tellFailedStart }).render(
    <StrictMode>
      <App connection={connection} initialLook={look} />
    </StrictMode>,
  );
  prefetchMui();
  // Nobody drops anything before the page is there.
  whenIdle(() => void import('./keepFromDrops').then(({ keepFromDrops }) => keepFromDrops()).catch(() => undefined));
}
