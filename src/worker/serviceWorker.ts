import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, cleanupOutdatedCaches, createHandlerBoundToURL, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { shellEntries, type ShellList } from './shellList';
import { shopAddresses } from './shopAddresses';

/**
 * The worker between the shop and the network, a build of its own (`scripts/shopWorker.ts`): it keeps the shell, so that the shop opens
 * without a network, and nothing that the backend answers. What it keeps is the same for everybody, so signing out leaves nothing of it to
 * remove (record 049).
 */

/** What the shell is made of, filled in by the build. */
declare const shellList: ShellList;
/** The worker itself; the types of its world and those of a page's exclude each other. */
declare const self: {
  addEventListener(type: 'message', listener: (event: MessageEvent<{ readonly type?: string } | null>) => void): void;
  skipWaiting(): Promise<void>;
};

/** Seconds after which a configuration that doesn't come is the one of the last visit. The shop itself waits five. */
const configPatience = 3;
/** Most faces and logos that are kept: one tenant's are about ten, over some releases. */
const lookFiles = 60;

/** A server that answers the shop's page for a file that it doesn't have must not have it kept in its place. */
const filesOnly: WorkboxPlugin = { cacheWillUpdate: async ({ response }) => (response.ok && !isPage(response) ? response : null) };

/** What mends a shop that doesn't start, and has to be whole for it, with a part of it: the page, and the script that looks after it. */
const menders = { '/index.html': '<script', '/start.js': 'shop:failed' } as const;

/** One of them that was kept and has come to harm is fetched again: nothing in it could help itself. */
const wholeMenders: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
    const { pathname } = new URL(request.url);
    const part = Object.hasOwn(menders, pathname) ? menders[pathname as keyof typeof menders] : '';
    return cachedResponse && part !== '' && !(await cachedResponse.clone().text()).includes(part) ? null : cachedResponse;
  },
};

/** Code that failed is asked for under another address (`kit/lazy/loadCode`), past what is kept; without a network, what is kept has to do. */
const keptInstead: WorkboxPlugin = { handlerDidError: ({ request }) => matchPrecache(new URL(request.url).pathname) };

// A release waits until no tab has the one before, or until somebody asks for it.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
clientsClaim();
cleanupOutdatedCaches();

addPlugins([wholeMenders]);
precacheAndRoute(shellEntries(shellList), { cleanURLs: false });
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { allowlist: [...shopAddresses] }));

// Faces and logos: of 22 tenants a browser sees one. Their names change with what is in them, so nothing else about the request counts.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'looks',
    matchOptions: { ignoreVary: true },
    plugins: [filesOnly, keptInstead, new ExpirationPlugin({ maxEntries: lookFiles, purgeOnQuotaError: true }) as WorkboxPlugin],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/config.json',
  new NetworkFirst({
    cacheName: 'config',
    matchOptions: { ignoreVary: true },
    networkTimeoutSeconds: configPatience,
    plugins: [filesOnly],
  }),
);

function isPage(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') === true;
}
