import { expect, test } from 'vitest';
import { findBase } from './base';
import { readReference } from './referenceFile';

const digest = '0'.repeat(32);

/** A git that answers what is listed, and fails at everything else. */
const gitWith =
  (answers: Readonly<Record<string, string>>) =>
  (...words: string[]): string | undefined =>
    answers[words.join(' ')];

const file = 'tests/visual/reference.txt';
const repository = { 'rev-parse --git-dir': '.git\n', 'rev-parse --is-shallow-repository': 'false\n' };

test('a working copy is compared with its own reference, drawn of the last commit that changed it', () => {
  const git = gitWith({ ...repository, [`log -1 --format=%H HEAD -- ${file}`]: 'abc\n' });
  expect(findBase(undefined, git)).toEqual({ reference: readReference(), commit: 'abc', name: undefined, missing: undefined });
});

test('a branch is compared with the reference of the commit at which it left the one that is named', () => {
  const git = gitWith({
    ...repository,
    'merge-base HEAD main': 'fork\n',
    [`log -1 --format=%H fork -- ${file}`]: 'def\n',
    [`show def:${file}`]: `AL/a.1280 ${digest}\n`,
  });
  expect(findBase('main', git)).toEqual({
    reference: new Map([['AL/a.1280', digest]]),
    commit: 'def',
    name: 'main',
    missing: undefined,
  });
});

test('a shallow clone compares by digest, and says how to get the commit whose pictures they are', () => {
  const shallow = {
    ...repository,
    'rev-parse --is-shallow-repository': 'true\n',
    [`log -1 --format=%H HEAD -- ${file}`]: 'abc\n',
  };
  expect(findBase(undefined, gitWith(shallow))).toMatchObject({
    reference: readReference(),
    commit: undefined,
    missing: expect.stringContaining('git fetch --unshallow'),
  });
  const deepEnough = gitWith({ ...shallow, 'rev-parse --verify --quiet abc^': 'parent\n' });
  expect(findBase(undefined, deepEnough)).toMatchObject({ commit: 'abc', missing: undefined });
});

test('without git, without the branch or without the file in it, the reference of the working copy counts, and why is said', () => {
  const own = { reference: readReference(), commit: undefined, name: undefined };
  expect(findBase(undefined, () => undefined)).toEqual({ ...own, missing: expect.stringContaining('no git repository') });
  expect(findBase('main', gitWith(repository))).toEqual({ ...own, missing: expect.stringContaining('main has no commit in common') });
  const older = gitWith({ ...repository, 'merge-base HEAD main': 'fork\n', [`log -1 --format=%H fork -- ${file}`]: '' });
  expect(findBase('main', older)).toEqual({ ...own, missing: `No commit of main has ${file} yet.` });
});
