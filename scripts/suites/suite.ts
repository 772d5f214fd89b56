import { readFileSync } from 'node:fs';

/** One suite: the npm script that runs it and, where it counts tests itself, the report it writes. */
export interface Suite {
  readonly name: string;
  readonly script: string;
  readonly report?: { readonly file: string; readonly of: 'vitest' | 'playwright' };
  /** Suites whose builds it needs. */
  readonly after?: readonly string[];
  /** Uses all cores, or must run alone: `gen` puts files into src for comparison. */
  readonly isAlone?: true;
  /** Configuration of the second run of failures, alone: for suites in a browser, where a busy machine can fail a test. */
  readonly again?: string;
  /** Seconds that it takes on two quiet cores. */
  readonly seconds: number;
}

/** All suites, the longest of those that share the cores first. In a file that scripts/setup.mjs reads as well. */
export const suites = JSON.parse(readFileSync(new URL('../suites.json', import.meta.url), 'utf8')) as readonly Suite[];

/**
 * The suite to start next.
 *
 * @param waiting suites that haven't begun, in their order
 * @param running suites under way
 * @param slots how many may be under way at a time
 * @returns undefined where one that is under way has to end first
 */
export function nextSuite(waiting: readonly Suite[], running: readonly Suite[], slots: number): Suite | undefined {
  if (running.length >= slots || running.some(({ isAlone }) => isAlone)) return undefined;
  const open = new Set([...waiting, ...running].map(({ name }) => name));
  return waiting.find(({ isAlone, after = [] }) => !(isAlone && running.length > 0) && !after.some((name) => open.has(name)));
}

/**
 * Estimated seconds until all suites are done, by their usual times.
 *
 * @param waiting suites that haven't begun
 * @param running suites under way, each with its seconds so far
 * @param slots number of suites under way at a time
 */
export function secondsLeft(
  waiting: readonly Suite[],
  running: readonly { readonly suite: Suite; readonly seconds: number }[],
  slots: number,
): number {
  const left = [
    ...waiting.map((suite) => ({ suite, seconds: suite.seconds })),
    ...running.map(({ suite, seconds }) => ({ suite, seconds: Math.max(0, suite.seconds - seconds) })),
  ];
  const sum = (isAlone: boolean) =>
    left.filter(({ suite }) => (suite.isAlone ?? false) === isAlone).reduce((total, { seconds }) => total + seconds, 0);
  return Math.round(sum(true) + sum(false) / slots);
}
