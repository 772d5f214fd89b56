// Runs every suite and ends with "N passed, N failed, N skipped" on a line of its own. All suites run even when one fails, so that one
// run shows all failures. `npm test -- unit e2e` runs chosen suites only. Single-core suites run in parallel, as many as the machine
// has cores; those in a browser use all cores and run alone. Suites with unchanged inputs aren't repeated but counted with their
// earlier result (scripts/kept); `npm test -- --fresh` runs everything. Failures in a browser run once more at the end, alone on the
// machine (scripts/suites/flaky.ts has the consequences of a pass).
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { browserLaunch } from './browser.ts';
import { digestsOf, readCheckout } from './kept/digests.ts';
import { KeptRun, type SuitePlan } from './kept/keptRun.ts';
import { maxRunAgain, noteOnFlaky, refusedFlaky, type FlakyTest, type KnownFlakyTest } from './suites/flaky.ts';
import { readProgress, tellsProgress } from './suites/progress.ts';
import { runAgain } from './suites/runAgain.ts';
import { nextSuite, secondsLeft, suites, type Suite } from './suites/suite.ts';
import { readPlaywright, readVitest, type Outcome } from './suites/testReports.ts';
import { isUntried } from './suites/untried.ts';
import { readWords, refuse } from './words.ts';

const readers = { vitest: readVitest, playwright: readPlaywright };
const names = suites.map(({ name }) => name);
const usage = `npm test [-- [--fresh] SUITE …]; suites: ${names.join(', ')}`;
const {
  values: { fresh: isFresh },
  positionals: wanted,
} = readWords(usage, { allowPositionals: true, options: { fresh: { type: 'boolean', default: false } } });
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) refuse(`Unknown suite ${unknown.join(', ')}.`, usage);

console.log(`Browser: ${browserLaunch().executablePath}`);
mkdirSync('reports/logs', { recursive: true });
mkdirSync('reports/progress', { recursive: true });

const kept = new KeptRun(digestsOf(readCheckout()), { isFresh: isFresh || Boolean(process.env['CI']) });
const slots = Math.max(2, availableParallelism());
const started = Date.now();
const secondsSince = (moment: number) => Math.round((Date.now() - moment) / 1000);
const logOf = (name: string) => join('reports/logs', `${name}.log`);
const progressOf = (name: string) => join('reports/progress', `${name}.json`);

interface Result {
  readonly suite: Suite;
  readonly outcome: Outcome;
  readonly seconds: number;
  readonly plan: SuitePlan;
}

const noTests: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [], passedIds: new Set(), slowest: [], skipReasons: [] };

/** Adds the tests that count as they were. */
const withKept = (outcome: Outcome, { passed, skipped }: SuitePlan): Outcome => ({
  ...outcome,
  passed: outcome.passed + passed,
  skipped: outcome.skipped + skipped,
});

/** Runs a suite, or the rest of it; its output goes into its log, so that the lines of two suites don't mix. */
async function run(suite: Suite): Promise<Result> {
  const { name, script, report, after } = suite;
  const begun = Date.now();
  const plan = kept.plan(name);
  if (plan.isKept) return { suite, outcome: withKept(noTests, plan), seconds: 0, plan };
  if (report) rmSync(report.file, { force: true });
  rmSync(progressOf(name), { force: true });
  const file = openSync(logOf(name), 'w');
  const status = await new Promise<number | null>((resolve) => {
    spawn('npm', ['run', '--silent', script, '--', ...plan.words], {
      stdio: ['ignore', file, file],
      shell: process.platform === 'win32',
      env: { ...process.env, ...tellsProgress(progressOf(name)) },
    }).on('close', resolve);
  });
  const outcome = outcomeOf(status, report, plan);
  if (outcome.failed === 0) kept.recordSuite(name, outcome, after);
  // An error that belongs to no test may be any file's.
  const isExplained = outcome.failed === 0 || (outcome.failures.length > 0 && readProgress(progressOf(name))?.errors === 0);
  if (isExplained && report && existsSync(report.file)) kept.recordReport(name, JSON.parse(readFileSync(report.file, 'utf8')), after);
  return { suite, outcome: withKept(outcome, plan), seconds: secondsSince(begun), plan };
}

function outcomeOf(status: number | null, report: Suite['report'], plan: SuitePlan): Outcome {
  const failed: Outcome = { ...noTests, failed: 1 };
  if (!report) return status === 0 ? { ...failed, passed: 1, failed: 0 } : failed;
  if (!existsSync(report.file)) return failed;
  const outcome = readers[report.of](JSON.parse(readFileSync(report.file, 'utf8')));
  // A suite that ended badly after its tests passed has failed; one that ran no test has tested nothing.
  const isBad = outcome.failed === 0 && (status !== 0 || outcome.passed + outcome.skipped + plan.passed === 0);
  return isBad ? { ...outcome, failed: 1 } : outcome;
}

const timeOf = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

function resultLine({ suite: { name }, outcome: { passed, failed, skipped }, seconds, plan }: Result): string {
  const unchanged = plan.since && `${plan.isKept ? '' : `${plan.passed} `}unchanged since ${timeOf.format(plan.since)}`;
  const how = [...(plan.isKept ? [] : [`${seconds} s`]), ...(unchanged === undefined ? [] : [unchanged])].join('; ');
  return `${failed === 0 ? '  ok  ' : ' FAIL '} ${name.padEnd(16)} ${passed} passed, ${failed} failed, ${skipped} skipped (${how})`;
}

const waiting = suites.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const running = new Map<Suite, { readonly begun: number; readonly promise: Promise<Result> }>();
const results: Result[] = [];

