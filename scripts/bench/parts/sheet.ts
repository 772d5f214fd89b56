import { boundPath, sheetLines, sheetPath, type Bench, type BenchOptions } from '../bench-shop';
import { countSoFar, startCounting } from '../renders';
import { interleave } from '../rounds';
import { sampleOf, type Figure } from '../table';
import type { Conditions, Visit } from '../visit';

const slowed: Conditions = { cpu: 4, isSlow4g: false };
const counting: Conditions = { cpu: 1, isSlow4g: false, countsRenders: true };

/** Amounts that are typed, one below the other; more than a window has rows. */
const typedRows = 50;

/** What typing has cost; times in milliseconds. */
interface Typing {
  /** From a key until the paint after it: the middle one, what 95 of 100 stay below, and the longest. */
  readonly middle: number;
  readonly most: number;
  readonly longest: number;
  /** The main thread's own time for a key. */
  readonly work: number;
  readonly components: number;
}

declare global {
  interface Window {
    /** Milliseconds of each key so far, and the end of the one that is under way. */
    keys: { times: number[]; painted: Promise<void> };
  }
}

/** In the page: notes of each key how long it takes from the browser's own time of the press until its frame has been painted. */
function watchKeys(): void {
  const keys: Window['keys'] = { times: [], painted: Promise.resolve() };
  window.keys = keys;
  const watch = ({ timeStamp }: KeyboardEvent) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    keys.painted = promise;
    requestAnimationFrame(() => {
      // A message comes behind the frame that is being made.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        keys.times.push(performance.now() - timeStamp);
        port1.close();
        resolve();
      });
      port1.start();
      port2.postMessage(undefined);
    });
  };
  window.addEventListener('keydown', watch, true);
}

/** Types amounts of two digits down the sheet, each key as soon as the one before it has been painted. */
async function typeDown({ page, idle, work }: Visit): Promise<Typing> {
  const first = page.locator('[data-sku] input').first();
  await first.waitFor();
  await idle();
  await first.focus();
  await page.keyboard.type('1');
  await idle();
  await page.evaluate(watchKeys);
  await page.evaluate(startCounting);
  const { all } = await work(async () => {
    for (let row = 0; row < typedRows; row += 1)
      for (const key of ['1', '2', 'Enter']) {
        await page.keyboard.press(key);
        await page.evaluate(() => window.keys.painted);
      }
  });
  await idle();
  const { times } = await page.evaluate(() => ({ times: window.keys.times }));
  const sorted = times.toSorted((one, other) => one - other);
  if (sorted.length !== typedRows * 3) throw new Error(`${sorted.length} keys were painted of ${typedRows * 3}`);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  const { components } = await page.evaluate(countSoFar);
  return { middle: at(0.5), most: at(0.95), longest: at(1), work: all / sorted.length, components: components / sorted.length };
}

/** Amounts typed down an order sheet of 1,000 lines, against as many plain rows. */
export async function sheet(bench: Bench, { rounds }: BenchOptions): Promise<Figure[]> {
  const typings = await interleave(rounds, {
    shop: () => bench.shop(sheetPath, slowed, typeDown),
    r: () => bench.bound(boundPath('sheet', sheetLines), slowed, typeDown),
  });
  const counted = await bench.shop(sheetPath, counting, typeDown);
  const part = `Amounts typed down an order sheet of ${sheetLines} lines, CPU 4 ×`;
  const of = (read: (typing: Typing) => number) => ({
    part,
    unit: 'ms',
    value: typings('shop', read),
    against: { name: 'R', value: typings('r', read) },
  });
  return [
    { ...of(({ middle }) => middle), name: 'key to paint', bound: 1.2 },
    { ...of(({ most }) => most), name: 'key to paint, 95 of 100 keys', bound: 1.2 },
    { ...of(({ longest }) => longest), name: 'key to paint, longest' },
    { ...of(({ work }) => work), name: "main thread's own time for a key" },
    { part, name: 'components redrawn for a key', unit: '', value: sampleOf([counted.components]) },
  ];
}
