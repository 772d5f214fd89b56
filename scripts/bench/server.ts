import type { AddressInfo } from 'node:net';
import { cookieNames, readCookies } from '#mocks/cookieNames.ts';
import { createHttpServer } from '#mocks/httpServer.ts';
import type { Worlds } from '#mocks/worlds.ts';
import { findNginx } from '../deploy/findNginx';
import { ShopServer } from '../deploy/shopServer';
import { freePort } from '../freePort';

/**
 * The picture of every product, a WebP. To Chromium each SVG of the mock is a document of its own, whose parsing takes longer than a row of
 * the list.
 */
const picture = Buffer.from(
  'UklGRiwBAABXRUJQVlA4ICABAACQDACdASqQAJAAPxF2tFMsJySiqZC+SYAiCWVu3sINrWvczdASUa7cK+o31Wx4M812lt/I4/2cTl6Jszshrt7wcty5DQhbgnzhZGdhRaUTBy0nE7HZdWG1riaEJlvcHUdB6f+j5PtaJ9NC9WzgAP7wCbAkMUNdKtsXhm1znxBsxIV40kzBDQ6+njLMIsfjZE7P2ENIflK6iblDpKLDawBssr0z9s4ikhiXvMZO7fV4W+MBG/g58MtWMXduBHX1NUvUjZvjUCtofOWrigsFQftAWOrk9esrMbVDS2C+e7MeKmtvjq4xWaB3ezrvutT2rGH9VCZWlIJTaoSTt9UjdxEelBMdR3GahE28yGObqho8Qzdd6OyUncIyt8aXE3+AAAA=',
  'base64',
);

/** Reads that answer the same each time. Their first answer is kept, so that the mock's own speed is in no figure. */
const isRecorded = (method: string, path: string) =>
  (method === 'GET' || (method === 'POST' && /\/(search|browse|complete)$/.test(path))) &&
  !/shopping-cart|essence-visibility|\/my\/token/.test(path);

/** Worlds whose reads are answered from memory, from the second time on. */
function recording(worlds: Worlds): Worlds {
  const recorded = new Map<string, Response>();
  return {
    backendOf: (...of) => {
      const backend = worlds.backendOf(...of);
      const answer = async (request: Request) => {
        const { pathname, search } = new URL(request.url);
        if (pathname.startsWith('/media/products/'))
          return new Response(picture, { headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=3600' } });
        if (!isRecorded(request.method, pathname)) return backend.answer(request);
        // Every customer has answers of its own.
        const key = [
          readCookies(request.headers.get('Cookie') ?? '').get(cookieNames.customer),
          request.method,
          pathname,
          search,
          await request.clone().text(),
        ].join(' ');
        const response = recorded.get(key) ?? (await backend.answer(request));
        if (response?.status === 200) recorded.set(key, response.clone());
        return response;
      };
      return { ...backend, answer };
    },
  };
}

/** Serves the mock's answers on a free port of this machine. */
export async function startBackend(worlds: Worlds): Promise<{ port: number; close(): void }> {
  const server = createHttpServer(recording(worlds));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The site of the bounds' pages: the same nginx, compression and backend, without the shop's policy, which forbids inline styles. */
const boundsSite = (port: number, folder: string, backendPort: number, hasBrotli: boolean) => `
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    charset utf-8;
    gzip_static on;
    ${hasBrotli ? 'brotli_static on;' : ''}
    location / {
      add_header Cache-Control no-cache;
    }
    location ~ ^/(v1|media)/ {
      proxy_pass http://127.0.0.1:${backendPort};
    }
  }`;

/**
 * Serves a built shop by nginx with the configuration of deploy/, and the bounds' pages by the same nginx.
 *
 * @param bounds absolute folder of the bounds' pages, which may still be empty
 * @throws if this machine has no nginx
 */
export async function startServer(build: string, bounds: string, backendPort: number) {
  const nginx = findNginx();
  if ('missing' in nginx) throw new Error(nginx.missing);
  const [port, boundsPort] = [await freePort(), await freePort()];
  const otherSites = boundsSite(boundsPort, bounds, backendPort, nginx.brotliModule !== undefined);
  const server = new ShopServer({ port, backendPort, build, backendPaths: '|mock', otherSites });
  await server.start();
  return { port, boundsPort, close: () => server.stop() };
}
