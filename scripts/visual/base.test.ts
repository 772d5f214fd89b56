import { expect, test } from 'vitest';
import { findBase } from './base';
import { readReference } from './referenceFile';

const digest = '0'.repeat(32);

/** A git that knows the listed answers, and fails otherwise. */
const gitWith =
  (answers: Readonly<Record<string, string>>) =>
  (...words: string[]): string | undefined =>
    answers[words.join(' ')];

const file = 'tests/visual/reference.txt';
const repository = { 'rev-parse --git-dir': '.git\n', 'rev-parse --is-shallow-repository': 'false\n' };

test('a working copy is compared with its own reference, drawn from the last commit that changed it', () => {
  const git = gitWith({ ...repository, [`log -1 --format=%H HEAD -- ${file}`]: 'abc\n' });
  expect(findBase(undefined, git)).toEqual({ reference: readReference(), commit: 'abc', name: undefined, missing: undefined });
});

test('a branch is compared with the reference of its merge base with the named branch', () => {
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

test('a shallow clone compares by digest, and explains how to fetch the commit of the pictures', () => {
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

test("without git, the branch or the file in it, the working copy's reference is used, and the reason is given", () => {
  const own = { reference: readReference(), commit: undefined, name: undefined };
  expect(findBase(undefined, () => undefined)).toEqual({ ...own, missing: expect.stringContaining('not a git repository') });
  expect(findBase('main', gitWith(repository))).toEqual({ ...own, missing: expect.stringContaining('main has no common commit') });
  const older = gitWith({ ...repository, 'merge-base HEAD main': 'fork\n', [`log -1 --format=%H fork -- ${file}`]: '' });
  expect(findBase('main', older)).toEqual({ ...own, missing: `No commit of main has ${file} yet.` });
});
