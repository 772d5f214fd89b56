import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { showLanguage } from '../i18n/texts';
import { currentSession } from '../session/currentSession';
import '../themes/base.css';
import { followDeviceMode } from '../themes/mode';
import { loadTokenFaceFiles, loadTokens, wearLook } from '../themes/tenants';
import { App } from './App';
import type { Connection } from './connectShop';
import { fetchScreen } from './fetchScreen';
import { lookOfHost } from './lookOfHost';
import { prefetchMui } from './prefetchMui';

/** Milliseconds that the first screen waits for what it shows. Most answers are there by then, and spare it a second rendering; after that it loads visibly. */
const patience = 400;

/**
 * Gets everything that the first paint needs, side by side (the tenant's look, the active language's texts, the screen's code), and
 * shows the shop in an element of the page.
 */
export async function startShop(root: HTMLElement, connection: Connection): Promise<void> {
  const { language, tenant } = currentSession();
  const look = lookOfHost(tenant, connection.config);
  followDeviceMode();
  // Not earlier, for the network was busy with code until now.
  loadTokens(look)
    .then(loadTokenFaceFiles)
    .catch((error: unknown) => console.warn("The tenant's fonts could not be loaded", error));
  const firstData = Promise.race([connection.firstData, new Promise((resolve) => setTimeout(resolve, patience))]);
  const [tokens] = await Promise.all([
    loadTokens(look),
    wearLook(look),
    showLanguage(language),
    fetchScreen(window.location.pathname),
    firstData,
  ]);
  createRoot(root, { onUncaughtError: (error) => console.error(error) }).render(
    <StrictMode>
      <App connection={connection} initialTokens={tokens} />
    </StrictMode>,
  );
  prefetchMui();
}
