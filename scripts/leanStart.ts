import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';

/** Writes what looks after the shop's start as small as the rest of a build; files of `public` are copied as they are. */
export function leanStart(): Plugin {
  return {
    name: 'shop-lean-start',
    apply: 'build',
    writeBundle: {
      // Before the worker takes its digest.
      order: 'pre',
      handler: async ({ dir = 'dist' }) => {
        const file = join(dir, 'start.js');
        if (existsSync(file)) writeFileSync(file, (await minify(file, readFileSync(file, 'utf8'))).code);
      },
    },
  };
}
