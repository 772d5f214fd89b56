import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Addresses of files, as opposed to pages: everything under /assets/, names with an extension, and top-level names that begin with a
 * dot.
 */
const fileAddress = /^\/(?:assets\/|\.[\w-]+(?:\/|$)|[^/]+\.\w+$)/;

/** True if an address names a file that a build lacks; the shop's page in its place would be taken for the file. */
export function isMissingFile(address: string, folder: string): boolean {
  const { pathname } = new URL(address, 'http://shop.invalid');
  if (!fileAddress.test(pathname)) return false;
  const file = join(folder, pathname);
  return !existsSync(file) || statSync(file).isDirectory();
}

/** Has the preview of a build answer 404 for a file that isn't there, as every server of the shop has to, instead of its page. */
export function missingFiles(): Plugin {
  return {
    name: 'shop-missing-files',
    configurePreviewServer({ config, middlewares }) {
      const folder = join(config.root, config.build.outDir);
      middlewares.use((request, response, next) => {
        if (!isMissingFile(request.url ?? '/', folder)) return next();
        response.writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-cache' }).end('Not found');
      });
    },
  };
}
