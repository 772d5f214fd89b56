import { installedGit, type Git } from './git.ts';
import { parseReference, readReference, referenceFile, type Reference } from './referenceFile.ts';

/** What pictures are compared with. */
export interface Base {
  /** Digests of the pictures that count as "before". */
  readonly reference: Reference;
  /** The commit whose sources draw them; undefined where there is none. */
  readonly commit: string | undefined;
  /** Name of the branch or commit that was asked for; undefined where it is the reference of this working copy. */
  readonly name: string | undefined;
  /** Why there is no commit, and what can be done about it. */
  readonly missing: string | undefined;
}

/**
 * Finds the base of a comparison. The commit is the last one that changed the reference: the digests were written from
 * pictures of these sources, while a later commit may have changed what is drawn without saying so.
 *
 * @param name a branch or commit; the comparison is with the commit at which HEAD left it. Without it, with the reference of this working copy
 */
export function findBase(name: string | undefined, git: Git = installedGit): Base {
  const without = (missing: string, reference: Reference = readReference()): Base => ({
    reference,
    commit: undefined,
    name: undefined,
    missing,
  });
  if (git('rev-parse', '--git-dir') === undefined)
    return without('There is no git repository here, so the pictures from before can’t be drawn: compare in a clone.');
  const start = name === undefined ? 'HEAD' : git('merge-base', 'HEAD', name)?.trim();
  if (start === undefined)
    return without(
      `${name} has no commit in common with HEAD here. If the clone is shallow, "git fetch --unshallow" brings the rest; compared is with ${referenceFile} of this working copy.`,
    );
  const commit = git('log', '-1', '--format=%H', start, '--', referenceFile)?.trim();
  if (!commit) return without(`No commit ${name === undefined ? '' : `of ${name} `}has ${referenceFile} yet.`);
  const text = name === undefined ? undefined : git('show', `${commit}:${referenceFile}`);
  const reference = text === undefined ? readReference() : parseReference(text);
  // The first commit of a shallow clone seems to have changed every file.
  const isCutOff =
    git('rev-parse', '--is-shallow-repository')?.trim() === 'true' && git('rev-parse', '--verify', '--quiet', `${commit}^`) === undefined;
  if (isCutOff)
    return {
      ...without(
        'This clone is shallow, and the commit that the pictures from before are of may not be in it: "git fetch --unshallow" brings it.',
        reference,
      ),
      name,
    };
  return { reference, commit, name, missing: undefined };
}
