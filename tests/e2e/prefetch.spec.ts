import { expect, test } from './shop';

test.describe('What is fetched ahead', () => {
  test("What is rested on is there when it is opened: a product, the list on the way back, a category; each is asked for once, and the shop opens where the head's data can't be had", async ({
    shop,
    page,
  }) => {
    await shop.as('anna.al', { path: '/search?query=bergkäse' });
    const result = page.getByRole('region', { name: 'Suchergebnis' });
    const link = result.getByRole('link', { name: /^Bergkäse/ }).first();
    await expect(link).toBeVisible();
    await shop.settled();
    expect(await shop.callsOf('searchProductsV2')).toHaveLength(1);
    const name = await link.innerText();
    await link.hover();
    await expect.poll(() => shop.callsSoFar('getProduct', 'getProductDetails').length).toBe(2);
    // Earlier requests are answered; later ones never are.
    await shop.settled();
    await shop.setScenario('getProduct=500,getProductDetails=500,searchProductsV2=500');
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Allergene' })).toBeVisible();
    expect(await shop.callsOf('getProduct', 'getProductDetails')).toHaveLength(2);
    await page.goBack();
    await expect(result.getByRole('article').first()).toBeVisible();
    expect(await shop.callsOf('searchProductsV2')).toHaveLength(1);

    await shop.setScenario('normal');
    const category = page.getByRole('complementary', { name: 'Filter' }).getByRole('link', { name: /^Molkereiprodukte/ });
    await category.hover();
    await expect.poll(() => shop.callsSoFar('searchProductsV2').length).toBe(2);
    await category.click();
    await expect(page).toHaveURL(/category=130000/);
    await expect(page.getByRole('navigation', { name: 'Sie sind hier' })).toContainText('Molkereiprodukte');
    expect(await shop.callsOf('searchProductsV2')).toHaveLength(2);

    // A product that is opened by its address is asked for once as well, while what the head shows ahead fails.
    const heads = (await shop.callsOf('getHeader')).length;
    await shop.setScenario('getHeader=404,listCustomers=400');
    await page.goto(`${shop.origin()}/product/104711`);
    await expect(page.getByRole('heading', { level: 2, name: 'Allergene' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: /Warenkorb/ })).toBeVisible();
    await shop.settled();
    expect(await shop.callsOf('getProduct', 'getProductDetails')).toHaveLength(4);
    expect((await shop.callsOf('getHeader')).length).toBeGreaterThan(heads);
  });

  test('Products and what the head shows are asked for while the shop is still on its way, and once, also where an answer is late', async ({
    shop,
    page,
  }) => {
    const first = ['searchProductsV2', 'getHeader', 'listCustomers'] as const;
    const code = Promise.withResolvers<void>();
    await page.route('**/assets/shop-*.js', async (route) => {
      await code.promise;
      await route.continue();
    });
    const opened = shop.as('anna.al', { path: '/search?query=bergkäse', scenario: 'searchProductsV2=held' });
    for (const call of first) await expect.poll(() => shop.callsSoFar(call).length, call).toBe(1);
    code.resolve();
    await opened;
    const result = page.getByRole('region', { name: 'Suchergebnis' });
    await expect(page.getByRole('combobox', { name: 'Artikel suchen' })).toBeVisible();
    await expect(result).toHaveCount(0);
    await shop.release('searchProductsV2');
    await expect(result.getByRole('article').first()).toBeVisible();
    await shop.settled();
    for (const call of first) expect(await shop.callsOf(call), call).toHaveLength(1);
  });
});
