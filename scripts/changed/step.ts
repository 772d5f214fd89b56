import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { readPlaywright, readVitest, type Outcome } from '../suites/testReports.ts';

/** One thing that is run for a change. */
export interface Step {
  readonly name: string;
  /** Program, out of the lock file or npm itself, and its words. */
  readonly words: readonly string[];
  /** Report of a runner that counts its tests. */
  readonly report?: { readonly file: string; readonly of: 'vitest' | 'playwright' };
  /** Description of the omitted part. */
  readonly leftOut?: string;
}

/** Result of a step. */
export interface StepResult {
  readonly step: Step;
  readonly outcome: Outcome;
  readonly seconds: number;
  readonly log: string;
}

const readers = { vitest: readVitest, playwright: readPlaywright };

/** Counts of a step without a report: it passes or fails as one. */
const asOne = (isGreen: boolean): Outcome => ({
  passed: isGreen ? 1 : 0,
  failed: isGreen ? 0 : 1,
  skipped: 0,
  failures: [],
  passedIds: new Set(),
  slowest: [],
  skipReasons: [],
});

/** Runs a step; its output goes into a log of its own. */
export async function runStep(step: Step): Promise<StepResult> {
  const begun = Date.now();
  const [program = '', ...words] = step.words;
  const log = `reports/logs/changed-${step.name}.log`;
  mkdirSync('reports/logs', { recursive: true });
  if (step.report) rmSync(step.report.file, { force: true });
  const file = openSync(log, 'w');
  const status = await new Promise<number | null>((resolve) => {
    spawn(program, words, {
      stdio: ['ignore', file, file],
      shell: process.platform === 'win32',
      env: { ...process.env, ...(step.report?.of === 'playwright' && { PLAYWRIGHT_JSON_OUTPUT_FILE: step.report.file }) },
    }).on('close', resolve);
  });
  const outcome =
    step.report && existsSync(step.report.file)
      ? readers[step.report.of](JSON.parse(readFileSync(step.report.file, 'utf8')))
      : asOne(status === 0);
  const isBad = outcome.failed === 0 && status !== 0;
  return { step, outcome: isBad ? { ...outcome, failed: 1 } : outcome, seconds: Math.round((Date.now() - begun) / 1000), log };
}
