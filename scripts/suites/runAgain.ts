import { spawnSync } from 'node:child_process';
import { existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Suite } from './suite.ts';
import { readPlaywright, readVitest, type Failure } from './testReports.ts';

/** Arguments and environment for a second run of the failures, with one worker. */
function commandOf({ name, again = '', report }: Suite, failures: readonly Failure[]) {
  const file = `reports/${name}-again.json`;
  if (report?.of === 'playwright')
    return {
      file,
      read: readPlaywright,
      words: ['playwright', 'test', '--config', again, '--last-failed', '--workers=1', '--reporter=list,json'],
      environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    };
  const files = new Set(failures.map((failure) => failure.file));
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return { file, read: readVitest, words: ['vitest', 'run', '--config', again, '--maxWorkers=1', ...reporters, ...files], environment: {} };
}

/**
 * Runs the failures of a suite once more: one test at a time, with nothing beside it.
 *
 * @param failures the failures in the suite's report
 * @returns those of them that passed now
 */
export function runAgain(suite: Suite, failures: readonly Failure[]): readonly Failure[] {
  const { file, read, words, environment } = commandOf(suite, failures);
  rmSync(file, { force: true });
  const log = openSync(join('reports/logs', `${suite.name}-again.log`), 'w');
  spawnSync('npx', words, {
    stdio: ['ignore', log, log],
    shell: process.platform === 'win32',
    env: { ...process.env, ...environment },
  });
  if (!existsSync(file)) return [];
  const outcome = read(JSON.parse(readFileSync(file, 'utf8')));
  return failures.filter(({ id }) => outcome.passedIds.has(id) && !outcome.failures.some((failure) => failure.id === id));
}
