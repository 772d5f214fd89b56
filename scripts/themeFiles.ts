import { readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { lettersOf } from './letters.ts';
import { lookSource } from './lookStylesheets.ts';

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // A new look has none yet.
    return undefined;
  }
}

/**
 * Writes the files that differ from their expected content.
 *
 * @param folder where the paths start
 * @returns the written paths
 */
export function writeChanged(folder: string, files: Readonly<Record<string, string>>): string[] {
  const changed = Object.entries(files).filter(([path, text]) => textOf(resolve(folder, path)) !== text);
  for (const [path, text] of changed) writeFileSync(resolve(folder, path), text);
  return changed.map(([path]) => path);
}

/**
 * Regenerates logos, favicon and placeholder when a tenant's tokens change during development or in the Storybook, so that
 * the page shows them. An unparsable file, because it is half typed, changes nothing and is reported in the terminal.
 */
export function themeFiles(): Plugin {
  return {
    name: 'shop-theme-files',
    apply: 'serve',
    // Once for each change, and only after every environment knows of it: a module asked for earlier would be that of the change before.
    async hotUpdate({ type, file, server }) {
      const folder = resolve(server.config.root, 'src/themes');
      if (this.environment.name !== 'client' || type === 'delete' || !lookSource.test(relative(folder, file).replaceAll('\\', '/'))) return;
      try {
        const { derivedFiles } = (await server.ssrLoadModule('/src/themes/derivedFiles.ts')) as typeof import('#themes/derivedFiles.ts');
        for (const path of writeChanged(folder, await derivedFiles(lettersOf))) server.config.logger.info(`wrote src/themes/${path}`);
      } catch (error) {
        server.config.logger.error(`The looks cannot be generated: ${String(error)}`);
      }
    },
  };
}
