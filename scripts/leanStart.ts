import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify, transformWithOxc, type Plugin } from 'vite';

/** Syntax for browsers below the floor, which must understand the message that they are too old: modules, but nothing newer. */
const target = ['chrome63', 'firefox67', 'safari11.1'];

/** Minifies the start scripts, in older syntax than the rest of a build; files of `public` are otherwise copied unchanged. */
export function leanStart(): Plugin {
  return {
    name: 'shop-lean-start',
    apply: 'build',
    writeBundle: {
      // Before the worker takes its digest.
      order: 'pre',
      handler: async ({ dir = 'dist' }) => {
        const file = join(dir, 'start.js');
        if (!existsSync(file)) return;
        const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { target });
        writeFileSync(file, (await minify(file, code, { compress: { target } })).code);
      },
    },
  };
}
