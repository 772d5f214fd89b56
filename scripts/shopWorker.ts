import browserslistToEsbuild from 'browserslist-to-esbuild';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { ShellList } from '#worker/shellList.ts';

const page = 'index.html';
/** Files without a hash in their names: the page, and its start script. */
const unhashed: readonly string[] = [page, 'start.js'];

/** Chunks that are only used online: the patterns of the editors' forms, which come and go by calls, and charts, whose tables say the same. */
const onlineOnly: readonly string[] = ['contentPattern', 'BarChart'];

/**
 * Files that the worker caches at once: the page and all code, styles and texts, of every screen and tenant, except those useless
 * offline. A screen that was never opened has to open offline too, and a new release has to find its looks.
 */
export function shellOf(bundle: Rolldown.OutputBundle): string[] {
  const files = Object.values(bundle).filter((file) =>
    file.type === 'chunk' ? !onlineOnly.includes(file.name) : file.fileName.endsWith('.css'),
  );
  return [...unhashed, ...files.map(({ fileName }) => fileName)].toSorted();
}

/**
 * Builds the worker beside the shop, as `sw.js`, with the list of the shell's files. Only for the shop's page, so neither for the
 * Storybook nor for code in Node.
 *
 * SHOP_RELEASE=… makes a release without a change of code: cached pages keep their old headers, so changed headers need it.
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
            target: browserslistToEsbuild(),
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
