import { relative, resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { importPath } from './importPath.ts';

/** Pictures are imported for their address, which nothing is drawn from; a new look has none yet. */
const withoutPictures: Plugin = {
  name: 'shop-without-pictures',
  enforce: 'pre',
  resolveId: (id) => (id.includes('.svg') ? `\0picture:${id}` : undefined),
  load: (id) => (id.startsWith('\0picture:') ? `export default ${JSON.stringify(id.slice(9))}` : undefined),
};

/** Texts of files by their paths from the root. */
export type Files = Readonly<Record<string, string>>;

/** Replaces files by texts, including files that don't exist yet. */
const inPlaceOf = (files: Files): Plugin => {
  const pathOf = (id: string) => relative(process.cwd(), id).replaceAll('\\', '/');
  return {
    name: 'shop-in-place-of',
    enforce: 'pre',
    resolveId: (id, importer) => {
      const path = importer === undefined ? undefined : importPath(pathOf(importer), id);
      const known = [path, `${path}.ts`].find((candidate) => candidate !== undefined && candidate in files);
      return known && resolve(known);
    },
    load: (id) => files[pathOf(id)],
  };
};

/**
 * Loads a module of the shop, which needs the bundler.
 *
 * @param changed texts that replace files
 */
export async function moduleOf<Module>(file: string, changed: Files = {}): Promise<Module> {
  const plugins = [withoutPictures, inPlaceOf(changed)];
  return (await runnerImport<Module>(file, { configFile: false, logLevel: 'error', plugins })).module;
}
