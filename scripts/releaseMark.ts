import { spawnSync } from 'node:child_process';
import type { Plugin } from 'vite';

/** Release of a build. */
export interface Release {
  /** Name, as in pages, reports and `/version.json`. */
  readonly release: string;
  /** Full hash of the commit; empty if unknown. */
  readonly commit: string;
  /** When it was built (ISO 8601, UTC). */
  readonly built: string;
}

const git = (...words: string[]) => {
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
};

/**
 * Name of this build: `SHOP_RELEASE`, or its commit. `SHOP_COMMIT` gives the commit without a repository, as in a container;
 * `SOURCE_DATE_EPOCH` (seconds) the time, for reproducible builds.
 */
export function releaseOf(environment: Readonly<Record<string, string | undefined>>, now = new Date()): Release {
  const commit = environment['SHOP_COMMIT'] || git('rev-parse', 'HEAD');
  const name =
    environment['SHOP_RELEASE'] ||
    (environment['SHOP_COMMIT'] ?? '').slice(0, 12) ||
    git('describe', '--always', '--abbrev=12', '--dirty=-changed');
  const release = name || 'unknown';
  // It is used in names of folders and in headers.
  if (!/^[\w.-]{1,64}$/.test(release)) throw new Error(`SHOP_RELEASE may contain letters, digits, ".", "_" and "-" only: ${release}`);
  const epoch = environment['SOURCE_DATE_EPOCH'];
  return { release, commit, built: (epoch ? new Date(Number(epoch) * 1000) : now).toISOString() };
}

/** Writes the release into the page and into `/version.json`. Only the latter has the time: the page is the same for the same code. */
export function releaseMark(): Plugin {
  const mark = releaseOf(process.env);
  return {
    name: 'shop-release-mark',
    apply: 'build',
    transformIndexHtml: (_html, { path }) =>
      path === '/index.html' ? [{ tag: 'meta', attrs: { name: 'release', content: mark.release }, injectTo: 'head' as const }] : [],
    generateBundle: {
      // After the page was written.
      order: 'post',
      handler(_options, bundle) {
        // The Storybook is built with this configuration, too.
        if ('index.html' in bundle) this.emitFile({ type: 'asset', fileName: 'version.json', source: `${JSON.stringify(mark)}\n` });
      },
    },
  };
}
