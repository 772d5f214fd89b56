// Runs every suite and ends with "N passed, N failed, N skipped" on a line of its own. All suites run even when one fails,
// so that one run shows everything that is wrong. `npm test -- unit e2e` runs chosen suites only.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { ensureBrowser } from './browser.ts';

interface Counts { passed: number; failed: number; skipped: number }

/** What a suite's report says: its counts, and by name what failed and what passed only at the second try. */
interface Outcome extends Counts { failures: readonly string[]; flaky: readonly string[] }

/** One suite: the npm script that runs it and, where it counts tests itself, the report it writes. */
interface Suite { name: string; script: string; report?: { file: string; read(json: unknown): Outcome } }

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  success: boolean;
  testResults: readonly { name: string; status: string; assertionResults: readonly { fullName: string; status: string }[] }[];
}
interface PlaywrightSuite {
  specs: readonly { file: string; line: number; title: string; tests: readonly { projectName: string; status: string }[] }[];
  suites?: readonly PlaywrightSuite[];
}
interface PlaywrightReport { stats: { expected: number; unexpected: number; flaky: number; skipped: number }; suites: readonly PlaywrightSuite[] }

const vitest = (json: unknown): Outcome => {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, success, testResults } = json as VitestReport;
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => `${relative('.', name)}: ${fullName}`);
    return status === 'failed' && failed.length === 0 ? [relative('.', name)] : failed;
  });
  // A file that can't be loaded fails without a test that fails.
  return { passed: numPassedTests, failed: numFailedTests || (success ? 0 : 1), skipped: numPendingTests + numTodoTests, failures, flaky: [] };
};
const playwright = (json: unknown): Outcome => {
  const { stats: { expected, unexpected, flaky, skipped }, suites: files } = json as PlaywrightReport;
  const named = (wanted: string, branches: readonly PlaywrightSuite[]): string[] => branches.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ file, line, title, tests }) => (
      tests.filter(({ status }) => status === wanted).map(({ projectName }) => `[${projectName}] ${file}:${line} ${title}`)
    )),
    ...named(wanted, inner),
  ]);
  return { passed: expected + flaky, failed: unexpected, skipped, failures: named('unexpected', files), flaky: named('flaky', files) };
};
const visual = (json: unknown): Outcome => ({ ...json as Omit<Outcome, 'flaky'>, flaky: [] });

const suites: Suite[] = [
  { name: 'contract', script: 'lint:contract' },
  { name: 'gen', script: 'gen:check' },
  { name: 'types', script: 'types' },
  { name: 'lint', script: 'lint' },
  { name: 'rooms', script: 'lint:rooms' },
  { name: 'messages', script: 'lint:messages' },
  { name: 'unit', script: 'test:unit', report: { file: 'reports/unit.json', read: vitest } },
  { name: 'stories', script: 'test:stories', report: { file: 'reports/stories.json', read: vitest } },
  { name: 'build', script: 'build' },
  { name: 'build-demo', script: 'build:demo' },
  { name: 'size', script: 'size' },
  { name: 'e2e', script: 'test:e2e', report: { file: 'reports/e2e.json', read: playwright } },
  { name: 'build-storybook', script: 'build:storybook' },
  { name: 'visual', script: 'visual', report: { file: 'reports/visual.json', read: visual } },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0) {
  console.error(`Unknown suite ${unknown.join(', ')}. Known: ${suites.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

console.log(`Browser: ${ensureBrowser()}`);
mkdirSync('reports', { recursive: true });

const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];
const flaky: string[] = [];
const lines: string[] = [];
for (const { name, script, report } of suites) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`);
  if (report) rmSync(report.file, { force: true });
  const started = Date.now();
  const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit', shell: process.platform === 'win32' });
  let counts: Counts = status === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  if (report && !existsSync(report.file)) counts = { passed: 0, failed: 1, skipped: 0 };
  else if (report) {
    const outcome = report.read(JSON.parse(readFileSync(report.file, 'utf8')));
    counts = outcome;
    failures.push(...outcome.failures);
    flaky.push(...outcome.flaky);
    // A suite that ended badly after its tests passed has failed; one that ran no test has tested nothing.
    if (status !== 0 && counts.failed === 0) counts = { ...counts, failed: 1 };
    if (counts.passed + counts.failed === 0) counts = { ...counts, failed: 1 };
  }
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  const seconds = Math.round((Date.now() - started) / 1000);
  lines.push(`${counts.failed === 0 ? '  ok  ' : ' FAIL '} ${name.padEnd(16)} ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped (${seconds} s)`);
}

console.log(`\n${lines.join('\n')}\n`);
if (failures.length > 0) console.log(`Failed:\n${failures.map((name) => `  ${name}`).join('\n')}\n`);
if (flaky.length > 0) console.log(`Passed only at the second try:\n${flaky.map((name) => `  ${name}`).join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed === 0 ? 0 : 1;
