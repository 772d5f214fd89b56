import type { Page } from '@playwright/test';
import { confirmedNumber, openDelivery, orderButton } from './buying';
import { expect, test, type ShopDriver } from './shop';

const result = (page: Page) => page.getByRole('region', { name: 'Suchergebnis' });
const searches = (shop: ShopDriver) =>
  shop.callsOf('reportSearch').map(({ body }) => JSON.parse(body ?? '{}') as { term: string; totalResults: number; typeOfQuery: string });
const clicks = (shop: ShopDriver) =>
  shop.callsOf('reportProductClick').map(({ body }) => JSON.parse(body ?? '{}') as Record<string, string>);

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Artikel suchen' }).fill(text);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Suche nach „${text}“` })).toBeVisible();
  await expect(result(page).getByRole('article').first()).toBeVisible();
}

test.describe('What is looked for often', () => {
  const box = (page: Page) => page.getByRole('combobox', { name: 'Artikel suchen' });

  test('With consent the empty field offers it, and the keyboard searches for it', async ({ shop, page }) => {
    await shop.setCookie('consent-search-analytics', 'true');
    await shop.as('anna.al', { path: '/my/orders' });
    await box(page).focus();
    const often = page.getByRole('group', { name: 'Oft gesucht' });
    await expect(often.getByRole('option')).toHaveText(['Milch', 'Butter', 'Bergkäse', 'Erdäpfel', 'Hühnerbrustfilet', 'Mineralwasser']);
    // Typed text has suggestions of its own; when it is gone the first ones are back.
    await box(page).fill('reis');
    await expect(page.getByRole('group', { name: 'Artikel' }).getByRole('option').first()).toBeVisible();
    await expect(often).toHaveCount(0);
    await box(page).fill('');
    await expect(often).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Suche nach „Butter“' })).toBeVisible();
    expect(shop.callsOf('suggestSearchTerms').map(({ body }) => JSON.parse(body ?? '{}') as unknown)).toEqual([
      { shopInfo: { tenant: 'AL', language: 'de' } },
    ]);
  });

  test('Without consent nothing is asked for or shown', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/my/orders' });
    await box(page).focus();
    await box(page).fill('butter');
    await expect(page.getByRole('option').first()).toBeVisible();
    await box(page).fill('');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    expect(shop.callsOf('suggestSearchTerms')).toEqual([]);
  });

  test('Its failure is passed over', async ({ shop, page }) => {
    shop.allowFailedCalls();
    await shop.setCookie('consent-search-analytics', 'true');
    await shop.as('anna.al', { path: '/my/orders', scenario: 'suggestSearchTerms=malformed' });
    await box(page).focus();
    await expect.poll(() => shop.callsOf('suggestSearchTerms').length).toBe(1);
    await box(page).fill('butter');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('Reports to search analytics', () => {
  test('With consent each search and each opened product is reported once', async ({ shop, page }) => {
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
    await expect.poll(() => searches(shop)).toEqual([{ term: 'bergkäse', totalResults: total, typeOfQuery: 'AND' }]);

    // A filter, the product and the way back are the same search.
    await page.getByRole('complementary', { name: 'Filter' }).getByRole('checkbox', { name: 'Staffelpreise' }).check();
    await expect(page).toHaveURL(/prices=bulk/);
    await expect(result(page)).toHaveAttribute('aria-busy', 'false');
    const first = result(page).getByRole('article').first();
    const name = await first.getAttribute('aria-label');
    await first.getByRole('link', { name: name ?? '' }).click();
    await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
    const { pathname } = new URL(page.url());
    await expect
      .poll(() => clicks(shop))
      .toEqual([{ productId: pathname.split('/').at(-1), keywords: 'bergkäse', productName: name, productUrl: pathname }]);
    await page.goBack();
    await expect(result(page).getByRole('article').first()).toBeVisible();

    await search(page, 'reis');
    await expect.poll(() => searches(shop).map(({ term }) => term)).toEqual(['bergkäse', 'reis']);
    expect(clicks(shop)).toHaveLength(1);
  });

  test('Without consent nothing is sent', async ({ shop, page }) => {
    await shop.setCookie('consent-search-analytics', 'false');
    await shop.as('anna.al', { path: '/search?query=bergkäse' });
    await result(page)
      .getByRole('article')
      .first()
      .getByRole('link', { name: /^Bergkäse/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /^Bergkäse/ })).toBeVisible();
    await page.goBack();
    await search(page, 'reis');
    expect(shop.callsOf('reportSearch', 'reportProductClick')).toEqual([]);
  });

  test('With consent an order reports once what was ordered', async ({ shop, page }) => {
    await shop.setCookie('consent-search-analytics', 'true');
    await openDelivery(shop, 'own');
    await orderButton(page).click();
    await confirmedNumber(page);
    const reports = () => shop.callsOf('reportProductCheckout').map(({ body }) => JSON.parse(body ?? '{}') as unknown);
    await expect.poll(reports).toEqual([
      {
        shopInfo: { tenant: 'AL', language: 'de' },
        items: [{ productId: expect.any(String), unit: expect.any(String), salePrice: expect.any(Number), currency: 'EUR' }],
      },
    ]);
    // The confirmation can be reloaded; the order is no other one for it.
    await page.reload();
    await confirmedNumber(page);
    expect(reports()).toHaveLength(1);
  });

  test('A report that fails is not noticed', async ({ shop, page }) => {
    await shop.setCookie('consent-search-analytics', 'true');
    await shop.as('anna.al', { path: '/search?query=bergkäse', scenario: 'reportSearch=500,reportProductClick=offline' });
    await result(page)
      .getByRole('article')
      .first()
      .getByRole('link', { name: /^Bergkäse/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /^Bergkäse/ })).toBeVisible();
    await expect.poll(() => shop.callsOf('reportSearch', 'reportProductClick').length).toBe(2);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
