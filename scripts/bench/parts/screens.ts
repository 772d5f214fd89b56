import type { Page } from 'playwright';
import { interleave, type Figure } from '../figures';
import { listPath, type Bench } from '../shop';
import { slowed, type Visit } from '../visit';

const ways = [
  { name: 'product, hovered', link: 'article a[href^="/product/"]', path: /^\/product\//, shows: 'main h1' },
  { name: 'search, visited', link: '', path: /^\/search/, shows: 'article a[href^="/product/"]' },
  { name: 'cart, hovered', link: 'header a[href="/checkout"]', path: /^\/checkout/, shows: 'main h1' },
  { name: 'search, visited again', link: '', path: /^\/search/, shows: 'article a[href^="/product/"]' },
  { name: 'start page, hovered', link: 'header a[href="/"]', path: /^\/$/, shows: 'main h1' },
] as const;

/** Milliseconds from a press on a link, or on "back" without one, until the target screen is painted: its address and its element. */
function press(page: Page, { link, path, shows }: (typeof ways)[number]): Promise<number> {
  return page.evaluate(
    async ({ selector, wanted, present }) => {
      const begun = performance.now();
      if (selector === '') history.back();
      else document.querySelector<HTMLElement>(selector)?.click();
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      while (!wanted.test(location.pathname) || !document.querySelector(present)) await frame();
      await frame();
      await new Promise((resolve) => setTimeout(resolve));
      return performance.now() - begun;
    },
    { selector: link, wanted: path, present: shows },
  );
}

async function walk({ page, settle, idle }: Visit): Promise<Record<string, number>> {
  await settle();
  const times: Record<string, number> = {};
  for (const way of ways) {
    // Prefetching is done once no request is under way.
    if (way.link !== '') await page.locator(way.link).first().hover();
    await idle();
    times[way.name] = await press(page, way);
    await idle();
  }
  return times;
}

/** Screens that were hovered or visited before: from the press until they are shown. */
export async function screens(bench: Bench, rounds: number): Promise<Figure[]> {
  const walks = await interleave(rounds, { shop: () => bench.shop(listPath(100), slowed, walk, { lines: 3 }) });
  return ways.map(({ name }) => ({ name, unit: 'ms', runs: walks('shop', (times) => times[name] ?? Number.NaN), bound: 100 }));
}
