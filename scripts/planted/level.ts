/** A test that failed: its name at its level, and why. */
export interface Failure {
  readonly test: string;
  readonly reason: string;
}

/** Tests of one kind, which can be run with a fault switched on. */
export interface Level {
  readonly name: 'unit' | 'story' | 'journey';
  /** Tests, or files of tests, that may notice a fault, nearest first. */
  candidatesFor(fault: { readonly id: string; readonly file: string; readonly journeys?: readonly string[] }): readonly string[];
  /** Runs tests until one fails. An empty id switches nothing on. */
  firstFailure(tests: readonly string[], faultId: string): Promise<Failure | undefined>;
  close(): Promise<void>;
}

/** A pattern that matches names by their end, to select tests. */
export const endsWith = (name: string): string => `${name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}$`;

/** Result of each test without a fault, one run each. */
const passes = new Map<string, Promise<boolean>>();

function passesUnplanted(level: Level, test: string): Promise<boolean> {
  const known = passes.get(test) ?? level.firstFailure([test], '').then((failure) => failure === undefined);
  passes.set(test, known);
  return known;
}

/**
 * The first test that notices a fault: it fails with it, passes without it, and fails once more with it, so that a flaky failure
 * doesn't count. Undefined if there is none.
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
