import type { Page, Request } from '@playwright/test';
import { expect, test } from './shop';

interface Report {
  readonly kind: string;
  readonly screen: string;
  readonly operation?: string;
  readonly status?: number;
  readonly requestId?: string;
  readonly count: number;
}

/** Makes the shop report to an address of its own, which accepts everything. Returns the received reports. */
async function reporting(page: Page): Promise<Request[]> {
  const received: Request[] = [];
  await page.route('**/config.json', (route) => route.fulfill({ json: { reportUrl: '/shop-reports' } }));
  await page.route('**/shop-reports', (route, request) => {
    received.push(request);
    return route.fulfill({ status: 204 });
  });
  return received;
}

const reportsOf = (received: readonly Request[]): Report[] =>
  received.flatMap((request) => (JSON.parse(request.postData() ?? '') as { reports: Report[] }).reports);

/** Reports go once they have been gathered for a while, or when the page is left. */
const leave = (page: Page) => page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pagehide')));

test('A failed call shows the beginning of its request id, and the operator hears of it without a word of the user', async ({
  shop,
  page,
}) => {
  shop.allowFailedCalls();
  const received = await reporting(page);
  const ids: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/orders/overview')) ids.push(request.headers()['x-request-id'] ?? '');
  });
  await shop.as('anna.al', { path: '/search?query=geheim' });
  await page.route('**/orders/overview**', (route) => route.fulfill({ status: 403, json: { status: 403, message: 'Anna Huber' } }));
  await shop.go('/my/orders?q=geheim');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(/Code [0-9A-Z]{4}-[0-9A-Z]{2}$|Code [0-9A-Z]{4}-[0-9A-Z]{2}Noch/);
  const code = /Code ([0-9A-Z]{4}-[0-9A-Z]{2})/.exec(await alert.innerText())?.[1] ?? '';
  expect(ids.at(-1)).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{20}$/);
  expect(ids.at(-1)?.slice(0, 7)).toBe(code);
  // A press selects it whole, to be copied.
  await page.getByText(code, { exact: true }).click();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(code);
  await expect
    .poll(async () => {
      await leave(page);
      return reportsOf(received).filter(({ kind }) => kind === 'call');
    })
    .toEqual([expect.objectContaining({ screen: '/my/orders', status: 403, requestId: ids.at(-1), count: 1 })]);
  for (const request of received) {
    expect(request.postData()).not.toMatch(/geheim|Huber|anna/i);
    expect(request.headers()).not.toHaveProperty('cookie');
    expect(request.headers()).not.toHaveProperty('referer');
  }
});

test('An answer of another shape, a part that is gone and an error that nobody caught are heard of', async ({ shop, page }) => {
  shop.allowFailedCalls();
  shop.allow(/A screen failed|Code is|thrown: RangeError/);
  const received = await reporting(page);
  await page.route('**/v1/cms/footer**', (route) => route.fulfill({ json: { links: 7 } }));
  await page.route(/\/assets\/OrdersPage-/, (route) => route.fulfill({ status: 404, body: 'no' }));
  await shop.as('anna.al', { path: '/flyers' });
  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new RangeError('Anna Huber');
      }),
  );
  await shop.go('/my/orders');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Der Shop wurde erneuert');
  await expect(alert.getByRole('button')).toHaveText(['Seite neu laden']);
  const code = /Code ([0-9A-Z]{4}-[0-9A-Z]{2})/.exec(await alert.innerText())?.[1] ?? '';
  await expect
    .poll(async () => {
      await leave(page);
      // One page in ten reports its vitals as well.
      return new Set(reportsOf(received).flatMap(({ kind }) => (kind === 'vital' ? [] : kind)));
    })
    // That the browser of these journeys lets no worker in is no failure: it counts as one without workers.
    .toEqual(new Set(['chunk', 'render', 'uncaught', 'shape']));
  const render = reportsOf(received).find(({ kind }) => kind === 'render');
  expect([render?.screen, render?.requestId?.slice(0, 7)]).toEqual(['/my/orders', code]);
  expect(JSON.stringify(reportsOf(received))).not.toContain('Huber');
});
