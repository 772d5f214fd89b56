import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { plantInto, problemsOf, readFaults, type AreaFault } from './faults.ts';

/** True if the variable PLANTED requests planted faults. Sources are never changed on disk. */
export const isPlanted = Boolean(process.env['PLANTED']);

/** Folder of the builds with faults, and of their results. */
export const plantedFolder = '.cache/planted';

/** Problems of faults: in the list, and in the places in the sources below `root`. */
export function problemsInSources(faults: readonly AreaFault[], root = '.'): readonly string[] {
  const files = Object.entries(Object.groupBy(faults, ({ file }) => file));
  return [
    ...problemsOf(faults),
    ...files.flatMap(([file, ofFile = []]) => {
      const path = resolve(root, file);
      return existsSync(path)
        ? plantInto(readFileSync(path, 'utf8'), ofFile).problems
        : ofFile.map(({ id }) => `${id}: there is no ${file}`);
    }),
  ];
}

/** Plants all faults of tests/planted; each is switched on where a test runs. Fails where one of them has no place. */
export function plantedFaults(): Plugin {
  let ofFile: Partial<Record<string, AreaFault[]>> = {};
  return {
    name: 'shop-planted-faults',
    enforce: 'pre',
    async buildStart() {
      const faults = await readFaults();
      const problems = problemsInSources(faults);
      if (problems.length > 0) this.error(problems.join('\n'));
      ofFile = Object.groupBy(faults, ({ file }) => file);
    },
    transform(code, id) {
      const file = relative(process.cwd(), id.replace(/\?.*$/, '')).replaceAll('\\', '/');
      const faults = ofFile[file];
      return faults && { code: plantInto(code, faults).code, map: null };
    },
  };
}
