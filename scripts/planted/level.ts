/** A test that failed: its name at its level, and why. */
export interface Failure {
  readonly test: string;
  readonly reason: string;
}

/** Tests of one kind, which can be run with a fault switched on. */
export interface Level {
  readonly name: 'unit' | 'story' | 'journey';
  /** What may notice a fault, nearest first: tests, or files of tests. */
  candidatesFor(fault: { readonly id: string; readonly file: string; readonly journeys?: readonly string[] }): readonly string[];
  /** Runs tests until one fails. An empty id switches nothing on. */
  firstFailure(tests: readonly string[], faultId: string): Promise<Failure | undefined>;
  close(): Promise<void>;
}

/** A pattern that a name ends with, for what picks tests by one. */
export const endsWith = (name: string): string => `${name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}$`;

/** Whether tests pass while no fault is switched on, each asked once in a run. */
const passes = new Map<string, Promise<boolean>>();

function passesUnplanted(level: Level, test: string): Promise<boolean> {
  const known = passes.get(test) ?? level.firstFailure([test], '').then((failure) => failure === undefined);
  passes.set(test, known);
  return known;
}

/**
 * The first of the tests that notices a fault: it fails with the fault, passes without it, and fails once more with it, so that nothing
 * that was red by chance counts. Undefined where none does.
 */
export async function firstToNotice(level: Level, tests: readonly string[], faultId: string): Promise<Failure | undefined> {
  let left = tests;
  while (left.length > 0) {
    const failure = await level.firstFailure(left, faultId);
    if (!failure) return undefined;
    if ((await passesUnplanted(level, failure.test)) && (await level.firstFailure([failure.test], faultId))) return failure;
    const place = left.findIndex((test) => failure.test === test || failure.test.startsWith(`${test} > `));
    // Those before it passed; of a file that holds a test that fails by itself nothing more is asked.
    left = left.filter((_test, index) => index !== place);
    if (place === -1) return undefined;
  }
  return undefined;
}
