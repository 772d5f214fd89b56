import { listPath, staticPath, type Bench, type BenchOptions } from '../bench-shop';
import { interleave } from '../rounds';
import type { Figure } from '../table';
import type { Conditions, Visit } from '../visit';

const repeated: Conditions = { cpu: 4, isSlow4g: true, isRepeated: true };

async function shownAgain({ settle, watched, bytes }: Visit): Promise<{ shown: number; all: number }> {
  await settle();
  const { shown = Number.NaN } = await watched();
  return { shown, all: bytes().all };
}

/** The search page for the second time: the shop out of what its worker keeps, the static page out of the browser's cache. */
export async function again(bench: Bench, { rounds }: BenchOptions): Promise<Figure[]> {
  const visits = await interleave(rounds, {
    shop: () => bench.shop(listPath(100), repeated, shownAgain),
    s: () => bench.bound(staticPath(100), repeated, shownAgain),
  });
  const part = 'Search page, second visit, CPU 4 ×, slow 4G';
  const of = (name: Parameters<typeof visits>[0], read: (run: { shown: number; all: number }) => number) => visits(name, read);
  return [
    {
      part,
      name: '100 shown',
      unit: 'ms',
      value: of('shop', ({ shown }) => shown),
      against: { name: 'S', value: of('s', ({ shown }) => shown) },
      bound: 1,
    },
    { part, name: 'all fetched', unit: 'KiB', value: of('shop', ({ all }) => all / 1024) },
  ];
}
