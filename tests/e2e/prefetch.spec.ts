import { expect, test } from './shop';

test.describe('What is fetched ahead', () => {
  test('A product that is rested on is there when it is opened, and its list is there on the way back', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/search?query=bergkäse' });
    const link = page
      .getByRole('region', { name: 'Suchergebnis' })
      .getByRole('link', { name: /^Bergkäse/ })
      .first();
    const name = await link.innerText();
    await link.hover();
    await expect.poll(() => shop.callsOf('getProduct', 'getProductDetails').length).toBe(2);
    // Whatever was asked for before is answered; what would be asked now comes never.
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType('resource').filter(({ name: url }) => url.endsWith('/details')).length))
      .toBe(1);
    await shop.setScenario('getProduct=500,getProductDetails=500,searchProductsV2=500');
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Allergene' })).toBeVisible();
    expect(shop.callsOf('getProduct', 'getProductDetails')).toHaveLength(2);
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Suchergebnis' }).getByRole('article').first()).toBeVisible();
    expect(shop.callsOf('searchProductsV2')).toHaveLength(1);
  });

  test('A category that is rested on is there when it is opened; passing over links costs nothing', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/search?query=käse' });
    const filters = page.getByRole('complementary', { name: 'Filter' });
    const category = filters.getByRole('link', { name: /^Wurst & Schinken/ });
    await expect(page.getByRole('region', { name: 'Suchergebnis' }).getByRole('article').first()).toBeVisible();
    const before = shop.callsOf('searchProductsV2').length;
    await category.hover();
    await expect.poll(() => shop.callsOf('searchProductsV2').length).toBe(before + 1);
    await category.click();
    await expect(page).toHaveURL(/category=110000/);
    await expect(page.getByRole('navigation', { name: 'Sie sind hier' })).toContainText('Wurst & Schinken');
    expect(shop.callsOf('searchProductsV2')).toHaveLength(before + 1);
  });

  test('Nothing is fetched ahead for somebody who saves data', async ({ shop, page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await shop.as('anna.al', { path: '/search?query=bergkäse' });
    const link = page
      .getByRole('region', { name: 'Suchergebnis' })
      .getByRole('link', { name: /^Bergkäse/ })
      .first();
    await link.hover();
    await link.focus();
    // Another list takes longer than the moment after which a link would be fetched.
    const lists = shop.callsOf('searchProductsV2').length;
    await page.getByRole('combobox', { name: 'Artikel pro Seite' }).selectOption('50');
    await expect.poll(() => shop.callsOf('searchProductsV2').length).toBe(lists + 1);
    await expect(page.getByRole('region', { name: 'Suchergebnis' })).toHaveAttribute('aria-busy', 'false');
    expect(shop.callsOf('getProduct', 'getProductDetails')).toEqual([]);
  });

  test('What the first screen shows is asked for once', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/search?query=bergkäse' });
    await expect(page.getByRole('region', { name: 'Suchergebnis' }).getByRole('article').first()).toBeVisible();
    await shop.settled();
    expect(shop.callsOf('searchProductsV2')).toHaveLength(1);
    await shop.as('anna.al', { path: '/product/104711' });
    await expect(page.getByRole('heading', { level: 2, name: 'Allergene' })).toBeVisible();
    expect(shop.callsOf('getProduct', 'getProductDetails')).toHaveLength(2);
  });

  test('Products and what the head shows are asked for while the shop is still on its way, and once', async ({ shop, page }) => {
    const first = ['searchProductsV2', 'getHeader', 'listCustomers'] as const;
    let release = () => {};
    const arrival = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/shop-*.js', async (route) => {
      await arrival;
      await route.continue();
    });
    const opened = shop.as('anna.al', { path: '/search?query=bergkäse' });
    for (const call of first) await expect.poll(() => shop.callsOf(call).length, call).toBe(1);
    release();
    await opened;
    await expect(page.getByRole('region', { name: 'Suchergebnis' }).getByRole('article').first()).toBeVisible();
    await shop.settled();
    for (const call of first) expect(shop.callsOf(call), call).toHaveLength(1);
  });

  test("Where what the head shows ahead can't be had, the shop opens all the same", async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/search?query=bergkäse', scenario: 'getHeader=404,listCustomers=400' });
    await expect(page.getByRole('region', { name: 'Suchergebnis' }).getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: /Warenkorb/ })).toBeVisible();
    expect(shop.callsOf('getHeader').length).toBeGreaterThan(0);
  });

  test('An answer that is late keeps nobody from the first screen, and is asked for once as well', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/search?query=bergkäse', scenario: 'searchProductsV2=held' });
    await expect(
      page
        .getByRole('searchbox')
        .or(page.getByRole('combobox', { name: /Artikel suchen/ }))
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Suchergebnis' })).toHaveCount(0);
    await shop.release('searchProductsV2');
    await expect(page.getByRole('region', { name: 'Suchergebnis' }).getByRole('article').first()).toBeVisible();
    expect(shop.callsOf('searchProductsV2')).toHaveLength(1);
  });
});
