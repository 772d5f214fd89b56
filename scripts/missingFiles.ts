import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Addresses of files, as opposed to pages: everything under /assets/, and what has an ending or begins with a dot at the top. */
const fileAddress = /^\/(?:assets\/|\.[\w-]+(?:\/|$)|[^/]+\.\w+$)/;

/** Whether an address asks for a file that a build doesn't have; the shop's page in its place would be taken for the file. */
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
