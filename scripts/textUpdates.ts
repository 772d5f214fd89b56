import { relative } from 'node:path';
import type { Plugin } from 'vite';

const textFile = /^src\/i18n\/messages\/(\w+)\/[\w-]+\.json$/;

/**
 * Pushes changed texts from the development server to the open pages (`i18n/texts`), where they change in place. Vite alone would
 * reload the page, and the input of forms would be lost. An unparsable file, because it is half typed, changes nothing and is reported
 * in the terminal.
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
        // Later requests of a page get them as well.
        for (const module of modules) this.environment.moduleGraph.invalidateModule(module, new Set(), timestamp, true);
        this.environment.hot.send('shop:texts', { language, texts });
      } catch (error) {
        server.config.logger.error(`The texts in ${relative(server.config.root, file)} cannot be read: ${String(error)}`);
      }
      return [];
    },
  };
}
