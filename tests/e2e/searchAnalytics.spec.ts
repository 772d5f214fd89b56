import type { Page } from '@playwright/test';
import { chooseDelivery, confirmedNumber, orderButton } from './buying';
import { expect, test, type ShopDriver } from './shop';

const result = (page: Page) => page.getByRole('region', { name: 'Suchergebnis' });
const searches = async (shop: ShopDriver) =>
  (await shop.callsOf('reportSearch')).map(
    ({ body }) => JSON.parse(body ?? '{}') as { term: string; totalResults: number; typeOfQuery: string },
  );
const clicks = async (shop: ShopDriver) =>
  (await shop.callsOf('reportProductClick')).map(({ body }) => JSON.parse(body ?? '{}') as Record<string, string>);

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Artikel suchen' }).fill(text);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Suche nach „${text}“` })).toBeVisible();
  await expect(result(page).getByRole('article').first()).toBeVisible();
}

/** Opens the first product of the result. Answers its name. */
async function openFirst(page: Page): Promise<string> {
  const first = result(page).getByRole('article').first();
  const name = (await first.getAttribute('aria-label')) ?? '';
  await first.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return name;
}

// Without consent nothing is sent: search.spec.ts ends with that.
test('With consent each search, each opened product and each order is reported once; a report that fails is not noticed', async ({
  shop,
  page,
}) => {
  await shop.setCookie('consent-search-analytics', 'true');
  await shop.as('anna.al', { path: '/search?query=bergkäse' });
  await expect(result(page).getByRole('article').first()).toBeVisible();
  const total = Number(
    /\d+/.exec(
      await page
        .getByRole('status')
        .filter({ hasText: /Artikel$/ })
        .innerText(),
    )?.[0],
  );
  await expect.poll(async () => await searches(shop)).toEqual([{ term: 'bergkäse', totalResults: total, typeOfQuery: 'AND' }]);

  // A filter, the product and the way back are the same search.
  await page.getByRole('complementary', { name: 'Filter' }).getByRole('checkbox', { name: 'Staffelpreise' }).check();
  await expect(page).toHaveURL(/prices=bulk/);
  await expect(result(page)).toHaveAttribute('aria-busy', 'false');
  const name = await openFirst(page);
  const { pathname } = new URL(page.url());
  await expect
    .poll(async () => await clicks(shop))
    .toEqual([{ productId: pathname.split('/').at(-1), keywords: 'bergkäse', productName: name, productUrl: pathname }]);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^In den Warenkorb/ })
    .first()
    .click();
  await expect(shop.cartLink(1)).toBeVisible();
  await page.goBack();
  await expect(result(page).getByRole('article').first()).toBeVisible();

  await shop.setScenario('reportSearch=500,reportProductClick=offline');
  await search(page, 'reis');
  await openFirst(page);
  await expect
    .poll(async () => [(await searches(shop)).map(({ term }) => term), (await clicks(shop)).length])
    .toEqual([['bergkäse', 'reis'], 2]);
  await shop.settled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await shop.setScenario('normal');

  await shop.go('/checkout');
  await chooseDelivery(page);
  await orderButton(page).click();
  await confirmedNumber(page);
  const reports = async () => (await shop.callsOf('reportProductCheckout')).map(({ body }) => JSON.parse(body ?? '{}') as unknown);
  await expect.poll(reports).toEqual([
    {
      shopInfo: { tenant: 'AL', language: 'de' },
      items: [{ productId: expect.any(String), unit: expect.any(String), salePrice: expect.any(Number), currency: 'EUR' }],
    },
  ]);
  // The confirmation can be reloaded; the order is no other one for it.
  await shop.reload();
  await confirmedNumber(page);
  await shop.settled();
  expect(await reports()).toHaveLength(1);
});
