import type { ReactElement } from 'react';
import { showLanguage } from '../i18n/texts';
import { paths, patterns } from '../paths';
import { currentSession } from '../session/currentSession';
import { loadRuntimeConfig } from '../session/runtimeConfig';
import { takeTarget } from '../session/redirect';
import { startSession } from '../session/startSession';
import '../themes/base.css';
import { followDeviceMode } from '../themes/mode';
import { loadTokenFaces, loadTokens, themeCodeOf, wearLook } from '../themes/tenants';
import { App } from './App';
import type { Navigate } from './ShopLinks';

/**
 * Gets everything that the first paint needs, side by side: run-time configuration, the active language's texts and the
 * tenant's look. Then connects the session with the transport and builds the application.
 */
export async function startShop(): Promise<ReactElement> {
  // The sign-on service sends people back here: on to the page they wanted, used once (P§2), else to the start page.
  if (window.location.pathname === patterns.authRedirect) window.history.replaceState(null, '', takeTarget('login') ?? paths.home());
  const config = await loadRuntimeConfig();
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
  const { language, tenant } = currentSession();
  const look = themeCodeOf(tenant);
  followDeviceMode();
  const [tokens] = await Promise.all([loadTokens(look), wearLook(look), showLanguage(language)]);
  loadTokenFaces(tokens).catch((error: unknown) => console.warn('The tenant\'s fonts could not be loaded', error));
  return <App onNavigation={connectNavigation} actions={actions} config={config} initialTokens={tokens} />;
}
