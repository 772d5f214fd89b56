/** A test file that a change touches. */
export interface Touched {
  readonly file: string;
  /** Number of imports between it and the nearest changed file. */
  readonly distance: number;
  /** Number of its tests. */
  readonly tests: number;
}

/** A selection of the affected files, and the number of omitted ones. */
export interface Chosen {
  readonly files: readonly string[];
  readonly left: number;
}

/** Number of imports between a test file and the nearest changed file; undefined if it loads none of them. */
export function distanceTo(loaded: ReadonlyMap<string, number>, changed: readonly string[]): number | undefined {
  const distances = changed.flatMap((file) => loaded.get(file) ?? []);
  return distances.length === 0 ? undefined : Math.min(...distances);
}

const testsOf = (files: readonly Touched[]) => files.reduce((sum, { tests }) => sum + tests, 0);

/** Takes files in their sequence while they have no more tests than that together; at least one. */
function takeUpTo(files: readonly Touched[], max: number): readonly Touched[] {
  const end = files.findIndex((_, index) => index > 0 && testsOf(files.slice(0, index + 1)) > max);
  return end < 0 ? files : files.slice(0, end);
}

/**
 * Selects among the affected files if there are too many: three quarters are the nearest, the rest is spread evenly over all others, so
 * that a change at the bottom is also tried in distant screens.
 *
 * @param maxTests maximum number of tests in the selected files together
 */
export function chooseNearest(touched: readonly Touched[], maxTests: number): Chosen {
  const sorted = touched.toSorted((a, b) => a.distance - b.distance || a.tests - b.tests || (a.file < b.file ? -1 : 1));
  if (testsOf(sorted) <= maxTests) return { files: sorted.map(({ file }) => file), left: 0 };
  const near = takeUpTo(sorted, maxTests * 0.75);
  const far = sorted.slice(near.length).toSorted((a, b) => (a.file < b.file ? -1 : 1));
  const room = Math.max(0, maxTests - testsOf(near));
  const count = Math.min(far.length, Math.floor((room * far.length) / Math.max(1, testsOf(far))));
  const spread = Array.from({ length: count }, (_, index) => far[Math.floor(((index + 0.5) * far.length) / count)]);
  const files = [...near, ...spread].flatMap((chosen) => chosen?.file ?? []);
  return { files, left: sorted.length - files.length };
}
