import { existsSync, globSync, readFileSync } from 'node:fs';
import { readUsers, screensOf } from '#scripts/importGraph.ts';
import { importPath } from '#scripts/importPath.ts';
import { bodiesOf, isStep } from '../tree/places.ts';

/** Facts from the code of a part. */
export interface PartFacts {
  /** CSS variables of the theme that it is drawn with, in the order of the alphabet. */
  readonly variables: readonly string[];
  /** Folders of the screens that use it, directly or not; "the frame" for parts around every screen. */
  readonly screens: readonly string[];
  /** Exported names of stories that only press and type, on the picture of another one. */
  readonly steps: readonly string[];
}

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Stylesheets of a module: its own, and those of its imports that are no components. */
export function stylesheetsOf(file: string): string[] {
  const imports = [...read(file).matchAll(/from '([.#][^']+)'/g)].flatMap(([, request = '']) => importPath(file, request) ?? []);
  const own = imports.filter((path) => path.endsWith('.css'));
  const looks = imports
    .map((path) => path.replace(/(?:\.ts)?$/, '.ts'))
    .filter((path) => existsSync(path) && /(?:Look|look)\.ts$/.test(path));
  return [...new Set([...own, ...looks.flatMap(stylesheetsOf)])];
}

/** Facts of all parts that have stories, by the titles of these. */
export function partFacts(): Readonly<Record<string, PartFacts>> {
  const users = readUsers();
  return Object.fromEntries(
    globSync('src/**/*.stories.tsx').flatMap((path) => {
      const stories = path.replaceAll('\\', '/');
      const source = read(stories);
      const title = /^ {2}title: '([^']+)'/m.exec(source)?.[1];
      if (title === undefined) return [];
      const part = stories.replace('.stories.tsx', '.tsx');
      const styles = stylesheetsOf(part).map(read).join('\n');
      const variables = [...new Set([...styles.matchAll(/var\((--(?:shop|mui-palette)-[\w-]+)/g)].map(([, name = '']) => name))].toSorted();
      const steps = [...bodiesOf(source)].filter(([, body]) => isStep(body)).map(([name]) => name);
      return [[title, { variables, screens: [...screensOf(users, part)].toSorted(), steps }] as const];
    }),
  );
}
