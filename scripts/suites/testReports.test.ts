import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPlaywright, readVitest } from './testReports.ts';
import { isUntried, untriedMark } from './untried.ts';

describe('a report of Vitest', () => {
  const counts = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0, success: false };

  test('lists failures with the start of their reason, without colours, empty lines and frames of the runner', () => {
    const message = `\u001B[31mexpected 1 to be 2\u001B[39m\n\n    at run (file:///shop/node_modules/vitest/run.js:1:1)\n${Array.from({ length: 40 }, (_, line) => `    at line ${line}`).join('\n')}`;
    const { failures, slowest, passedIds } = readVitest({
      ...counts,
      testResults: [
        {
          name: resolve('src/sum.test.ts'),
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'adds', status: 'failed', duration: 1500, failureMessages: [message] },
            { fullName: 'takes away', status: 'passed', duration: 20, failureMessages: [] },
          ],
        },
      ],
    });
    expect(failures.map(({ name }) => name)).toEqual(['src/sum.test.ts: adds']);
    expect(failures[0]?.reason.slice(0, 2)).toEqual(['expected 1 to be 2', '    at line 0']);
    expect(failures[0]?.reason).toHaveLength(16);
    expect(slowest[0]).toEqual({ name: 'src/sum.test.ts: adds', seconds: 1.5 });
    expect([...passedIds]).toEqual(['src/sum.test.ts: takes away']);
  });

  test('tells tests that were not tried from failures', () => {
    const { failures } = readVitest({
      ...counts,
      numFailedTests: 3,
      testResults: [
        {
          name: resolve('src/sum.stories.tsx'),
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'Untried', status: 'failed', failureMessages: [`Error: ${untriedMark}the browser is gone`] },
            { fullName: 'Wrong', status: 'failed', failureMessages: ['Error: expected 1 to be 2', `at ${untriedMark}`] },
            { fullName: 'Without a reason', status: 'failed', failureMessages: null },
          ],
        },
      ],
    });
    expect(failures.map(isUntried)).toEqual([true, false, false]);
  });

  test('names a file that could not be loaded', () => {
    const outcome = readVitest({
      ...counts,
      numFailedTests: 0,
      testResults: [{ name: resolve('src/sum.test.ts'), status: 'failed', message: 'Unexpected token', assertionResults: [] }],
    });
    expect(outcome).toMatchObject({
      failed: 1,
      failures: [{ id: 'src/sum.test.ts', name: 'src/sum.test.ts', reason: ['Unexpected token'] }],
    });
    expect([...outcome.passedIds]).toEqual([]);
  });
});

test('a report of Playwright lists failures by project, place, title and reason', () => {
  const spec = (title: string, status: string, errors: readonly { message?: string }[]) => ({
    file: 'cart.spec.ts',
    line: 12,
    title,
    tests: [{ projectName: 'http', status, results: [{ duration: 2_000, errors }] }],
  });
  const { failed, failures, passedIds } = readPlaywright({
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        specs: [spec('opens', 'expected', [])],
        suites: [
          {
            specs: [
              spec('orders', 'unexpected', [{ message: 'Error: expected\n\u001B[2m2 lines\u001B[22m' }, {}]),
              spec('waits', 'flaky', [{ message: 'late' }]),
            ],
          },
        ],
      },
    ],
  });
  expect(failed).toBe(2);
  expect(failures.map(({ name, reason }) => [name, reason])).toEqual([
    ['[http] cart.spec.ts:12 orders', ['Error: expected', '2 lines']],
    ['[http] cart.spec.ts:12 waits', ['late']],
  ]);
  // Without its line, by which a test would be another one after each edit above it.
  expect(failures.map(({ id }) => id)).toEqual(['[http] cart.spec.ts › orders', '[http] cart.spec.ts › waits']);
  expect([...passedIds]).toEqual(['[http] cart.spec.ts › opens']);
  const absent = { ...spec('in WebKit', 'skipped', []), file: 'engines.spec.ts' };
  const skipped = {
    ...absent,
    tests: absent.tests.map((test) => ({ ...test, annotations: [{ type: 'skip', description: 'no WebKit' }, { type: 'slow' }] })),
  };
  expect(
    readPlaywright({
      stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 2 },
      suites: [{ specs: [skipped, skipped] }],
    }).skipReasons,
  ).toEqual(['no WebKit']);
});
