import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const bareImport = /(?:from|import\()\s*'([@\w][\w@/.-]*)'/g;
/** Modules that the tests' own pipeline serves (of Storybook all except the actions and the names of events), and build-time modules. */
const notForTheBrowser =
  /^(?:node:|virtual:|msw|storybook(?!\/(?:actions|internal\/core-events))|@storybook|vitest|@vitest|vite|playwright|@playwright)/;

/**
 * Every package that the code of the stories imports. Vite has to know them all at the start: one that it meets later makes it
 * bundle again and reload the page, in the middle of the tests.
 */
export function packagesOfStories(folders: readonly string[]): string[] {
  const found = new Set<string>();
  for (const folder of folders) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
      for (const [, name = ''] of readFileSync(join(folder, file), 'utf8').matchAll(bareImport)) {
        if (!notForTheBrowser.test(name) && !/\.(css|svg|json)$/.test(name)) found.add(name);
      }
    }
  }
  return [...found].toSorted();
}
