import { largeKitchen, usualBuyer, type Bench, type BenchOptions } from '../bench-shop';
import { countSoFar, startCounting, type Renders } from '../renders';
import { interleave } from '../rounds';
import { sampleOf, type Figure } from '../table';
import type { Conditions, Visit } from '../visit';

const cold: Conditions = { cpu: 4, isSlow4g: true };
const slowed: Conditions = { cpu: 4, isSlow4g: false };
const counting: Conditions = { cpu: 1, isSlow4g: false, countsRenders: true };
const path = '/essential-products';
const MiB = 1024 * 1024;

interface Load {
  readonly shown: number;
  readonly shift: number;
  readonly elements: number;
  readonly heap: number;
}

async function load({ page, settle, watched, heap }: Visit): Promise<Load> {
  await settle();
  const { shown = Number.NaN, shift } = await watched();
  return { shown, shift, heap: await heap(), elements: await page.evaluate(() => document.getElementsByTagName('*').length) };
}

/** Milliseconds from the press on another filter until its rows have been painted. */
async function changeFilter({ page, settle }: Visit): Promise<{ shown: number }> {
  await settle();
  const shown = await page.evaluate(async () => {
    const link = document.querySelector<HTMLAnchorElement>('main nav a[href*="filter=shown"]');
    const list = document.querySelector('main article')?.closest('section');
    if (!link || !list) throw new Error('The essence list has no filters');
    const begin = performance.now();
    link.click();
    // The list of another filter is one of its own.
    const isThere = () => !list.isConnected && document.querySelector('main article') !== null;
    while (!isThere()) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - begin;
  });
  return { shown };
}

interface Flip extends Renders {
  /** Longest event until its paint; 16 ms where none took longer than a frame. */
  readonly longest: number;
}

/** A press on the first star, until the server has confirmed it. */
async function flip({ page, settle, watched, idle }: Visit): Promise<Flip> {
  await settle();
  const star = page.locator('article button[aria-pressed]:enabled').first();
  // Its hint comes with the pointer and is no part of it.
  await star.hover();
  await idle();
  const before = await page.evaluate(startCounting);
  await star.click();
  await idle();
  const { events } = await watched();
  const longest = Math.max(16, ...events.filter(({ start }) => start >= before).map(({ duration }) => duration));
  return { longest, ...(await page.evaluate(countSoFar)) };
}

/** From the top to the end by one window after the other, resting at each so that its part is read; bytes in use then. */
async function toTheEnd({ page, settle, idle, heap }: Visit): Promise<{ heap: number; elements: number }> {
  await settle();
  for (let place = 1; place <= 20; place += 1) {
    await page.evaluate((share) => window.scrollTo(0, document.documentElement.scrollHeight * share), place / 20);
    await idle();
  }
  return { heap: await heap(), elements: await page.evaluate(() => document.getElementsByTagName('*').length) };
}

/** The essence list of a large kitchen, 2,000 products, against one of about thirty: it must not be felt how long it is. */
export async function essence(bench: Bench, { rounds }: BenchOptions): Promise<Figure[]> {
  const both = <Result>(conditions: Conditions, measure: (visit: Visit) => Promise<Result>) => ({
    long: () => bench.shop(path, conditions, measure, 0, largeKitchen),
    short: () => bench.shop(path, conditions, measure, 0, usualBuyer),
  });
  const loads = await interleave(rounds, both(cold, load));
  const filters = await interleave(rounds, both(slowed, changeFilter));
  const flips = await interleave(rounds, both(slowed, flip));
  const counted = await bench.shop(path, counting, flip, 0, largeKitchen);
  const end = await bench.shop(path, slowed, toTheEnd, 0, largeKitchen);
  const part = 'Essence list of 2,000 products, against one of about 30, CPU 4 ×';
  const against = <Run>(
    sample: (name: 'long' | 'short', read: (run: Run) => number) => ReturnType<typeof sampleOf>,
    read: (run: Run) => number,
  ) => ({
    part,
    value: sample('long', read),
    against: { name: '30', value: sample('short', read) },
  });
  return [
    { ...against<Load>(loads, ({ shown }) => shown), name: 'shown, cold, slow 4G', unit: 'ms', bound: 1.5 },
    { part, name: 'layout shift', unit: '', value: loads('long', ({ shift }) => shift), bound: 0 },
    { part, name: 'elements', unit: '', value: loads('long', ({ elements }) => elements), bound: 2500 },
    { ...against<Load>(loads, ({ heap }) => heap / MiB), name: 'heap', unit: 'MiB', bound: 1.5 },
    { ...against<{ shown: number }>(filters, ({ shown }) => shown), name: 'another filter shown', unit: 'ms', bound: 2 },
    { ...against<Flip>(flips, ({ longest }) => longest), name: 'longest event of a flip', unit: 'ms', bound: 1.5 },
    // The stars near the window follow the states of all products together; more of them than there are rows in the page would be a fault.
    { part, name: 'rows redrawn by a flip', unit: '', value: sampleOf([counted.distinctRows]), bound: 40 },
    { part, name: 'components redrawn by a flip', unit: '', value: sampleOf([counted.components]) },
    {
      part,
      name: 'heap, once all was read',
      unit: 'MiB',
      value: sampleOf([end.heap / MiB]),
      against: { name: 'at first', value: loads('long', ({ heap }) => heap / MiB) },
      bound: 3,
    },
    { part, name: 'elements at the end', unit: '', value: sampleOf([end.elements]), bound: 2500 },
  ];
}
