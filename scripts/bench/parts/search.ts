import { interleave, type Figure } from '../figures';
import { listPath, type Bench } from '../shop';
import { cold, type Visit } from '../visit';

async function load({ settle, watched, held }: Visit) {
  await settle();
  const { shown = Number.NaN, blocking, shift } = await watched();
  return { shown, blocking, shift, heap: (await held()).heap };
}

type Load = Awaited<ReturnType<typeof load>>;

/** The search page with 100 and with 300 products, and the second visit: the shop from its worker's cache, S from the browser's. */
export async function search(bench: Bench, rounds: number): Promise<Figure[]> {
  const repeated = { ...cold, isRepeated: true };
  const loads = await interleave(rounds, {
    shop100: () => bench.shop(listPath(100), cold, load),
    r100: () => bench.bound('/plain.html?size=100', cold, load),
    shop300: () => bench.shop(listPath(300), cold, load),
    r300: () => bench.bound('/plain.html?size=300', cold, load),
    shopAgain: () => bench.shop(listPath(100), repeated, load),
    sAgain: () => bench.bound('/static-100.html', repeated, load),
  });
  const shown = (run: Load) => run.shown;
  const r = (name: 'r100' | 'r300', read: (run: Load) => number) => ({ name: 'R', runs: loads(name, read) });
  return [
    { name: '100 shown', unit: 'ms', runs: loads('shop100', shown), against: r('r100', shown), bound: 1.6 },
    { name: '300 shown', unit: 'ms', runs: loads('shop300', shown), against: r('r300', shown), bound: 1.3 },
    {
      name: 'blocking, 100',
      unit: 'ms',
      runs: loads('shop100', ({ blocking }) => blocking),
      against: r('r100', ({ blocking }) => blocking),
      bound: 2,
    },
    { name: 'layout shift, 100', unit: '', runs: loads('shop100', ({ shift }) => shift), bound: 0 },
    { name: 'layout shift, 300', unit: '', runs: loads('shop300', ({ shift }) => shift), bound: 0 },
    { name: 'heap, 300', unit: 'MiB', runs: loads('shop300', ({ heap }) => heap), against: r('r300', ({ heap }) => heap), bound: 4 },
    {
      name: '100 shown, second visit',
      unit: 'ms',
      runs: loads('shopAgain', shown),
      against: { name: 'S', runs: loads('sAgain', shown) },
      bound: 1,
    },
  ];
}
