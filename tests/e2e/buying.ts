import { expect, type Locator, type Page } from '@playwright/test';
import type { ShopDriver } from './shop';

/** Puts the first products of the list on screen into the empty cart, one after the other. Answers their names. */
export async function addFromList(shop: ShopDriver, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let lines = 1; lines <= count; lines += 1) {
    // Whatever is in the cart has another button, so the next one to add is always the first.
    const add = shop.page.getByRole('region', { name: 'Suchergebnis' }).getByRole('button', { name: /^In den Warenkorb: / }).first();
    names.push((await add.getAttribute('aria-label'))?.replace('In den Warenkorb: ', '') ?? '');
    await add.click();
    await expect(shop.cartLink(lines)).toBeVisible();
  }
  return names;
}

/** Opens the cart with the first products of a search in it, for the standard buyer of AL. Answers their names. */
export async function openCart(shop: ShopDriver, count: number, query = 'bergkäse'): Promise<string[]> {
  await shop.as('anna.al', { path: `/search?${new URLSearchParams({ query }).toString()}` });
  const names = await addFromList(shop, count);
  await shop.cartLink(count).click();
  await expect(shop.page.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
  return names;
}

/** The field of a product's amount. */
export function amountOf(page: Page, product: string): Locator {
  return page.getByRole('textbox', { name: `Menge: ${product}` });
}

/** Goes from the cart to the delivery and chooses the first of everything that has to be chosen there. */
export async function chooseDelivery(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Weiter zur Lieferung' }).click();
  await page.getByRole('group', { name: /^(Liefertag|Trockenware|Frischware|Tiefkühlware)$/ }).first().getByRole('radio').first().check();
  const areas = page.getByRole('group', { name: 'Abladestelle' }).getByRole('radio');
  if (await areas.count() > 0) await areas.first().check();
}

/** Opens the delivery of a cart with one product in it, own or of the autumn fair, with everything chosen and a reference number. */
export async function openDelivery(shop: ShopDriver, cart: 'own' | 'fair'): Promise<void> {
  if (cart === 'own') {
    await openCart(shop, 1);
  } else {
    await shop.as('anna.al', { path: '/subshop/promotions/herbst/search' });
    await addFromList(shop, 1);
    await shop.cartLink(1).click();
  }
  await chooseDelivery(shop.page);
  await shop.page.getByRole('textbox', { name: 'Ihre Referenznummer' }).fill('Hochzeit Huber');
}

/** The button that orders. */
export function orderButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Verbindlich bestellen' });
}

/** The number of the order on the confirmation page, once it is there. */
export async function confirmedNumber(page: Page): Promise<string> {
  const thanks = page.getByText(/^Vielen Dank! Ihre Bestellung \d+ ist bei uns eingegangen\.$/);
  await expect(thanks).toBeVisible();
  return /\d+/.exec(await thanks.innerText())?.[0] ?? '';
}

/** Opens the cart with a dry, a fresh and a frozen product in it, for the standard buyer of AL. */
export async function openMixedCart(shop: ShopDriver): Promise<void> {
  await shop.as('anna.al', { path: '/search?query=rapsöl' });
  for (const [index, query] of ['bergkäse', 'pommes', undefined].entries()) {
    await shop.page.getByRole('region', { name: 'Suchergebnis' }).getByRole('button', { name: /^In den Warenkorb: / }).first().click();
    await expect(shop.cartLink(index + 1)).toBeVisible();
    if (query) await shop.page.goto(`${shop.origin()}/search?query=${query}`);
  }
  await shop.cartLink(3).click();
  await expect(shop.page.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
}

/** The orders of this shop that were placed in the test, by number, newest first, as the order list has them. */
export async function placedOrders(shop: ShopDriver): Promise<string[]> {
  await shop.page.goto(`${shop.origin()}/my/orders`);
  // The whole shop is loaded anew for it, the backend in the browser as well.
  await expect(shop.page.getByRole('columnheader', { name: 'Bestellt am' })).toBeVisible({ timeout: 30_000 });
  return shop.page.getByRole('link', { name: /^46\d{8}$/ }).allTextContents();
}
