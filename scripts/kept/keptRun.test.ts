import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Digests } from './digests.ts';
import { KeptRun } from './keptRun.ts';

const folder = mkdtempSync(join(tmpdir(), 'kept-'));
afterAll(() => rmSync(folder, { recursive: true }));
let count = 0;
const newFile = () => join(folder, `${(count += 1)}.json`);

const digestsOf = (suites: Readonly<Record<string, string>>, stories?: Readonly<Record<string, string>>): Digests => ({
  suite: (name) => suites[name],
  parts: (name) =>
    name === 'stories' && stories ? Object.entries(stories).map(([file, digest]) => ({ name: file, word: file, digest })) : undefined,
});
const reportOf = (files: Readonly<Record<string, readonly string[]>>) => ({
  testResults: Object.entries(files).map(([file, statuses]) => ({
    name: resolve(file),
    status: statuses.includes('failed') ? 'failed' : 'passed',
    assertionResults: statuses.map((status) => ({ status })),
  })),
});

describe('a suite', () => {
  test('is reused while its inputs are unchanged, and runs again when they change', () => {
    const file = newFile();
    const now = digestsOf({ types: 'a' });
    const first = new KeptRun(now, { isFresh: false, file });
    expect(first.plan('types')).toMatchObject({ isKept: false, words: [] });
    first.recordSuite('types', { passed: 1, skipped: 0 }, [], new Date('2026-11-29T10:12:00Z'));
    first.save(now);
    expect(new KeptRun(now, { isFresh: false, file }).plan('types')).toEqual({
      isKept: true,
      words: [],
      passed: 1,
      skipped: 0,
      since: new Date('2026-11-29T10:12:00Z'),
    });
    expect(new KeptRun(digestsOf({ types: 'b' }), { isFresh: false, file }).plan('types').isKept).toBe(false);
    expect(new KeptRun(now, { isFresh: true, file }).plan('types').isKept).toBe(false);
  });

  test('is not cached if its inputs changed during the run or are unknown', () => {
    const file = newFile();
    const run = new KeptRun(digestsOf({ types: 'a' }), { isFresh: false, file });
    run.recordSuite('types', { passed: 1, skipped: 0 });
    run.recordSuite('breaking', { passed: 1, skipped: 0 });
    run.save(digestsOf({ types: 'b' }));
    const next = new KeptRun(digestsOf({ types: 'a' }), { isFresh: false, file });
    expect([next.plan('types').isKept, next.plan('breaking').isKept]).toEqual([false, false]);
  });

  test('is not cached if it ran on a build of other files', () => {
    const file = newFile();
    const now = digestsOf({ size: 'a', bundle: 'b' });
    const run = new KeptRun(now, { isFresh: false, file });
    run.recordSuite('size', { passed: 1, skipped: 0 }, ['bundle']);
    run.save(now);
    expect(new KeptRun(now, { isFresh: false, file }).plan('size').isKept).toBe(false);
    run.recordSuite('bundle', { passed: 1, skipped: 0 });
    run.recordSuite('size', { passed: 1, skipped: 0 }, ['bundle']);
    run.save(now);
    expect(new KeptRun(now, { isFresh: false, file }).plan('size').isKept).toBe(true);
  });

  test('runs if the cache is not JSON', () => {
    const file = newFile();
    writeFileSync(file, '{');
    expect(new KeptRun(digestsOf({ types: 'a' }), { isFresh: false, file }).plan('types').isKept).toBe(false);
  });
});

describe('stories', () => {
  const now = digestsOf({}, { 'src/a.stories.tsx': 'a', 'src/b.stories.tsx': 'b' });
  const runOnce = (files: Readonly<Record<string, readonly string[]>>) => {
    const file = newFile();
    const run = new KeptRun(now, { isFresh: false, file });
    run.recordReport('stories', reportOf(files));
    run.save(now);
    return file;
  };

  test('run file by file: failed ones and those with changed inputs', () => {
    const file = runOnce({ 'src/a.stories.tsx': ['passed', 'passed', 'pending'], 'src/b.stories.tsx': ['passed', 'failed'] });
    const next = new KeptRun(now, { isFresh: false, file });
    expect(next.plan('stories')).toMatchObject({ isKept: false, words: ['src/b.stories.tsx'], passed: 2, skipped: 1 });
    const later = digestsOf({}, { 'src/a.stories.tsx': 'A', 'src/b.stories.tsx': 'b' });
    // Nothing is left that counts, so all of them run.
    expect(new KeptRun(later, { isFresh: false, file }).plan('stories')).toMatchObject({ isKept: false, words: [], passed: 0 });
  });

  test('that are unchanged need no run; a new file does', () => {
    const file = runOnce({ 'src/a.stories.tsx': ['passed'], 'src/b.stories.tsx': ['passed'] });
    expect(new KeptRun(now, { isFresh: false, file }).plan('stories')).toMatchObject({ isKept: true, passed: 2 });
    const more = digestsOf({}, { 'src/a.stories.tsx': 'a', 'src/b.stories.tsx': 'b', 'src/c.stories.tsx': 'c' });
    expect(new KeptRun(more, { isFresh: false, file }).plan('stories')).toMatchObject({ isKept: false, words: ['src/c.stories.tsx'] });
  });
});

describe('pictures', () => {
  const partsOf = (digests: Readonly<Record<string, string>>): Digests => ({
    suite: () => undefined,
    parts: () => [
      ...Object.entries(digests).map(([name, digest]) => ({ name, word: name, digest })),
      { name: 'others', digest: Object.values(digests).join(' ') },
    ],
  });
  const picture = (place: string, storyId: string, status = 'expected') => ({
    status,
    annotations: [{ type: 'picture', description: JSON.stringify({ place, storyId }) }],
  });
  const tests = [
    picture('AL/kit-button--plain.1280', 'kit-button--plain'),
    picture('GM/kit-button--plain.1280', 'kit-button--plain'),
    picture('AL/kit-button--plain-in-use.1280', 'kit-button--plain-in-use'),
    picture('AL/kit-icon--all.1280', 'kit-icon--all'),
    picture('GM/kit-icon--all.1280', 'kit-icon--all', 'unexpected'),
    picture('shop/home.1440', 'kit-icon--all'),
    { status: 'expected', annotations: [] },
  ];
  const before = { 'kit-button--plain': 'a', 'kit-button--plain-in-use': 'b', 'kit-icon--all': 'c', 'running-shop': 'd' };
  const file = newFile();
  const run = new KeptRun(partsOf(before), { isFresh: false, file });
  run.recordReport('visual', { suites: [{ specs: [], suites: [{ specs: tests.map((test) => ({ tests: [test] })) }] }] });
  run.save(partsOf(before));
  const planFor = (changed: Readonly<Record<string, string>>) =>
    new KeptRun(partsOf({ ...before, ...changed }), { isFresh: false, file }).plan('visual');

  test('of a story are taken again while one of them fails, together with the tests of the comparison', () => {
    expect(planFor({})).toMatchObject({ isKept: false, words: ['kit-icon--all'], passed: 4 });
  });

  test('that run along with another argument are counted once', () => {
    expect(planFor({ 'kit-button--plain': 'A' })).toMatchObject({ words: ['kit-button--plain', 'kit-icon--all'], passed: 1 });
    expect(planFor({ 'running-shop': 'D' })).toMatchObject({ words: ['kit-icon--all', 'running-shop'], passed: 3 });
  });
});
