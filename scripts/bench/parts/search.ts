import type { Page } from 'playwright';
import { boundPath, listPath, staticPath, type Bench, type BenchOptions } from '../bench-shop';
import { interleave } from '../rounds';
import type { Figure } from '../table';
import type { Conditions, Visit } from '../visit';

const cold: Conditions = { cpu: 4, isSlow4g: true };

interface Load {
  shown: number;
  blocking: number;
  shift: number;
  /** Bytes of the scripts asked for before the list was shown, and of all of them. */
  script: number;
  allScript: number;
  all: number;
  requests: number;
  heap: number;
  elements: number;
}

/** Time of the main thread's tasks beyond 50 ms each. */
const blockingOf = (tasks: readonly { duration: number }[]) => tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);

/** Bytes of the scripts that were asked for before a moment, compressed. */
function scriptUntil(page: Page, moment: number): Promise<number> {
  return page.evaluate(
    (until) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < until)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    moment,
  );
}

async function load({ page, settle, watched, bytes, heap }: Visit): Promise<Load> {
  await settle();
  const { shown = Number.NaN, longTasks, shift } = await watched();
  // What comes once the browser rests is no part of the first load, however soon that is.
  const script = await scriptUntil(page, shown);
  const { script: allScript, all, requests } = bytes();
  return {
    shown,
    blocking: blockingOf(longTasks),
    shift,
    script,
    allScript,
    all,
    requests,
    heap: await heap(),
    elements: await page.evaluate(() => document.getElementsByTagName('*').length),
  };
}

const KiB = 1024;

/** The first load of the search page, with lists of 100 and of 300 products. */
export async function search(bench: Bench, { rounds }: BenchOptions): Promise<Figure[]> {
  const loads = await interleave(rounds, {
    shop100: () => bench.shop(listPath(100), cold, load),
    r100: () => bench.bound(boundPath('plain', 100), cold, load),
    shop300: () => bench.shop(listPath(300), cold, load),
    r300: () => bench.bound(boundPath('plain', 300), cold, load),
    v300: () => bench.bound(boundPath('vanilla', 300), cold, load),
    s300: () => bench.bound(staticPath(300), cold, load),
  });
  const part = 'Search page, cold, CPU 4 ×, slow 4G';
  const shownOf = (name: Parameters<typeof loads>[0]) => loads(name, ({ shown }) => shown);
  return [
    { part, name: 'JavaScript until shown', unit: 'KiB gz', value: loads('shop100', ({ script }) => script / KiB), bound: 200 },
    { part, name: 'the same, with what follows', unit: 'KiB gz', value: loads('shop100', ({ allScript }) => allScript / KiB) },
    {
      part,
      name: 'all fetched, pictures too',
      unit: 'KiB',
      value: loads('shop100', ({ all }) => all / KiB),
      against: { name: 'R', value: loads('r100', ({ all }) => all / KiB) },
    },
    {
      part,
      name: 'requests',
      unit: '',
      value: loads('shop100', ({ requests }) => requests),
      against: { name: 'R', value: loads('r100', ({ requests }) => requests) },
    },
    { part, name: '100 shown', unit: 'ms', value: shownOf('shop100'), against: { name: 'R', value: shownOf('r100') }, bound: 1.6 },
    { part, name: '300 shown', unit: 'ms', value: shownOf('shop300'), against: { name: 'R', value: shownOf('r300') }, bound: 1.3 },
    { part, name: '300 shown', unit: 'ms', value: shownOf('shop300'), against: { name: 'V', value: shownOf('v300') } },
    { part, name: '300 shown', unit: 'ms', value: shownOf('shop300'), against: { name: 'S', value: shownOf('s300') } },
    {
      part,
      name: 'blocking, 100',
      unit: 'ms',
      value: loads('shop100', ({ blocking }) => blocking),
      against: { name: 'R', value: loads('r100', ({ blocking }) => blocking) },
      bound: 2,
    },
    {
      part,
      name: 'blocking, 300',
      unit: 'ms',
      value: loads('shop300', ({ blocking }) => blocking),
      against: { name: 'R', value: loads('r300', ({ blocking }) => blocking) },
    },
    { part, name: 'layout shift, 100', unit: '', value: loads('shop100', ({ shift }) => shift), bound: 0 },
    { part, name: 'layout shift, 300', unit: '', value: loads('shop300', ({ shift }) => shift), bound: 0 },
    {
      part,
      name: 'heap, 300',
      unit: 'MiB',
      value: loads('shop300', ({ heap }) => heap / KiB / KiB),
      against: { name: 'R', value: loads('r300', ({ heap }) => heap / KiB / KiB) },
      bound: 4,
    },
    { part, name: 'elements, 300', unit: '', value: loads('shop300', ({ elements }) => elements), bound: 12_000 },
  ];
}
