// Runs every suite and ends with "N passed, N failed, N skipped" on a line of its own. All suites run even when one fails, so that one run
// shows everything that is wrong. `npm test -- unit e2e` runs chosen suites only.
// Two run side by side where each keeps one core busy; those in a browser keep both busy and run alone.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserLaunch } from './browser.ts';
import { readPlaywright, readVitest, type Outcome } from './testReports.ts';
import { readWords, refuse } from './words.ts';

const readers = { vitest: readVitest, playwright: readPlaywright };

/** One suite: the npm script that runs it and, where it counts tests itself, the report it writes. */
interface Suite {
  readonly name: string;
  readonly script: string;
  readonly report?: { readonly file: string; readonly of: keyof typeof readers };
  /** Suites whose builds it needs. */
  readonly after?: readonly string[];
  /** Keeps both cores busy, or can't stand anybody beside it: what `gen` generates for comparison lies in src for a while. */
  readonly isAlone?: true;
  /** Seconds that it may take on two quiet cores. */
  readonly budget: number;
}

/** In a file that scripts/setup.mjs reads as well; the longest of those that share the cores first. */
const suites = JSON.parse(readFileSync(new URL('suites.json', import.meta.url), 'utf8')) as readonly Suite[];

const names = suites.map(({ name }) => name);
const usage = `npm test [-- SUITE …]; suites: ${names.join(', ')}`;
const { positionals: wanted } = readWords(usage, { allowPositionals: true });
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) refuse(`Unknown suite ${unknown.join(', ')}.`, usage);

const chosen = suites.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
console.log(`Browser: ${browserLaunch().executablePath}`);
mkdirSync('reports/logs', { recursive: true });

const started = Date.now();
const secondsSince = (moment: number) => Math.round((Date.now() - moment) / 1000);

/** Runs a suite and prints what it wrote once it is done, so that two don't write into each other's lines. */
async function run({ name, script, report, budget }: Suite): Promise<{ name: string; budget: number; outcome: Outcome; seconds: number }> {
  const log = join('reports/logs', `${name}.log`);
  const begun = Date.now();
  if (report) rmSync(report.file, { force: true });
  console.log(`▸ ${name} (after ${secondsSince(started)} s)`);
  const file = openSync(log, 'w');
  const status = await new Promise<number | null>((resolve) => {
    spawn('npm', ['run', '--silent', script], { stdio: ['ignore', file, file], shell: process.platform === 'win32' }).on('close', resolve);
  });
  const seconds = secondsSince(begun);
  console.log(`\n── ${name}, ${seconds} s ${'─'.repeat(Math.max(0, 60 - name.length))}\n${readFileSync(log, 'utf8')}`);
  return { name, budget, outcome: outcomeOf(status, report), seconds };
}

function outcomeOf(status: number | null, report: Suite['report']): Outcome {
  const failed: Outcome = { passed: 0, failed: 1, skipped: 0, failures: [], slowest: [] };
  if (!report) return status === 0 ? { ...failed, passed: 1, failed: 0 } : failed;
  if (!existsSync(report.file)) return failed;
  const outcome = readers[report.of](JSON.parse(readFileSync(report.file, 'utf8')));
  // A suite that ended badly after its tests passed has failed; one that ran no test has tested nothing.
  const isBad = outcome.failed === 0 && (status !== 0 || outcome.passed + outcome.skipped === 0);
  return isBad ? { ...outcome, failed: 1 } : outcome;
}

type Result = Awaited<ReturnType<typeof run>>;
const waiting = [...chosen];
const running = new Map<Suite, Promise<Result>>();
const results: Result[] = [];

function nextSuite(): Suite | undefined {
  if (running.size > 1 || [...running.keys()].some(({ isAlone }) => isAlone)) return undefined;
  return waiting.find(
    ({ isAlone, after = [] }) =>
      !(isAlone && running.size > 0) && !after.some((name) => [...waiting, ...running.keys()].some((suite) => suite.name === name)),
  );
}

while (waiting.length > 0 || running.size > 0) {
  for (let suite = nextSuite(); suite; suite = nextSuite()) {
    waiting.splice(waiting.indexOf(suite), 1);
    running.set(suite, run(suite));
  }
  const [done, result] = await Promise.race([...running].map(async ([suite, promise]) => [suite, await promise] as const));
  running.delete(done);
  results.push(result);
}

const lines = results.map(({ name, budget, outcome, seconds }) => {
  const over = seconds > budget ? `, more than its ${budget} s` : '';
  return `${outcome.failed === 0 ? '  ok  ' : ' FAIL '} ${name.padEnd(16)} ${outcome.passed} passed, ${outcome.failed} failed, ${outcome.skipped} skipped (${seconds} s${over})`;
});
const slowest = results
  .flatMap(({ name, outcome }) => outcome.slowest.map((test) => ({ ...test, suite: name })))
  .toSorted((a, b) => b.seconds - a.seconds)
  .slice(0, 10);
const failures = results.flatMap(({ name, outcome }) => outcome.failures.map((failure) => ({ ...failure, suite: name })));
const sum = (count: 'passed' | 'failed' | 'skipped') => results.reduce((total, { outcome }) => total + outcome[count], 0);

console.log(`\n${lines.join('\n')}\n`);
if (slowest.length > 0)
  console.log(
    `Slowest tests:\n${slowest.map(({ suite, name, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${suite}: ${name}`).join('\n')}\n`,
  );
/** Of so many it is said why they failed: more would push the others' names out of what is kept of a run's output. */
const mostReasons = 8;
if (failures.length > 0) {
  const reasons = failures
    .slice(0, mostReasons)
    .map(({ suite, name, reason }) => `${suite}: ${name}\n${reason.map((line) => `    ${line}`).join('\n')}`);
  console.log(`Why${failures.length > mostReasons ? `, of the first ${mostReasons}` : ''}:\n\n${reasons.join('\n\n')}\n`);
  console.log(`Failed:\n${failures.map(({ suite, name }) => `  ${suite}: ${name}`).join('\n')}\n`);
}
console.log(`All suites took ${secondsSince(started)} s.`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
