import type { ReactElement } from 'react';
import { loadMessages } from '../i18n/loadMessages';
import { currentSession } from '../session/currentSession';
import { loadRuntimeConfig } from '../session/runtimeConfig';
import { startSession } from '../session/startSession';
import '../themes/base.css';
import { followDeviceMode } from '../themes/mode';
import { loadTokenFaces, loadTokens, themeCodeOf, wearLook } from '../themes/tenants';
import { App } from './App';
import { createShopRouter } from './router';

/**
 * Gets everything that the first paint needs, side by side: run-time configuration, the active language's texts and the
 * tenant's look. Then connects the session with the transport and builds the application.
 */
export async function startShop(): Promise<ReactElement> {
  const config = await loadRuntimeConfig();
  const actions = startSession({
    config,
    hostname: window.location.hostname,
    leave: (url, how) => window.location[how](url),
    onContentUnauthorized: () => void router.navigate('/'),
  });
  const { language, tenant } = currentSession();
  const router = createShopRouter();
  const look = themeCodeOf(tenant);
  followDeviceMode();
  const [messages, tokens] = await Promise.all([loadMessages(language), loadTokens(look), wearLook(look)]);
  loadTokenFaces(tokens).catch((error: unknown) => console.warn('The tenant\'s fonts could not be loaded', error));
  return <App router={router} actions={actions} config={config} initialMessages={{ language, messages }} initialTokens={tokens} />;
}
