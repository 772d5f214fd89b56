import { execFileSync } from 'node:child_process';

/** One commit that changed pictures. */
export interface PictureChange {
  /** Day of the commit, YYYY-MM-DD. */
  readonly day: string;
  readonly commit: string;
  readonly subject: string;
  /** Ids of the stories, with how it was with their pictures. */
  readonly stories: readonly { readonly id: string; readonly kind: 'new' | 'changed' | 'gone' }[];
}

/** What git tells of the reference pictures: the changes, newest first, or why there are none. */
export type PictureHistory = { readonly changes: readonly PictureChange[] } | { readonly missing: string };

const folder = 'tests/visual/reference';
/** So many commits are shown. */
const most = 40;

const git = (args: readonly string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64 * 1024 * 1024 });

/** The story of a picture: `kit-action-button--primary` of `AL/kit-action-button--primary.1280.png`. */
const storyOf = (path: string): string => /([^/.]+--[^/.]+)\.[^/]*png$/.exec(path)?.[1] ?? '';

const kinds = { A: 'new', M: 'changed', D: 'gone' } as const;

/** Reads a log with names and states of files, as {@link pictureHistory} asks git for it. */
export function readLog(log: string): PictureChange[] {
  return log
    .split('\u0001')
    .slice(1)
    .map((entry) => {
      const [head = '', ...lines] = entry.trim().split('\n');
      const [commit = '', day = '', subject = ''] = head.split('\u0002');
      const stories = new Map<string, 'new' | 'changed' | 'gone'>();
      for (const line of lines) {
        const [, state, path = ''] = /^([AMD])\t(.+)$/.exec(line) ?? [];
        const id = storyOf(path);
        // One of several pictures of a story is new or gone: the story has changed.
        if (state && id) stories.set(id, stories.has(id) && stories.get(id) !== kinds[state as 'A'] ? 'changed' : kinds[state as 'A']);
      }
      return { commit, day, subject, stories: [...stories].map(([id, kind]) => ({ id, kind })) };
    })
    .filter(({ stories }) => stories.length > 0);
}

/** Which commits changed which pictures. A clone without git, or one that has the last commit alone, says so instead. */
export function pictureHistory(): PictureHistory {
  try {
    if (git(['rev-parse', '--is-shallow-repository']).trim() === 'true') {
      return {
        missing: 'This Storybook was built from a shallow clone, which doesn’t know what was before: build it with the whole history.',
      };
    }
    const format = '--format=%x01%h%x02%cs%x02%s';
    return { changes: readLog(git(['log', `-${most}`, '--no-renames', '--name-status', format, '--', folder])) };
  } catch {
    return { missing: 'This Storybook was built without a history: there is no git, or no repository.' };
  }
}
