import type { Page } from 'playwright';
import type { Bench, BenchOptions } from '../bench-shop';
import { sampleOf, type Figure } from '../table';
import type { Visit } from '../visit';

/** What is held after so many navigations. */
interface Held {
  navigations: number;
  heap: number;
  nodes: number;
  listeners: number;
}

const MiB = 1024 * 1024;

/** Once around: start page, a list, one of its first products, the cart. By links, as people go. */
async function goAround(page: Page, turn: number): Promise<void> {
  const { origin } = new URL(page.url());
  // The frame's links stand on every screen; the list is one of three, so that answers are kept and asked for again.
  const follow = (href: string) =>
    page.evaluate((to) => {
      const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find((candidate) => candidate.getAttribute('href') === to);
      if (link) link.click();
      return link !== undefined;
    }, href);
  const arrive = (path: string, selector: string) =>
    page.waitForFunction(
      ([wanted, present]) => location.pathname.startsWith(wanted ?? '') && document.querySelector(present ?? '') !== null,
      [path, selector],
    );
  const go = async (href: string, selector: string) => {
    if (!(await follow(href))) throw new Error(`${page.url()} has no link to ${href}`);
    await arrive(new URL(href, origin).pathname, selector);
  };
  await go('/', 'h1');
  await page.evaluate(
    (query) => {
      const box = document.querySelector<HTMLInputElement>('header input[role=combobox]');
      if (!box?.form) throw new Error('The header has no search box');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, query);
      box.dispatchEvent(new Event('input', { bubbles: true }));
      box.form.requestSubmit();
    },
    ['reis', 'bergkäse', 'wein'][turn % 3],
  );
  await arrive('/search', 'article a[href^="/product/"]');
  // Chosen and pressed at once: the list of the search before may still stand there, or go just now.
  const pressed = await page.waitForFunction((index) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('article a[href^="/product/"]')];
    const link = links[(index * 2) % links.length];
    link?.click();
    return link?.getAttribute('href');
  }, turn % 5);
  const product = (await pressed.jsonValue()) ?? '';
  await arrive(new URL(product, origin).pathname, 'main h1');
  await go('/checkout', 'main h1');
}

async function walk({ page, settle, idle, heap, held }: Visit, navigations: number): Promise<Held[]> {
  await settle();
  const marks: Held[] = [];
  const perTurn = 4;
  const every = Math.max(perTurn, Math.round(navigations / 10 / perTurn) * perTurn);
  for (let done = perTurn; done <= navigations; done += perTurn) {
    await goAround(page, done / perTurn);
    if (done % every !== 0) continue;
    await idle();
    // What the bench itself notes is none of the shop's.
    await page.evaluate(() => Object.assign(window.bench, { events: [], longTasks: [] }));
    const { nodes, listeners } = await held();
    marks.push({ navigations: done, heap: await heap(), nodes, listeners });
    const last = marks.at(-1);
    console.log(`   ${done} navigations: ${((last?.heap ?? 0) / MiB).toFixed(2)} MiB, ${nodes} nodes, ${listeners} listeners`);
  }
  return marks;
}

/** Whether the page holds more the longer it is walked through. The first three tenths fill the caches and don't count. */
export async function memory(bench: Bench, { navigations }: BenchOptions): Promise<Figure[]> {
  const marks = await bench.shop(
    '/search?query=reis',
    { cpu: 1, isSlow4g: false, isInterpreted: true },
    (visit) => walk(visit, navigations),
    3,
  );
  const [before, after] = [marks.slice(2, 5), marks.slice(-3)];
  const part = `${navigations} navigations: start page, list, product, cart, and around again`;
  const figure = (name: string, unit: string, read: (held: Held) => number, bound: number): Figure => ({
    part,
    name,
    unit,
    value: sampleOf(after.map(read)),
    against: { name: 'after three tenths', value: sampleOf(before.map(read)) },
    bound,
  });
  return [
    figure('heap', 'MiB', ({ heap }) => heap / MiB, 1.05),
    figure('DOM nodes held', '', ({ nodes }) => nodes, 1.1),
    figure('listeners held', '', ({ listeners }) => listeners, 1.1),
  ];
}
