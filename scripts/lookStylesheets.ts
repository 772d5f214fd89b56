import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { ThemeCode } from '#themes/themeCodes.ts';
import { moduleOf, type Files } from './shopModule.ts';

/** Files in `src/themes` that looks follow from. */
export const lookSource = /^(?:(?:tenants|overrides)\/)?\w+\.ts$/;

/** Path of a look's stylesheet, as it is imported; no such file exists. */
const place = /\/src\/themes\/stylesheets\/(\w+)\.css(?:\?|$)/;

/**
 * Stylesheets of all looks, by their codes.
 *
 * @param changed texts that replace files
 */
export async function lookStylesheets(changed?: Files): Promise<Readonly<Record<string, string>>> {
  const [{ allTokens }, { stylesheetOf }] = await Promise.all([
    moduleOf<typeof import('#themes/allTokens.ts')>('./src/themes/allTokens.ts', changed),
    moduleOf<typeof import('#themes/stylesheetOf.ts')>('./src/themes/stylesheetOf.ts', changed),
  ]);
  return Object.fromEntries(Object.entries(allTokens).map(([code, tokens]) => [code, stylesheetOf(code as ThemeCode, tokens)]));
}

/** Serves and builds each look's stylesheet, which is made from its tokens, and again after they change. */
export function lookStylesheetsPlugin(make: () => Promise<Readonly<Record<string, string>>> = lookStylesheets): Plugin {
  let root = process.cwd();
  let stylesheets: ReturnType<typeof make> | undefined;
  return {
    name: 'shop-look-stylesheets',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId(id, importer) {
      if (!id.includes('/stylesheets/')) return undefined;
      // Browsers ask by the path from the root.
      const file = importer !== undefined && id.startsWith('.') ? resolve(importer, '..', id) : id.startsWith(root) ? id : `${root}${id}`;
      return place.test(file.replaceAll('\\', '/')) ? file.replaceAll('\\', '/') : undefined;
    },
    async load(id) {
      const [, code] = place.exec(id) ?? [];
      if (code === undefined) return undefined;
      stylesheets ??= make();
      return (await stylesheets)[code];
    },
    hotUpdate({ file, modules }) {
      if (!lookSource.test(relative(resolve(root, 'src/themes'), file).replaceAll('\\', '/'))) return undefined;
      stylesheets = undefined;
      const made = [...this.environment.moduleGraph.idToModuleMap.values()].filter(({ id }) => id !== null && place.test(id));
      return [...modules, ...made];
    },
  };
}
