import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { parse } from 'yaml';
import { decisionIndexFile } from './decisionIndex.ts';
import { lettersOf } from './letters.ts';
import { allTokensModule, lookModules } from './lookModules.ts';
import { sortedTexts, textFiles } from './textFiles.ts';

/** Pictures are imported for their address, which nothing is drawn from; a new look has none yet. */
const withoutPictures: Plugin = {
  name: 'shop-without-pictures',
  enforce: 'pre',
  resolveId: (id) => (id.includes('.svg') ? `\0picture:${id}` : undefined),
  load: (id) => (id.startsWith('\0picture:') ? `export default ${JSON.stringify(id.slice(9))}` : undefined),
};

/** Texts of files by their paths from the root. */
export type Files = Readonly<Record<string, string>>;

/** Texts stand in the place of files, of those that aren't there yet too. */
const inPlaceOf = (files: Files): Plugin => {
  const pathOf = (id: string) => relative(process.cwd(), id).replaceAll('\\', '/');
  return {
    name: 'shop-in-place-of',
    enforce: 'pre',
    resolveId: (id, importer) => {
      const path = id.startsWith('.') && importer !== undefined ? pathOf(resolve(dirname(importer), id)) : undefined;
      const known = [path, `${path}.ts`].find((candidate) => candidate !== undefined && candidate in files);
      return known && resolve(known);
    },
    load: (id) => files[pathOf(id)],
  };
};

/**
 * A module of the shop, which is written for the bundler.
 *
 * @param changed texts that stand in the place of files
 */
export async function moduleOf<Module>(file: string, changed: Files = {}): Promise<Module> {
  const plugins = [withoutPictures, inPlaceOf(changed)];
  return (await runnerImport<Module>(file, { configFile: false, logLevel: 'error', plugins })).module;
}

/** The files of all looks, and the lists of them, out of which they are drawn. */
export async function lookFiles(changed: Files = {}): Promise<Files> {
  const { themeCodes } = await moduleOf<typeof import('../src/themes/themeCodes')>('./src/themes/themeCodes.ts', changed);
  const lists = { 'src/themes/lookModules.ts': lookModules(themeCodes), 'src/themes/allTokens.ts': allTokensModule(themeCodes) };
  const looks = await moduleOf<typeof import('../src/themes/derivedFiles')>('./src/themes/derivedFiles.ts', { ...changed, ...lists });
  const drawn = await looks.derivedFiles(lettersOf);
  return { ...lists, ...Object.fromEntries(Object.entries(drawn).map(([path, text]) => [`src/themes/${path}`, text])) };
}

/** Everything in these places is derived. */
export const derivedPlaces: readonly string[] = [
  'src/i18n/bundles/*/*.ts',
  'src/i18n/catalogues/*.ts',
  'src/themes/stylesheets/*.css',
  'src/themes/assets/*/*.svg',
];

/** The files that follow from others, by their path, besides `src/gen`: texts in order and joined, looks and their lists, the drawings of rows, the mock's tables of operations and tags, the index of decisions. */
export async function derivedFiles(): Promise<Files> {
  const table = await moduleOf<typeof import('../mocks/contract/operationTable')>('./mocks/contract/operationTable.ts');
  const icons = await moduleOf<typeof import('../src/kit/icon/cutStylesheet')>('./src/kit/icon/cutStylesheet.ts');
  const contracts = ['v1', 'klevu-proxy'].map((name) => parse(readFileSync(`openapi/${name}.yaml`, 'utf8')) as unknown);
  return {
    ...textFiles(),
    ...sortedTexts(),
    ...decisionIndexFile(),
    ...(await lookFiles()),
    'src/kit/icon/clipPathIcon.module.css': icons.cutStylesheet(),
    'mocks/contract/operations.ts': table.operationsModule(contracts),
    'mocks/contract/handlerModules.ts': table.handlerModules(contracts),
    'mocks/contract/schemaModules.ts': table.schemaModules(contracts),
  };
}

/**
 * Paths of the written files that are not what they should be: different, missing, or left over.
 *
 * @param places patterns of paths at which nothing may lie but these files
 */
export function staleFiles(files: Files, places: readonly string[]): string[] {
  const differing = Object.entries(files)
    .filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text)
    .map(([path]) => path);
  const left = globSync(places)
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !(path in files));
  return [...differing, ...left];
}

/**
 * Brings written files up to date and answers with the paths of those that changed. A file that is as it should be isn't touched, so that
 * nothing that watches files takes it for changed; one that is written no more goes.
 */
export function writeStale(files: Files, places: readonly string[]): string[] {
  const stale = staleFiles(files, places);
  for (const path of stale) {
    const text = files[path];
    if (text === undefined) {
      rmSync(path);
      continue;
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return stale;
}
