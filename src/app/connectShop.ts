import { ownShop } from '../domain/shop';
import { paths } from '../paths';
import { watchNetwork } from '../queries/network';
import { getCookie } from '../session/cookies';
import { currentSession } from '../session/currentSession';
import { forgetSignOut, takeTarget } from '../session/redirect';
import type { RuntimeConfig } from '../session/runtimeConfig';
import { startSession, type SessionActions } from '../session/startSession';
import { prefetchData, prefetchFrame } from './prefetchData';
import { startReporting } from './reporting/startReporting';
import { createShopQueryClient, type ShopCache } from './shopQueryClient';

/** Goes to an address of the shop without reloading the page. */
export type Navigate = (href: string) => void;

/** What of the shop is there before anything is shown. */
export interface Connection {
  readonly config: RuntimeConfig;
  readonly actions: SessionActions;
  readonly cache: ShopCache;
  /** Resolves when what the first screen shows has come or failed; never rejects. */
  readonly firstData: Promise<void>;
  /** Hands over how to go elsewhere without reloading the page. */
  onNavigation(navigate: Navigate): void;
}

/** Asks for what the first screen shows, unless somebody is led elsewhere first. */
async function fetchFirstData({ queryClient }: ShopCache): Promise<void> {
  const { kind, tenant, customerId, language, permissions } = currentSession();
  if (!tenant || (kind !== 'ready' && kind !== 'signed-out')) return;
  const context = { tenant, customerId: customerId || undefined, shop: ownShop, language };
  const first = prefetchData(queryClient, context, permissions, new URL(window.location.href));
  prefetchFrame(queryClient, context);
  await first;
}

/**
 * Connects the session with the transport and asks for what the first screen shows. A chunk of its own without anything that draws,
 * so that the answer is under way while they are still being fetched.
 */
export function connectShop(config: RuntimeConfig): Connection {
  startReporting(config);
  // The sign-on service sends people back here: on to the page they wanted, used once (P§2), else to the start page. Without a token the
  // screen at this address finds out why.
  if (window.location.pathname === paths.authRedirect()) {
    forgetSignOut();
    if (getCookie('token') !== undefined) window.history.replaceState(null, '', takeTarget('login') ?? paths.home());
  }
  let goTo: Navigate = (href) => window.location.assign(href);
  const actions = startSession({
    config,
    hostname: window.location.hostname,
    leave: (url, how) => window.location[how](url),
    // Only a signed-in user is led away (P§4); for anybody else the page says that it needs a login (P§8).
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
