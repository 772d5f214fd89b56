import { gzipSync } from 'node:zlib';
import { ports } from '#scripts/ports.ts';
import { expect, test } from './shop';

const server = `http://127.0.0.1:${ports.production}`;

test('The first load of the search page needs at most 204 KiB of JavaScript', async ({ shop, page, request }) => {
  await page.addInitScript(() => {
    // Files that only load because the machine is slow aren't part of the first load: after a second of waiting, or without idle time.
    const { setTimeout: after, requestIdleCallback: whenIdle } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, delay = 0) => (delay < 1_000 ? after(run, delay) : 0),
      requestIdleCallback: (run: IdleRequestCallback) => whenIdle(run),
    });
    // By the browser's own clock: files loaded once it is idle aren't part of the first load, at any time of the check.
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('button[aria-label^="In den Warenkorb"]') || !document.querySelector('footer a')) return;
      observer.disconnect();
      performance.mark('first load');
    }).observe(document, { childList: true, subtree: true });
  });
  await shop.as('anna.al', { path: '/search?query=käse' });
  await expect(page.getByRole('button', { name: /^In den Warenkorb/ }).first()).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' })).toBeVisible();
  const scripts = await page.evaluate(() => {
    const until = performance.getEntriesByName('first load')[0]?.startTime ?? Infinity;
    // Later files are fetched before they are imported, then from the browser's cache: one file all the same.
    return [
      ...new Set(
        performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => name.endsWith('.js') && startTime < until)
          .map(({ name }) => new URL(name).pathname),
      ),
    ];
  });
  const sizes = await Promise.all(
    scripts.map(async (path) => gzipSync(await (await request.get(server + path)).body(), { level: 9 }).length),
  );
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThanOrEqual(204);
});