/** Progress of the run, on one line, which a terminal overwrites. */
function showProgress(): void {
  const suitesNow = [...running.keys()].map(({ name }) => {
    const now = readProgress(progressOf(name));
    return now ? `${name} ${now.done}/${now.all}${now.failed > 0 ? `, ${now.failed} failed` : ''}` : name;
  });
  const failed = results.reduce((sum, { outcome }) => sum + outcome.failed, 0);
  const left = secondsLeft(
    waiting,
    [...running].map(([suite, { begun }]) => ({ suite, seconds: secondsSince(begun) })),
    slots,
  );
  const line = `${secondsSince(started)} s · ${suitesNow.join(' · ')}${failed > 0 ? ` · ${failed} failed before` : ''} · about ${left} s left`;
  if (process.stdout.isTTY) process.stdout.write(`\r\u001B[2K${line.slice(0, process.stdout.columns - 1)}`);
  else console.log(line);
}
const clearProgress = () => process.stdout.isTTY && process.stdout.write('\r\u001B[2K');
const progressTimer = setInterval(showProgress, process.stdout.isTTY ? 1_000 : 30_000);

while (waiting.length > 0 || running.size > 0) {
  for (let suite = nextSuite(waiting, [...running.keys()], slots); suite; suite = nextSuite(waiting, [...running.keys()], slots)) {
    waiting.splice(waiting.indexOf(suite), 1);
    running.set(suite, { begun: Date.now(), promise: run(suite) });
  }
  const result = await Promise.race([...running.values()].map(({ promise }) => promise));
  running.delete(result.suite);
  results.push(result);
  clearProgress();
  console.log(resultLine(result));
  // The output explains the failure of a suite without a report.
  if (result.outcome.failed > 0 && !result.suite.report) console.log(readFileSync(logOf(result.suite.name), 'utf8'));
}
clearInterval(progressTimer);
kept.save(digestsOf(readCheckout()));

const flaky: FlakyTest[] = [];
const broken: string[] = [];
for (const [place, result] of results.entries()) {
  const { suite, outcome } = result;
  if (!suite.again || outcome.failures.length === 0) continue;
  const untried = outcome.failures.filter(isUntried).length;
  if (outcome.failures.length - untried > maxRunAgain) {
    broken.push(suite.name);
    continue;
  }
  const rest = untried > 0 ? `; ${untried} of them weren't tried before` : '';
  console.log(`▸ ${suite.name}: failed tests run once more, alone (${outcome.failures.length}${rest})`);
  const passed = runAgain(suite, outcome.failures);
  flaky.push(...passed.filter((failure) => !isUntried(failure)).map((failure) => ({ ...failure, suite: suite.name })));
  results[place] = {
    ...result,
    outcome: {
      ...outcome,
      passed: outcome.passed + passed.length,
      failed: outcome.failed - passed.length,
      failures: outcome.failures.filter((failure) => !passed.includes(failure)),
    },
  };
}
const known = JSON.parse(readFileSync('tests/flaky.json', 'utf8')) as readonly KnownFlakyTest[];
const refused = refusedFlaky(flaky);
writeFileSync('reports/flaky.json', `${JSON.stringify(flaky, undefined, 2)}\n`);

const slowest = results
  .flatMap(({ suite, outcome }) => outcome.slowest.map((test) => ({ ...test, suite: suite.name })))
  .toSorted((a, b) => b.seconds - a.seconds)
  .slice(0, 10);
const failures = results.flatMap(({ suite, outcome }) => outcome.failures.map((failure) => ({ ...failure, suite: suite.name })));
const sum = (count: 'passed' | 'failed' | 'skipped') => results.reduce((total, { outcome }) => total + outcome[count], 0);
const named = ({ suite, name, reason }: FlakyTest) => `${suite}: ${name}\n${reason.map((line) => `    ${line}`).join('\n')}`;

console.log(`\n${results.map(resultLine).join('\n')}\n`);
if (slowest.length > 0)
  console.log(
    `Slowest tests:\n${slowest.map(({ suite, name, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${suite}: ${name}`).join('\n')}\n`,
  );
if (flaky.length > 0)
  console.log(
    `\nPassed at the second try, alone (reports/flaky.json; find the cause of each):\n\n${flaky
      .map((test) => `${named(test)}\n    ${noteOnFlaky(test, known)}`)
      .join('\n\n')}\n`,
  );
if (refused.length > 0)
  console.log(`${refused.length} tests passed only at the second try, which is too many: all of them count as failed.\n`);
/** Maximum number of failures shown with reasons: more would push the other names out of a truncated output. */
const maxReasons = 8;
if (failures.length > 0) {
  console.log(
    `Why${failures.length > maxReasons ? `, of the first ${maxReasons}` : ''}:\n\n${failures.slice(0, maxReasons).map(named).join('\n\n')}\n`,
  );
}
for (const { suite, outcome } of results) for (const reason of outcome.skipReasons) console.log(`Skipped: ${suite.name}: ${reason}`);
for (const name of broken) console.log(`More than ${maxRunAgain} tests of ${name} failed: none of them was retried.\n`);
for (const { suite, outcome } of results) if (outcome.failed > 0) console.log(`Output of ${suite.name}: ${logOf(suite.name)}`);
// Last, because a log is often kept by its end.
if (failures.length > 0) console.log(`Failed:\n${failures.map(({ suite, name }) => `  ${suite}: ${name}`).join('\n')}\n`);
const failed = sum('failed') + refused.length;
console.log(`All suites took ${secondsSince(started)} s.`);
console.log(`${sum('passed') - refused.length} passed, ${failed} failed, ${sum('skipped')} skipped`);
process.exitCode = failed === 0 ? 0 : 1;
