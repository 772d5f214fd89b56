import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const folder = resolve(import.meta.dirname, '../mocks/outside');
const page = /^\/mock\/outside\/(\w+\.html)$/;

/** Answers of the development server besides the shop, by path: the configuration with external services, and their pages. */
export function outsideAnswer(path: string): { readonly type: string; readonly body: string } | undefined {
  const file = path === '/config.json' ? 'config.json' : page.exec(path)?.[1];
  if (file === undefined) return undefined;
  try {
    const type = file.endsWith('.json') ? 'application/json' : 'text/html; charset=utf-8';
    return { type, body: readFileSync(resolve(folder, file), 'utf8') };
  } catch {
    // There is no such page.
    return undefined;
  }
}

/**
 * Stand-ins for external services of production: the embedded report, the live chat and the app's page in the store. They only show if
 * /config.json names them, so the development server has one that does; the file in public/, for operators, stays empty.
 */
export function outsideServices(): Plugin {
  return {
    name: 'shop-outside-services',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const answer = outsideAnswer(new URL(request.url ?? '/', 'http://shop.invalid').pathname);
        if (!answer) return next();
        response.setHeader('Content-Type', answer.type);
        response.end(answer.body);
      });
    },
  };
}
