import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test that failed. */
export interface Failure {
  readonly name: string;
  /** The beginning of what was said, in lines; none where the report says nothing. */
  readonly reason: readonly string[];
}

/** What a suite's report says: its counts, what failed and why, and what took longest. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
  readonly slowest: readonly { readonly name: string; readonly seconds: number }[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly success: boolean;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly duration?: number | null;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly specs: readonly {
    readonly file: string;
    readonly line: number;
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly duration: number; readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number };
  readonly suites: readonly PlaywrightSuite[];
}

/** Lines of a reason: enough for what was expected, what came and where, where only the end of a run's output is kept. */
const longestReason = 16;

const reasonOf = (messages: readonly string[]): readonly string[] =>
  messages
    .flatMap((message) => stripVTControlCharacters(message).split('\n'))
    // Frames of the runners themselves tell nothing.
    .filter((line) => line.trim() !== '' && !line.includes('/node_modules/'))
    .slice(0, longestReason);

const slowestOf = (tests: readonly Outcome['slowest'][number][]) => tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);

/** Reads what Vitest's JSON reporter wrote. */
export function readVitest(json: unknown): Outcome {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, success, testResults } = json as VitestReport;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({ name: `${relative('.', name)}: ${fullName}`, reason: reasonOf(failureMessages ?? []) }));
    return status === 'failed' && failed.length === 0 ? [{ name: relative('.', name), reason: reasonOf([message]) }] : failed;
  });
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ name: `${relative('.', name)}: ${fullName}`, seconds: (duration ?? 0) / 1000 })),
  );
  // A file that can't be loaded fails without a test that fails.
  return {
    passed: numPassedTests,
    failed: numFailedTests || (success ? 0 : 1),
    skipped: numPendingTests + numTodoTests,
    failures,
    slowest: slowestOf(tests),
  };
}

/** Reads what Playwright's JSON reporter wrote. */
export function readPlaywright(json: unknown): Outcome {
  const {
    stats: { expected, unexpected, flaky, skipped },
    suites,
  } = json as PlaywrightReport;
  const all = (branches: readonly PlaywrightSuite[]): (Failure & { status: string; seconds: number })[] =>
    branches.flatMap(({ specs, suites: inner = [] }) => [
      ...specs.flatMap(({ file, line, title, tests }) =>
        tests.map(({ projectName, status, results }) => ({
          name: `${projectName ? `[${projectName}] ` : ''}${file}:${line} ${title}`,
          reason: reasonOf(results.flatMap(({ errors }) => errors.map(({ message = '' }) => message))),
          status,
          seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        })),
      ),
      ...all(inner),
    ]);
  const tests = all(suites);
  // Nothing is tried twice, so nothing can be flaky; were it, it would be a fault.
  const failures = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky');
  return { passed: expected, failed: unexpected + flaky, skipped, failures, slowest: slowestOf(tests) };
}
