import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parse } from 'yaml';
import { decisionIndexFile } from './decisionIndex.ts';
import { lettersOf } from './letters.ts';
import { allTokensModule, lookModules } from './lookModules.ts';
import { moduleOf, type Files } from './shopModule.ts';
import { sortedTexts, textFiles } from './textFiles.ts';

/** The files of all looks, and the lists of them, out of which they are drawn. */
export async function lookFiles(changed: Files = {}): Promise<Files> {
  const { themeCodes } = await moduleOf<typeof import('#themes/themeCodes.ts')>('./src/themes/themeCodes.ts', changed);
  const lists = { 'src/themes/lookModules.ts': lookModules(themeCodes), 'src/themes/allTokens.ts': allTokensModule(themeCodes) };
  const looks = await moduleOf<typeof import('#themes/derivedFiles.ts')>('./src/themes/derivedFiles.ts', { ...changed, ...lists });
  const drawn = await looks.derivedFiles(lettersOf);
  return { ...lists, ...Object.fromEntries(Object.entries(drawn).map(([path, text]) => [`src/themes/${path}`, text])) };
}

/** Everything in these places is derived. */
export const derivedPlaces: readonly string[] = ['src/i18n/bundles/*/*.ts', 'src/i18n/catalogues/*.ts', 'src/themes/assets/*/*.svg'];

/** The files that follow from others, by their path, besides `src/gen`: texts in order and joined, looks and their lists, the drawings of rows, the mock's tables of operations and tags, the index of decisions. */
export async function derivedFiles(): Promise<Files> {
  const table = await moduleOf<typeof import('#mocks/contract/operationTable.ts')>('./mocks/contract/operationTable.ts');
  const icons = await moduleOf<typeof import('#kit/icon/cutStylesheet.ts')>('./src/kit/icon/cutStylesheet.ts');
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
 * Paths of generated files that are outdated: different, missing, or left over.
 *
 * @param places patterns of paths that may contain only these files
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
