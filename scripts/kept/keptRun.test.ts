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

const digestsOf = (suites: Readonly<Record<string, string>>, stories: Readonly<Record<string, string>> = {}): Digests => ({
  suite: (name) => suites[name],
  stories: () => new Map(Object.entries(stories).map(([file, digest]) => [file, { digest }])),
});
const reportOf = (files: Readonly<Record<string, readonly string[]>>) => ({
  testResults: Object.entries(files).map(([file, statuses]) => ({
    name: resolve(file),
    status: statuses.includes('failed') ? 'failed' : 'passed',
    assertionResults: statuses.map((status) => ({ status })),
  })),
});

describe('a suite', () => {
  test('counts as it was while its inputs are the same, and runs again when they differ', () => {
    const file = newFile();
    const now = digestsOf({ types: 'a' });
    const first = new KeptRun(now, { isFresh: false, file });
    expect(first.plan('types')).toMatchObject({ isKept: false, words: [] });
    first.recordSuite('types', { passed: 1, skipped: 0 }, new Date('2026-11-29T10:12:00Z'));
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

  test('whose inputs changed while it ran is not kept, nor one whose inputs are unknown', () => {
    const file = newFile();
    const run = new KeptRun(digestsOf({ types: 'a' }), { isFresh: false, file });
    run.recordSuite('types', { passed: 1, skipped: 0 });
    run.recordSuite('breaking', { passed: 1, skipped: 0 });
    run.save(digestsOf({ types: 'b' }));
    const next = new KeptRun(digestsOf({ types: 'a' }), { isFresh: false, file });
    expect([next.plan('types').isKept, next.plan('breaking').isKept]).toEqual([false, false]);
  });

  test('runs where what is kept is no JSON', () => {
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

  test('run file by file: those that failed and those whose inputs differ', () => {
    const file = runOnce({ 'src/a.stories.tsx': ['passed', 'passed', 'pending'], 'src/b.stories.tsx': ['passed', 'failed'] });
    const next = new KeptRun(now, { isFresh: false, file });
    expect(next.plan('stories')).toMatchObject({ isKept: false, words: ['src/b.stories.tsx'], passed: 2, skipped: 1 });
    const later = digestsOf({}, { 'src/a.stories.tsx': 'A', 'src/b.stories.tsx': 'b' });
    // Nothing is left that counts, so all of them run.
    expect(new KeptRun(later, { isFresh: false, file }).plan('stories')).toMatchObject({ isKept: false, words: [], passed: 0 });
  });

  test('that are all as they were need no run; a new file does', () => {
    const file = runOnce({ 'src/a.stories.tsx': ['passed'], 'src/b.stories.tsx': ['passed'] });
    expect(new KeptRun(now, { isFresh: false, file }).plan('stories')).toMatchObject({ isKept: true, passed: 2 });
    const more = digestsOf({}, { 'src/a.stories.tsx': 'a', 'src/b.stories.tsx': 'b', 'src/c.stories.tsx': 'c' });
    expect(new KeptRun(more, { isFresh: false, file }).plan('stories')).toMatchObject({ isKept: false, words: ['src/c.stories.tsx'] });
  });
});
