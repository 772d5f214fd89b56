import type { Page } from 'playwright';
import type { Figure } from '../figures';
import type { Bench } from '../shop';
import { fullSpeed, type Visit } from '../visit';

/** Once around, by links: start page, a list, one of its first products, the cart. */
async function goAround(page: Page, turn: number): Promise<void> {
  const arrive = (path: string, selector: string) =>
    page.waitForFunction(
      ([wanted = '', present = '']) =>
        (wanted === '/' ? location.pathname === '/' : location.pathname.startsWith(wanted)) && document.querySelector(present) !== null,
      [path, selector],
    );
  /** Presses in the page, where nothing scrolls or waits. The frame's links are on every screen. */
  const follow = (href: string) =>
    page
      .locator(`a[href="${href}"]`)
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
  await follow('/');
  await arrive('/', 'h1');
  // One of three lists, so that answers are both cached and refetched.
  const box = page.locator('header input[role=combobox]');
  await box.fill(['reis', 'bergkäse', 'wein'][turn % 3] ?? '');
  await box.press('Enter');
  await arrive('/search', 'article a[href^="/product/"]');
  // Chosen and pressed in one step: the previous search's list may still be there, or disappear just now.
  const pressed = await page.waitForFunction((index) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('article a[href^="/product/"]')];
    const link = links[(index * 2) % links.length];
    link?.click();
    return link?.pathname;
  }, turn % 5);
  await arrive((await pressed.jsonValue()) ?? '', 'main h1');
  await follow('/checkout');
  await arrive('/checkout', 'main h1');
}

type Held = Awaited<ReturnType<Visit['held']>>;

async function walk({ page, settle, idle, held }: Visit, navigations: number): Promise<Held[]> {
  await settle();
  const marks: Held[] = [];
  const turns = Math.round(navigations / 4);
  for (let turn = 1; turn <= turns; turn += 1) {
    await goAround(page, turn);
    if (turn % Math.max(1, Math.round(turns / 10)) !== 0) continue;
    await idle();
    // Excludes the bench's own records.
    await page.evaluate(() => Object.assign(window.bench, { events: [] }));
    marks.push(await held());
    console.log(`   ${turn * 4} navigations: ${JSON.stringify(marks.at(-1))}`);
  }
  return marks;
}

/** Measures if the page's memory grows with navigations. The first three tenths fill the caches and don't count. */
export async function memory(bench: Bench, _rounds: number, navigations: number): Promise<Figure[]> {
  const conditions = { ...fullSpeed, isInterpreted: true };
  const marks = await bench.shop('/search?query=reis', conditions, (visit) => walk(visit, navigations), { lines: 3 });
  const figure = (name: keyof Held, bound: number): Figure => ({
    name: `${name} held after ${navigations} navigations`,
    unit: '',
    runs: marks.slice(-3).map((mark) => mark[name]),
    against: { name: 'after three tenths', runs: marks.slice(2, 5).map((mark) => mark[name]) },
    bound,
  });
  return [figure('heap', 1.05), figure('nodes', 1.1), figure('listeners', 1.1)];
}
