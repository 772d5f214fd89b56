import type { Page } from '@playwright/test';
import { addFromList } from './buying';
import { expect, test } from './shop';

/** Everything of the page that can be perceived or copied: texts and the attributes that are read out or hinted. */
const perceived = (page: Page) =>
  page.evaluate(() => {
    const attributes = ['aria-label', 'title', 'alt', 'value', 'placeholder', 'aria-description'];
    const said = [...document.querySelectorAll('*')].flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ''));
    return [document.title, document.body.innerText, ...said].join('\n');
  });

test('who may not see prices meets none on the way from a search to an order', async ({ page, shop }) => {
  const expectNoMoney = async (screen: string) => {
    await shop.settled();
    const text = await perceived(page);
    expect(text.match(/€|EUR\b|Rabatt|Bonus|Staffelpreis|UVP/)?.[0], screen).toBeUndefined();
  };
  // Another user's address asks for prices in vain.
  await shop.as('eva.al', { path: '/search?query=bergk%C3%A4se&prices=special&sort=price-asc' });
  await expect(shop.row(/^Bergkäse/).first()).toBeVisible();
  await expectNoMoney('search');
  for (const { body } of await shop.callsOf('searchProductsV2', 'browseCategoriesV2', 'searchProducts'))
    expect(body ?? '').not.toMatch(/SPECIAL|PRICE/);
  await addFromList(shop, 1);

  await shop.go('/');
  await expect(page.getByRole('heading', { name: 'Letzte Bestellungen' })).toBeVisible();
  await expectNoMoney('home');

  await shop.go('/product/104711');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoMoney('product');

  await shop.go('/checkout');
  await expect(page.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
  await expectNoMoney('cart');
  await page.getByRole('link', { name: 'Weiter zur Lieferung' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lieferung' })).toBeVisible();
  await expectNoMoney('delivery');

  await shop.go('/my/orders?sort=sum,desc');
  const order = page
    .getByRole('main')
    .getByRole('link', { name: /^45\d+$/ })
    .first();
  await expect(order).toBeVisible();
  await expectNoMoney('orders');
  await order.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Bestellung 45/ })).toBeVisible();
  await expectNoMoney('order');
});
