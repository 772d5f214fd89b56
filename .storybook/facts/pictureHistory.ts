import { execFileSync } from 'node:child_process';
import { referenceFile } from '#scripts/visual/referenceFile.ts';

/** One commit that changed pictures. */
export interface PictureChange {
  /** Day of the commit, YYYY-MM-DD. */
  readonly day: string;
  readonly commit: string;
  readonly subject: string;
  /** Ids of the stories, with how it was with their pictures. */
  readonly stories: readonly { readonly id: string; readonly kind: 'new' | 'changed' | 'gone' }[];
}

/** Git's history of the pictures' reference: the changes, newest first, or the reason why there are none. */
export type PictureHistory = { readonly changes: readonly PictureChange[] } | { readonly missing: string };

/** So many commits are shown. */
const maxCommits = 40;

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

/** A story has changed if one of its lines was removed and another added. */
const kindOf = (signs: ReadonlySet<string>): 'new' | 'changed' | 'gone' => (signs.size === 2 ? 'changed' : signs.has('+') ? 'new' : 'gone');

/**
 * Commits and their changed pictures, since the digests are stored. A clone without git, or with the last commit alone, gives the
 * reason instead.
 */
export function pictureHistory(): PictureHistory {
  try {
    if (git(['rev-parse', '--is-shallow-repository']).trim() === 'true') {
      return {
        missing: 'This Storybook was built from a shallow clone without history: build it from a full clone.',
      };
    }
    const format = '--format=%x01%h%x02%cs%x02%s';
    return { changes: parseLog(git(['log', `-${maxCommits}`, '--no-renames', '--patch', '--unified=0', format, '--', referenceFile])) };
  } catch {
    return { missing: 'This Storybook was built without history: git or the repository is missing.' };
  }
}
