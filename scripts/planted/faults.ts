import { globSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PlantedFault } from '#tests/planted/plantedFault.ts';

/** A planted fault and its file in tests/planted, such as "order". */
export interface AreaFault extends PlantedFault {
  readonly area: string;
}

const interfaceFile = 'plantedFault.ts';

/** Reads all faults of tests/planted, area by area. */
export async function readFaults(root = '.'): Promise<readonly AreaFault[]> {
  const files = globSync('*.ts', { cwd: join(root, 'tests/planted') }).filter((file) => file !== interfaceFile);
  const areas = files.toSorted().map(async (file) => {
    const address = pathToFileURL(resolve(root, 'tests/planted', file)).href;
    const { faults } = (await import(/* @vite-ignore */ address)) as { faults: readonly PlantedFault[] };
    return faults.map((fault): AreaFault => ({ ...fault, area: basename(file, '.ts') }));
  });
  return (await Promise.all(areas)).flat();
}

/** Faults of the list itself: duplicate ids, plants without a switch. */
export function problemsOf(faults: readonly PlantedFault[]): readonly string[] {
  const ids = faults.map(({ id }) => id);
  return [
    ...ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `${id}: two faults have this id`),
    ...faults.filter(({ plant }) => !plant.includes('@')).map(({ id }) => `${id}: has no "@" for its switch`),
  ];
}

/** Replacement of `@`: true in a page or a process with this fault switched on. */
const switchOf = (id: string): string => `(globalThis.__planted === ${JSON.stringify(id)})`;

/** Puts faults into the code of their file; says of each one that has no place there of its own why it is left out. */
export function plantInto(code: string, faults: readonly PlantedFault[]): { readonly code: string; readonly problems: readonly string[] } {
  const problems: string[] = [];
  let planted = '';
  let done = 0;
  let before = '';
  for (const { id, file, find, plant, at } of faults
    .map((fault) => ({ ...fault, at: code.indexOf(fault.find) }))
    .sort((a, b) => a.at - b.at)) {
    const places = code.split(find).length - 1;
    if (places !== 1) problems.push(`${id}: its place occurs ${places} times in ${file}, not once`);
    else if (at < done) problems.push(`${id}: ${before} overlaps its place in ${file}`);
    else {
      planted += code.slice(done, at) + plant.replaceAll('@', switchOf(id));
      done = at + find.length;
      before = id;
    }
  }
  return { code: planted + code.slice(done), problems };
}
