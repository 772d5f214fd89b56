import type { Plugin } from 'vite';
import { moduleOf } from '#scripts/shopModule.ts';

/** All files of all looks, by their names. They are worked out from the looks, so nothing of them is kept in the repository. */
async function allTokenFiles(): Promise<Readonly<Record<string, string>>> {
  const { allTokens } = await moduleOf<typeof import('#themes/allTokens.ts')>('./src/themes/allTokens.ts');
  const { tokenFiles } = await moduleOf<typeof import('./tokenFiles')>('./.storybook/tokens/tokenFiles.ts');
  return Object.assign({}, ...Object.values(allTokens).map(tokenFiles)) as Record<string, string>;
}

/** Serves the looks' design tokens below `tokens/`, and puts them into the built Storybook. */
export function tokenFilesPlugin(): Plugin {
  return {
    name: 'shop-token-files',
    configureServer(server) {
      server.middlewares.use('/tokens/', (request, response, next) => {
        const name = (request.url ?? '').replace(/^\//, '').split('?')[0] ?? '';
        allTokenFiles().then((files) => {
          const text = files[name];
          if (text === undefined) return next();
          response.setHeader('Content-Type', 'application/json');
          response.end(text);
        }, next);
      });
    },
    async generateBundle() {
      for (const [name, source] of Object.entries(await allTokenFiles()))
        this.emitFile({ type: 'asset', fileName: `tokens/${name}`, source });
    },
  };
}
