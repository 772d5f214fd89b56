import { readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { lettersOf } from './letters.ts';

/** What a look's files are made of; the files themselves, which are written, are not among it. */
const source = /^(?:tenants\/\w+|\w+)\.ts$/;

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // A new look has none yet.
    return undefined;
  }
}

/**
 * Writes the files that differ from what they should hold.
 *
 * @param folder where the paths start
 * @returns the paths that were written
 */
export function writeChanged(folder: string, files: Readonly<Record<string, string>>): string[] {
  const changed = Object.entries(files).filter(([path, text]) => textOf(resolve(folder, path)) !== text);
  for (const [path, text] of changed) writeFileSync(resolve(folder, path), text);
  return changed.map(([path]) => path);
}

/**
 * While a development server or the Storybook runs, a change of a tenant's tokens writes its stylesheet, logos, favicon and placeholder
 * again, so that the page is painted in it. What can't be read, because it is half typed, changes nothing and is told in the terminal.
 */
export function themeFiles(): Plugin {
  return {
    name: 'shop-theme-files',
    apply: 'serve',
    // Once for each change, and only after every environment knows of it: a module asked for earlier would be that of the change before.
    async hotUpdate({ type, file, server }) {
      const folder = resolve(server.config.root, 'src/themes');
      if (this.environment.name !== 'client' || type === 'delete' || !source.test(relative(folder, file).replaceAll('\\', '/'))) return;
      try {
        const { derivedFiles } = (await server.ssrLoadModule('/src/themes/derivedFiles.ts')) as typeof import('../src/themes/derivedFiles');
        for (const path of writeChanged(folder, await derivedFiles(lettersOf))) server.config.logger.info(`wrote src/themes/${path}`);
      } catch (error) {
        server.config.logger.error(`The looks can't be drawn: ${String(error)}`);
      }
    },
  };
}
