import type { Page } from 'playwright';
import { listPath, type Bench, type BenchOptions } from '../bench-shop';
import { interleave } from '../rounds';
import type { Figure } from '../table';
import type { Conditions, Visit } from '../visit';

const slowed: Conditions = { cpu: 4, isSlow4g: false };

/** A screen by the link that leads to it, and what is there once it is shown. */
interface Way {
  readonly name: string;
  /** Selector of the link; undefined: back. */
  readonly link: string | undefined;
  readonly path: string;
  readonly shows: string;
}

const ways: readonly Way[] = [
  { name: 'product, hovered', link: 'article a[href^="/product/"]', path: '/product/', shows: 'main h1' },
  { name: 'search, visited', link: undefined, path: '/search', shows: 'article a[href^="/product/"]' },
  { name: 'cart, hovered', link: 'header a[href="/checkout"]', path: '/checkout', shows: 'main h1' },
  { name: 'search, visited again', link: undefined, path: '/search', shows: 'article a[href^="/product/"]' },
  { name: 'start page, hovered', link: 'header a[href="/"]', path: '/', shows: 'main h1' },
];

/** Milliseconds from a press until the screen that it leads to has been painted. The address and what the screen shows have to be there. */
function pressed(page: Page, { link, path, shows }: Way): Promise<number> {
  return page.evaluate(
    ({ selector, wanted, present }) =>
      new Promise<number>((resolve) => {
        const begun = performance.now();
        const check = () => {
          const isThere = wanted === '/' ? location.pathname === '/' : location.pathname.startsWith(wanted);
          if (!isThere || !document.querySelector(present)) {
            requestAnimationFrame(check);
            return;
          }
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
        };
        if (selector === undefined) history.back();
        else document.querySelector<HTMLElement>(selector)?.click();
        check();
      }),
    { selector: link, wanted: path, present: shows },
  );
}

async function walk({ page, settle, idle }: Visit): Promise<Record<string, number>> {
  await settle();
  const times: Record<string, number> = {};
  for (const way of ways) {
    // What is fetched ahead is there once nothing is fetched any more.
    if (way.link !== undefined) await page.locator(way.link).first().hover();
    await idle();
    times[way.name] = await pressed(page, way);
    await idle();
  }
  return times;
}

/** Screens that were hovered or visited before: from the press until they are shown. */
export async function screens(bench: Bench, { rounds }: BenchOptions): Promise<Figure[]> {
  const walks = await interleave(rounds, { shop: () => bench.shop(listPath(100), slowed, walk, 3) });
  return ways.map(({ name }) => ({
    part: 'From a press until the screen is shown, CPU 4 ×',
    name,
    unit: 'ms',
    value: walks('shop', (times) => times[name] ?? Number.NaN),
    bound: 100,
  }));
}
