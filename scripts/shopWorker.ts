import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { ShellList } from '../src/worker/shellList.ts';

const page = 'index.html';
/** Files whose names don't change with what is in them: the page, and what looks after its start. */
const unhashed: readonly string[] = [page, 'start.js'];

/** Code that nobody comes to without a network, by the names of its chunks: the patterns of the editors' forms, which are read and sent by calls. */
const onlineOnly: readonly string[] = ['contentPattern'];

/**
 * What the worker keeps of a build from the start: the page and all code, styles and texts, whatever screen or tenant they belong to, but for
 * what has no use without a network. A screen that was never opened has to open without one too, and a release that came unseen has to find
 * its looks.
 */
export function shellOf(bundle: Rolldown.OutputBundle): string[] {
  const files = Object.values(bundle).filter((file) =>
    file.type === 'chunk' ? !onlineOnly.includes(file.name) : file.fileName.endsWith('.css'),
  );
  return [...unhashed, ...files.map(({ fileName }) => fileName)].toSorted();
}

/**
 * Builds the worker beside the shop, as `sw.js`, with a list of what belongs to the shell. Only where the shop's page is built, so neither
 * for the Storybook nor for what runs in Node.
 *
 * SHOP_RELEASE=… makes a release of what has not changed: kept pages come with the headers of their day, so changed ones need it.
 */
export function shopWorker(): Plugin {
  return {
    name: 'shop-worker',
    apply: 'build',
    writeBundle: {
      order: 'post',
      handler: async ({ dir = 'dist' }, bundle) => {
        if (!(page in bundle)) return;
        const digest = (file: string) => createHash('sha256').update(readFileSync(join(dir, file)));
        const release = process.env['SHOP_RELEASE'] ?? '';
        const hashed = shellOf(bundle).filter((file) => !unhashed.includes(file));
        const shell: ShellList = {
          unhashed: unhashed.map((file) => ({ url: `/${file}`, revision: digest(file).update(release).digest('hex') })),
          addresses: hashed.map((file) => `/${file}`).join(' '),
          digests: hashed.map((file) => digest(file).digest('base64').replace(/=$/, '')).join(''),
        };
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          define: { shellList: JSON.stringify(shell) },
          build: {
            outDir: dir,
            emptyOutDir: false,
            target: 'es2023',
            rolldownOptions: {
              input: resolve(import.meta.dirname, '../src/worker/serviceWorker.ts'),
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        });
      },
    },
  };
}
