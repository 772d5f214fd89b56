import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { ports } from './ports';
import { nginx, ShopServer } from '#scripts/deploy/shopServer.ts';

/** Number of the shop's workers and caches in a browser. */
const kept = (page: Page) =>
  page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length > 0]);

test('A worker that is taken back throws away what it kept and goes, and the shop runs on', async ({ page }) => {
  test.skip('missing' in nginx, 'missing' in nginx ? nginx.missing : '');
  const server = new ShopServer({ port: ports.worker, backendPort: ports.mock, build: 'dist', backendPaths: '|mock' });
  try {
    await server.start();
    await page.goto(`http://al.localhost:${ports.worker}/privacy-preferences`);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect.poll(() => kept(page)).toEqual([1, true]);
    const at = join(server.root, 'current');
    copyFileSync('deploy/sw-kill.js', join(at, 'sw.js'));
    for (const ending of ['gz', 'br']) rmSync(join(at, `sw.js.${ending}`));
    await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
    // Chromium puts the change of workers off while the old one is watched, as by a test, until a page is requested.
    await expect(async () => {
      const next = await page.context().newPage();
      void next.goto(page.url()).catch(() => undefined);
      await expect.poll(() => kept(page), { timeout: 3_000 }).toEqual([0, false]);
    }).toPass();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    server.stop();
  }
});
