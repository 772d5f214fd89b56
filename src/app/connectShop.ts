import { ownShop } from '#domain/customer/shop.ts';
import { paths } from '#paths.ts';
import { watchNetwork } from '#queries/network.ts';
import { getCookie } from '#session/cookies.ts';
import { currentSession } from '#session/currentSession.ts';
import { forgetSignOut, takeTarget } from '#session/redirect.ts';
import type { RuntimeConfig } from '#session/runtimeConfig.ts';
import { startSession, type SessionActions } from '#session/startSession.ts';
import { prefetchData, prefetchFrame } from './prefetchData';
import { startReporting } from './reporting/startReporting';
import { createShopQueryClient, type ShopCache } from './shopQueryClient';

/** Navigates within the shop without reloading the page. */
export type Navigate = (href: string) => void;

/** Parts of the shop that exist before the first paint. */
export interface ShopConnection {
  readonly config: RuntimeConfig;
  readonly actions: SessionActions;
  readonly cache: ShopCache;
  /** Resolves when the first screen's data has arrived or failed; never rejects. */
  readonly firstData: Promise<void>;
  /** Hands over how to go elsewhere without reloading the page. */
  onNavigation(navigate: Navigate): void;
}

/** Requests the first screen's data, unless the user is redirected first. */
async function fetchFirstData({ queryClient }: ShopCache): Promise<void> {
  const { kind, tenant, customerId, language, permissions } = currentSession();
  if (!tenant || (kind !== 'ready' && kind !== 'signed-out')) return;
  const context = { tenant, customerId: customerId || undefined, shop: ownShop, language };
  const first = prefetchData(queryClient, context, permissions, new URL(window.location.href));
  prefetchFrame(queryClient, context);
  await first;
}

/**
 * Connects the session with the transport and requests the first screen's data. A chunk of its own without rendering code, so that the
 * request runs while that code is fetched.
 */
export function connectShop(config: RuntimeConfig): ShopConnection {
  startReporting(config);
  // The sign-on service sends people back here: on to the page they wanted, used once (P§2 stored way back), else to the start page.
  // Without a token the screen at this address finds out why.
  if (window.location.pathname === paths.authRedirect()) {
    forgetSignOut();
    if (getCookie('token') !== undefined) window.history.replaceState(null, '', takeTarget('login') ?? paths.home());
  }
  let goTo: Navigate = (href) => window.location.assign(href);
  const actions = startSession({
    config,
    hostname: window.location.hostname,
    leave: (url, how) => window.location[how](url),
    // Only a signed-in user is redirected (P§4 sign-in); otherwise the page says that it needs a login (P§8 needs sign-in).
    onContentUnauthorized: () => {
      if (currentSession().kind !== 'signed-out' && window.location.pathname !== paths.home()) goTo(paths.home());
    },
  });
  const cache = createShopQueryClient();
  watchNetwork(cache.queryClient);
  return {
    config,
    actions,
    cache,
    firstData: fetchFirstData(cache),
    onNavigation: (navigate) => {
      goTo = navigate;
    },
  };
}
