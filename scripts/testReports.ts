import { relative } from 'node:path';

/** What a suite's report says: its counts, by name what failed, and what took longest. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly string[];
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
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string; readonly duration?: number | null }[];
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
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number };
  readonly suites: readonly PlaywrightSuite[];
}

const slowestOf = (tests: readonly Outcome['slowest'][number][]) => tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);

/** Reads what Vitest's JSON reporter wrote. */
export function readVitest(json: unknown): Outcome {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, success, testResults } = json as VitestReport;
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => `${relative('.', name)}: ${fullName}`);
    return status === 'failed' && failed.length === 0 ? [relative('.', name)] : failed;
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
  const all = (branches: readonly PlaywrightSuite[]): { name: string; status: string; seconds: number }[] =>
    branches.flatMap(({ specs, suites: inner = [] }) => [
      ...specs.flatMap(({ file, line, title, tests }) =>
        tests.map(({ projectName, status, results }) => ({
          name: `${projectName ? `[${projectName}] ` : ''}${file}:${line} ${title}`,
          status,
          seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        })),
      ),
      ...all(inner),
    ]);
  const tests = all(suites);
  // Nothing is tried twice, so nothing can be flaky; were it, it would be a fault.
  const failures = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky').map(({ name }) => name);
  return { passed: expected, failed: unexpected + flaky, skipped, failures, slowest: slowestOf(tests) };
}
