import type { Failure } from './testReports.ts';

/** A test that failed in its suite and passed in a second run, alone on the machine. */
export interface FlakyTest extends Failure {
  readonly suite: string;
}

/** An entry of tests/flaky.json: a test that is known to pass at the second try only, and is worked on. */
export interface KnownFlakyTest {
  readonly suite: string;
  /** As the run prints it: {@link Failure.id}. */
  readonly test: string;
  /** Day on which it was entered, YYYY-MM-DD. */
  readonly date: string;
  /** The cause, as far as it is known. */
  readonly reason: string;
}

/**
 * So many tests may pass at the second try in one run. Below it they are listed and worked off; above it (one in 200 of the browser
 * tests) a change has made tests depend on chance.
 */
const maxFlaky = 10;
/** So many tests may be known at a time; the next one is worked off before it is entered. */
export const maxKnownFlaky = 10;
/** A suite with more failures than these is broken, not unlucky: nothing of it is run again. */
export const maxRunAgain = 20;

/** Selects the tests that passed at the second attempt and count as failed all the same: all of them if there are more than {@link maxFlaky}. */
export function refusedFlaky(flaky: readonly FlakyTest[]): readonly FlakyTest[] {
  return flaky.length > maxFlaky ? flaky : [];
}

/** The note on a test that passed at the second try: since when that is known and why, or that it is to be entered. */
export function noteOnFlaky(test: FlakyTest, known: readonly KnownFlakyTest[]): string {
  const entry = known.find(({ suite, test: id }) => suite === test.suite && id === test.id);
  return entry ? `known since ${entry.date}: ${entry.reason}` : 'not known yet';
}
