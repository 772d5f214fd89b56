import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { wholeRun, type PictureRun } from '#tests/visual/run.ts';
import { readResults, type RunResult } from './results.ts';

const runFile = 'reports/visual-run.json';

/** Result of a run of the pictures; without results if Playwright failed before. */
export interface EndedRun {
  readonly status: number;
  readonly results: RunResult | undefined;
}

/**
 * Runs Playwright over the pictures. An accepting run only takes pictures; a comparing one also checks the comparison itself, and the
 * Storybook below a path.
 */
export function runPictures(change: Partial<PictureRun>): EndedRun {
  const run = { ...wholeRun, ...change };
  rmSync(run.results, { force: true });
  mkdirSync('reports', { recursive: true });
  // Hundreds of places are more than some systems take in the environment.
  writeFileSync(runFile, JSON.stringify(run));
  const { status } = spawnSync(
    'playwright',
    ['test', '--config', 'playwright.visual.config.ts', ...(run.accepts ? ['stories', 'shop'] : [])],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, VISUAL_RUN: runFile },
    },
  );
  const results = existsSync(run.results) ? readResults(JSON.parse(readFileSync(run.results, 'utf8'))) : undefined;
  return { status: status ?? 1, results };
}
