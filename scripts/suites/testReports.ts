import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test that failed. */
export interface Failure {
  /** File and title, the same from one run to the next. */
  readonly id: string;
  /** Project, file, line and title, for people. */
  readonly name: string;
  /** The test file, from the root of the checkout. */
  readonly file: string;
  /** The beginning of the failure's message, in lines; empty if the report has none. */
  readonly reason: readonly string[];
}

/** The contents of a suite's report: its counts, the failures with reasons, and the slowest tests. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
  /** Ids of the tests that passed. */
  readonly passedIds: ReadonlySet<string>;
  readonly slowest: readonly { readonly name: string; readonly seconds: number }[];
  /** Why tests were skipped, each reason once. */
  readonly skipReasons: readonly string[];
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
      readonly annotations?: readonly { readonly type: string; readonly description?: string }[];
      readonly results: readonly { readonly duration: number; readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number };
  readonly suites: readonly PlaywrightSuite[];
}

/** Maximum lines of a reason: enough for expectation, result and place, if only the end of a run's output is kept. */
const maxReasonLines = 16;

const reasonOf = (messages: readonly string[]): readonly string[] =>
  messages
    .flatMap((message) => stripVTControlCharacters(message).split('\n'))
    // Frames of the runners themselves are useless.
    .filter((line) => line.trim() !== '' && !line.includes('/node_modules/'))
    .slice(0, maxReasonLines);

const slowestOf = (tests: readonly Outcome['slowest'][number][]) =>
  tests
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(({ name, seconds }) => ({ name, seconds }));

/** Parses the output of Vitest's JSON reporter. */
export function readVitest(json: unknown): Outcome {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, success, testResults } = json as VitestReport;
  const files = testResults.map(({ name, status, message, assertionResults }) => {
    const file = relative('.', name);
    const tests = assertionResults.map((test) => {
      const title = `${file}: ${test.fullName}`;
      return { ...test, id: title, name: title, file, reason: reasonOf(test.failureMessages ?? []), seconds: (test.duration ?? 0) / 1000 };
    });
    // A file that can't be loaded fails without a test that fails.
    const hasFailedItself = status === 'failed' && tests.every((test) => test.status !== 'failed');
    return { file, status, tests, ownFailures: hasFailedItself ? [{ id: file, name: file, file, reason: reasonOf([message]) }] : [] };
  });
  const tests = files.flatMap((file) => file.tests);
  const failed = tests.filter(({ status }) => status === 'failed');
  const failures = [...failed, ...files.flatMap(({ ownFailures }) => ownFailures)].map(({ id, name, file, reason }) => ({
    id,
    name,
    file,
    reason,
  }));
  const passed = [...tests.map(({ id, status }) => ({ id, status })), ...files.map(({ file, status }) => ({ id: file, status }))];
  return {
    passed: numPassedTests,
    failed: numFailedTests || (success ? 0 : 1),
    skipped: numPendingTests + numTodoTests,
    failures,
    passedIds: new Set(passed.filter(({ status }) => status === 'passed').map(({ id }) => id)),
    slowest: slowestOf(tests),
    skipReasons: [],
  };
}

/** Parses the output of Playwright's JSON reporter. */
export function readPlaywright(json: unknown): Outcome {
  const {
    stats: { expected, unexpected, flaky, skipped },
    suites,
  } = json as PlaywrightReport;
  const all = (
    branches: readonly PlaywrightSuite[],
  ): (Failure & { readonly status: string; readonly seconds: number; readonly skipReasons: readonly string[] })[] =>
    branches.flatMap(({ specs, suites: inner = [] }) => [
      ...specs.flatMap(({ file, line, title, tests }) =>
        tests.map(({ projectName, status, results, annotations = [] }) => ({
          id: `${projectName ? `[${projectName}] ` : ''}${file} › ${title}`,
          file,
          name: `${projectName ? `[${projectName}] ` : ''}${file}:${line} ${title}`,
          reason: reasonOf(results.flatMap(({ errors }) => errors.map(({ message = '' }) => message))),
          status,
          skipReasons: annotations.flatMap(({ type, description }) => (type === 'skip' && description ? [description] : [])),
          seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        })),
      ),
      ...all(inner),
    ]);
  const tests = all(suites);
  // Nothing is tried twice within a run, so nothing can be flaky there; were it, it would be a fault.
  const failures = tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ id, name, file, reason }) => ({ id, name, file, reason }));
  const passedIds = new Set(tests.filter(({ status }) => status === 'expected').map(({ id }) => id));
  const skipReasons = [...new Set(tests.flatMap((test) => test.skipReasons))];
  return { passed: expected, failed: unexpected + flaky, skipped, failures, passedIds, slowest: slowestOf(tests), skipReasons };
}
