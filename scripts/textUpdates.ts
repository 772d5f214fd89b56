import { relative } from 'node:path';
import type { Plugin } from 'vite';

const textFile = /^src\/i18n\/messages\/(\w+)\/[\w-]+\.json$/;

/**
 * While a development server runs, a change of texts reaches the open pages as texts (`i18n/texts`), which change in place. Vite alone would
 * reload the page, and a form that somebody has filled in would be empty. What can't be read, because it is half typed, changes nothing and
 * is said in the terminal.
 */
export function textUpdates(): Plugin {
  return {
    name: 'shop-text-updates',
    apply: 'serve',
    async hotUpdate({ type, file, modules, timestamp, read, server }) {
      const [, language] = textFile.exec(relative(server.config.root, file).replaceAll('\\', '/')) ?? [];
      if (this.environment.name !== 'client' || type !== 'update' || language === undefined) return undefined;
      try {
        const texts = JSON.parse(await read()) as unknown;
        // What a page fetches from now on has them as well.
        for (const module of modules) this.environment.moduleGraph.invalidateModule(module, new Set(), timestamp, true);
        this.environment.hot.send('shop:texts', { language, texts });
      } catch (error) {
        server.config.logger.error(`The texts in ${relative(server.config.root, file)} can't be read: ${String(error)}`);
      }
      return [];
    },
  };
}
