import { boundPath, listPath, type Bench, type BenchOptions } from '../bench-shop';
import { countSoFar, startCounting, type Renders } from '../renders';
import { interleave } from '../rounds';
import { sampleOf, type Figure } from '../table';
import type { Conditions, Visit } from '../visit';
import type { Watched } from '../watch';

const slowed: Conditions = { cpu: 4, isSlow4g: false };
const counting: Conditions = { cpu: 1, isSlow4g: false, countsRenders: true };

/** What one change has cost. */
export interface Change extends Renders {
  /** Longest event until its paint. One of less than a frame is not told: 16 ms then is the most that it can have been. */
  readonly longest: number;
  readonly tasks: Watched['longTasks'];
}

/** Types another amount into the first row that can be ordered and leaves it, and waits until nothing more is fetched for that. */
export async function changeAmount({ page, settle, watched, idle }: Visit): Promise<Change> {
  await settle();
  const amount = page.locator('article input:enabled').first();
  await amount.focus();
  await amount.press('Control+A');
  const before = await page.evaluate(startCounting);
  await page.keyboard.press('7');
  await page.keyboard.press('Tab');
  await idle();
  const { events, longTasks } = await watched();
  return {
    longest: Math.max(16, ...events.filter(({ start }) => start >= before).map(({ duration }) => duration)),
    tasks: longTasks.filter(({ start }) => start >= before),
    ...(await page.evaluate(countSoFar)),
  };
}

/** One amount changed among 300 rows. */
export async function amount(bench: Bench, { rounds }: BenchOptions): Promise<Figure[]> {
  const changes = await interleave(rounds, {
    shop: () => bench.shop(listPath(300), slowed, changeAmount),
    r: () => bench.bound(boundPath('plain', 300), slowed, changeAmount),
    v: () => bench.bound(boundPath('vanilla', 300), slowed, changeAmount),
  });
  const counted = await bench.shop(listPath(300), counting, changeAmount);
  const part = 'One amount changed among 300 rows, CPU 4 ×';
  const longestOf = (name: Parameters<typeof changes>[0]) => changes(name, ({ longest }) => longest);
  return [
    { part, name: 'longest event', unit: 'ms', value: longestOf('shop'), against: { name: 'R', value: longestOf('r') }, bound: 1.2 },
    { part, name: 'longest event', unit: 'ms', value: longestOf('shop'), against: { name: 'V', value: longestOf('v') } },
    { part, name: 'rows redrawn', unit: '', value: sampleOf([counted.rows]), bound: 3 },
    { part, name: 'components redrawn', unit: '', value: sampleOf([counted.components]) },
  ];
}

/** One amount changed in a cart of 1,000 lines and in one of 10, until the server has confirmed it. */
export async function cart(bench: Bench, { rounds }: BenchOptions): Promise<Figure[]> {
  const changes = await interleave(rounds, {
    long: () => bench.shop('/checkout', slowed, changeAmount, 1000),
    short: () => bench.shop('/checkout', slowed, changeAmount, 10),
  });
  const [long, short] = [
    await bench.shop('/checkout', counting, changeAmount, 1000),
    await bench.shop('/checkout', counting, changeAmount, 10),
  ];
  const part = 'One amount changed in a cart of 1,000 lines, against 10, CPU 4 ×';
  const of = (read: (change: Change) => number) => ({
    value: changes('long', read),
    against: { name: '10', value: changes('short', read) },
  });
  return [
    { part, name: 'longest event', unit: 'ms', ...of(({ longest }) => longest), bound: 2 },
    // Tasks of less than 50 ms are not told.
    {
      part,
      name: 'longest task until confirmed',
      unit: 'ms',
      ...of(({ tasks }) => Math.max(50, ...tasks.map(({ duration }) => duration))),
    },
    {
      part,
      name: 'all long tasks until confirmed',
      unit: 'ms',
      ...of(({ tasks }) =>
        Math.max(
          50,
          tasks.reduce((sum, { duration }) => sum + duration, 0),
        ),
      ),
    },
    { part, name: 'rows redrawn', unit: '', value: sampleOf([long.distinctRows]), bound: 5 },
    {
      part,
      name: 'times that a row was drawn',
      unit: '',
      value: sampleOf([long.rows]),
      against: { name: '10', value: sampleOf([short.rows]) },
    },
    {
      part,
      name: 'components redrawn',
      unit: '',
      value: sampleOf([long.components]),
      against: { name: '10', value: sampleOf([short.components]) },
    },
  ];
}
