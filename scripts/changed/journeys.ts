import { posix } from 'node:path';
import type { Project } from '../kept/projectFiles.ts';

/** A journey as Playwright takes it: its file and line. */
export interface Journey {
  readonly file: string;
  readonly line: number;
}

const specs = (project: Project) => [...project.paths].filter((path) => /^tests\/e2e\/\w+\.spec\.ts$/.test(path));

/**
 * Journeys of a file over HTTP; those of the static demo need a build of their own.
 *
 * @param mention only journeys that contain these words
 */
export function journeysOf(file: string, text: string, mention = ''): Journey[] {
  const lines = text.split('\n');
  const starts = lines.flatMap((words, index) => (/^\s*test\(/.test(words) ? [index] : []));
  return starts.flatMap((start, place) => {
    const isMeant =
      !/@worker\b/.test(lines[start] ?? '') &&
      lines
        .slice(start, starts[place + 1])
        .join('\n')
        .includes(mention);
    return isMeant ? [{ file, line: start + 1 }] : [];
  });
}

/** Start of a screen's address, without its parameters; undefined if it isn't its own. */
function addressOf(project: Project, page: string): string | undefined {
  const path = /\bpath: '([^']*)'/.exec(project.textOf(`src/pages/${page}/screen.ts`))?.[1];
  const fixed = path?.replace(/\/?[:*].*$/, '');
  return fixed === '' || fixed === '/' ? undefined : fixed;
}

/**
 * Journeys of a screen, those that are called after it before those that only open it.
 *
 * @param page folder of the screen below src/pages
 */
export function journeysOfPage(project: Project, page: string): Journey[] {
  const address = addressOf(project, page);
  const ranked = specs(project).map((file) => {
    const name = posix.basename(file, '.spec.ts');
    const isNamed = name.startsWith(page) || `${page}s` === name || page.startsWith(name);
    const opened = address === undefined ? 0 : project.textOf(file).split(`'${address}`).length - 1;
    return { file, isNamed, rank: (isNamed ? 100 : 0) + opened - name.length / 100 };
  });
  return ranked
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .flatMap(({ file, isNamed }) => journeysOf(file, project.textOf(file), isNamed ? '' : `'${address}`));
}

/** Takes journeys of every list in turn, until there are enough. */
export function takeInTurn(lists: readonly (readonly Journey[])[], max: number): Journey[] {
  const taken = new Map<string, Journey>();
  const longest = Math.max(0, ...lists.map((list) => list.length));
  for (let index = 0; index < longest; index += 1)
    for (const list of lists) {
      const journey = list[index];
      if (journey && taken.size < max) taken.set(`${journey.file}:${journey.line}`, journey);
    }
  return [...taken.values()];
}
