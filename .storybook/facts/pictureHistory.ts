import { execFileSync } from 'node:child_process';
import { referenceFile } from '../../scripts/visual/referenceFile.ts';

/** One commit that changed pictures. */
export interface PictureChange {
  /** Day of the commit, YYYY-MM-DD. */
  readonly day: string;
  readonly commit: string;
  readonly subject: string;
  /** Ids of the stories, with how it was with their pictures. */
  readonly stories: readonly { readonly id: string; readonly kind: 'new' | 'changed' | 'gone' }[];
}

/** What git says about the reference of the pictures: the changes, newest first, or why there are none. */
export type PictureHistory = { readonly changes: readonly PictureChange[] } | { readonly missing: string };

/** So many commits are shown. */
const most = 40;

const git = (args: readonly string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64 * 1024 * 1024 });

/** The story of a picture: `kit-action-button--primary` of `AL/kit-action-button--primary.1280`. */
const storyOf = (place: string): string => /([^/.]+--[^/.]+)\.[^/]*$/.exec(place)?.[1] ?? '';

/** Parses a log with changed lines, as {@link pictureHistory} asks git for it. */
export function parseLog(log: string): PictureChange[] {
  return (
    log
      .split('\u0001')
      .slice(1)
      // The commit that began the file changed no picture.
      .filter((entry) => !entry.includes('\n--- /dev/null\n'))
      .map((entry) => {
        const [head = '', ...lines] = entry.trim().split('\n');
        const [commit = '', day = '', subject = ''] = head.split('\u0002');
        const signs = new Map<string, Set<string>>();
        for (const line of lines) {
          const [, sign = '', place = ''] = /^([+-])(\S+) [0-9a-f]{32}$/.exec(line) ?? [];
          const id = storyOf(place);
          if (id) signs.set(id, (signs.get(id) ?? new Set()).add(sign));
        }
        return { commit, day, subject, stories: [...signs].map(([id, found]) => ({ id, kind: kindOf(found) })) };
      })
      .filter(({ stories }) => stories.length > 0)
  );
}

/** A story has changed where a line of it has gone and another one has come. */
const kindOf = (signs: ReadonlySet<string>): 'new' | 'changed' | 'gone' => (signs.size === 2 ? 'changed' : signs.has('+') ? 'new' : 'gone');

/**
 * Which commits changed which pictures, since their digests are kept. A clone without git, or one that has the last commit alone, says so
 * instead.
 */
export function pictureHistory(): PictureHistory {
  try {
    if (git(['rev-parse', '--is-shallow-repository']).trim() === 'true') {
      return {
        missing: 'This Storybook was built from a shallow clone, which doesn’t know what was before: build it with the whole history.',
      };
    }
    const format = '--format=%x01%h%x02%cs%x02%s';
    return { changes: parseLog(git(['log', `-${most}`, '--no-renames', '--patch', '--unified=0', format, '--', referenceFile])) };
  } catch {
    return { missing: 'This Storybook was built without a history: there is no git, or no repository.' };
  }
}
