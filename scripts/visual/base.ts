import { installedGit, type Git } from './git.ts';
import { parseReference, readReference, referenceFile, type Reference } from './referenceFile.ts';

/** Base of a comparison. */
export interface Base {
  /** Digests of the pictures that count as "before". */
  readonly reference: Reference;
  /** The commit whose sources draw them; undefined where there is none. */
  readonly commit: string | undefined;
  /** Name of the branch or commit that was asked for; undefined where it is the reference of this working copy. */
  readonly name: string | undefined;
  /** The reason for a missing commit, and the remedy. */
  readonly missing: string | undefined;
}

/**
 * Finds the base of a comparison. The commit is the last one that changed the reference: the digests were written from pictures of
 * these sources, while a later commit may have changed the rendering without new digests.
 *
 * @param name a branch or commit; the comparison is with the commit where HEAD branched off. Default: the reference of this working
 * copy
 */
export function findBase(name: string | undefined, git: Git = installedGit): Base {
  const without = (missing: string, reference: Reference = readReference()): Base => ({
    reference,
    commit: undefined,
    name: undefined,
    missing,
  });
  if (git('rev-parse', '--git-dir') === undefined)
    return without('This folder is not a git repository, so the base cannot be drawn: compare in a clone.');
  const start = name === undefined ? 'HEAD' : git('merge-base', 'HEAD', name)?.trim();
  if (start === undefined)
    return without(
      `${name} has no common commit with HEAD here. If the clone is shallow, run "git fetch --unshallow"; the comparison uses ${referenceFile} of this working copy.`,
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
      ...without('This clone is shallow and may lack the base commit of the pictures: run "git fetch --unshallow".', reference),
      name,
    };
  return { reference, commit, name, missing: undefined };
}
