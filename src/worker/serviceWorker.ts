import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, cleanupOutdatedCaches, createHandlerBoundToURL, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { shellEntries, type ShellList } from './shellList';
import { shopAddresses } from './shopAddresses';

/**
 * The worker between the shop and the network, built separately (`scripts/shopWorker.ts`). It caches the shell, so that the shop opens
 * offline, and no answers of the backend. The cache is the same for all users, so signing out removes nothing from it (record 021).
 */

/** The files of the shell, filled in by the build. */
declare const shellList: ShellList;
/** The worker itself; the types of its world and those of a page's exclude each other. */
declare const self: {
  addEventListener(type: 'message', listener: (event: MessageEvent<{ readonly type?: string } | null>) => void): void;
  skipWaiting(): Promise<void>;
};

/** Timeout of config.json; then the one of the last visit counts. The shop itself waits five seconds. */
const configTimeoutSeconds = 3;
/** Cached faces and logos: one tenant's are about ten, over some releases. */
const maxLookFiles = 60;

/** A server that answers the shop's page for a file that it doesn't have must not have it kept in its place. */
const filesOnly: WorkboxPlugin = { cacheWillUpdate: async ({ response }) => (response.ok && !isPage(response) ? response : null) };

/**
 * Files that repair a shop that doesn't start, and so must be complete, each with a text that it must contain: the page, and its start
 * script.
 */
const menders = { '/index.html': '<script', '/start.js': 'shop:failed' } as const;

/** One of them that was kept and has come to harm is fetched again: nothing in it could help itself. */
const wholeMenders: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
    const { pathname } = new URL(request.url);
    const part = Object.hasOwn(menders, pathname) ? menders[pathname as keyof typeof menders] : '';
    return cachedResponse && part !== '' && !(await cachedResponse.clone().text()).includes(part) ? null : cachedResponse;
  },
};

/** Code that failed is requested under another address (`kit/lazy/loadCode`), past the cache; offline, the cached file serves. */
const keptInstead: WorkboxPlugin = { handlerDidError: ({ request }) => matchPrecache(new URL(request.url).pathname) };

// A new release waits until no tab uses the previous one, or a tab asks for it.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
clientsClaim();
cleanupOutdatedCaches();

addPlugins([wholeMenders]);
precacheAndRoute(shellEntries(shellList), { cleanURLs: false });
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { allowlist: [...shopAddresses] }));

// Faces and logos: a browser sees those of one tenant. Their names contain a hash, so no other part of the request matters.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'looks',
    matchOptions: { ignoreVary: true },
    plugins: [filesOnly, keptInstead, new ExpirationPlugin({ maxEntries: maxLookFiles, purgeOnQuotaError: true }) as WorkboxPlugin],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/config.json',
  new NetworkFirst({
    cacheName: 'config',
    matchOptions: { ignoreVary: true },
    networkTimeoutSeconds: configTimeoutSeconds,
    plugins: [filesOnly],
  }),
);

function isPage(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') === true;
}
