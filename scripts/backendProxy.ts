import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { ProxyOptions } from 'vite';

/** A call that the backend gives no answer to gets none here either, instead of an answer that Vite makes up. */
const configure: NonNullable<ProxyOptions['configure']> = (proxy) => proxy.on('error', (_error, _request, response) => response.destroy());

/**
 * Paths that a production server proxies to the backend; `vite preview` and `--mode backend` do the same. Connections are kept open, as
 * production's are: otherwise each call and each picture opens two, in the browser and behind the proxy.
 *
 * @param backend address of the backend, `http:` or `https:`
 */
export function backendProxy(backend: string): Record<string, ProxyOptions> {
  const agent = new (backend.startsWith('https:') ? HttpsAgent : HttpAgent)({ keepAlive: true });
  return Object.fromEntries(
    ['/v1', '/klevu-proxy', '/media', '/auth/login', '/auth/logout', '/mock'].map((path) => [
      path,
      { target: backend, agent, xfwd: true, configure },
    ]),
  );
}
