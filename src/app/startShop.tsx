import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { showLanguage } from '../i18n/texts';
import { ownShop } from '../domain/shop';
import { paths, patterns } from '../paths';
import { currentSession } from '../session/currentSession';
import type { RuntimeConfig } from '../session/runtimeConfig';
import { takeTarget } from '../session/redirect';
import { startSession } from '../session/startSession';
import '../themes/base.css';
import { followDeviceMode } from '../themes/mode';
import { loadTokenFaces, loadTokens, themeCodeOf, wearLook } from '../themes/tenants';
import { App } from './App';
import { fetchScreen } from './fetchScreen';
import { prefetchData } from './prefetchData';
import type { Navigate } from './ShopLinks';
import { createShopQueryClient, type ShopCache } from './shopQueryClient';

/** Milliseconds that the first screen waits for what it shows. Most answers are there by then, and spare it a second rendering; after that it loads visibly. */
const patience = 400;

/** Asks for what the first screen shows, unless somebody is led elsewhere first. Resolves when it is there, or late. */
async function fetchFirstData({ queryClient }: ShopCache): Promise<void> {
  const { kind, tenant, customerId, language, permissions } = currentSession();
  if (!tenant || (kind !== 'ready' && kind !== 'signed-out')) return;
  const context = { tenant, customerId: customerId || undefined, shop: ownShop, language };
  const fetched = prefetchData(queryClient, context, permissions.canSeePrices, new URL(window.location.href));
  await Promise.race([fetched, new Promise((resolve) => setTimeout(resolve, patience))]);
}

/**
 * Connects the session with the transport, gets everything that the first paint needs, side by side (the tenant's look, the active
 * language's texts, the screen's code), and shows the shop in an element of the page.
 */
export async function startShop(root: HTMLElement, config: RuntimeConfig): Promise<void> {
  // The sign-on service sends people back here: on to the page they wanted, used once (P§2), else to the start page.
  if (window.location.pathname === patterns.authRedirect) window.history.replaceState(null, '', takeTarget('login') ?? paths.home());
  let goTo = (href: string) => window.location.assign(href);
  const connectNavigation = (navigate: Navigate) => {
    goTo = navigate;
  };
  const actions = startSession({
    config,
    hostname: window.location.hostname,
    leave: (url, how) => window.location[how](url),
    onContentUnauthorized: () => goTo(paths.home()),
  });
  const cache = createShopQueryClient();
  const firstData = fetchFirstData(cache);
  const { language, tenant } = currentSession();
  const look = themeCodeOf(tenant);
  followDeviceMode();
  const [tokens] = await Promise.all([loadTokens(look), wearLook(look), showLanguage(language), fetchScreen(window.location.pathname), firstData]);
  loadTokenFaces(tokens).catch((error: unknown) => console.warn('The tenant\'s fonts could not be loaded', error));
  createRoot(root, { onUncaughtError: (error) => console.error(error) }).render(
    <StrictMode><App onNavigation={connectNavigation} actions={actions} config={config} cache={cache} initialTokens={tokens} /></StrictMode>,
  );
}
