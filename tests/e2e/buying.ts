import { expect, type Locator, type Page } from '@playwright/test';
import type { Line, ShopDriver } from './shop';

/** Products that a customer of AL can order as often as they like, each with the unit that a list offers first. */
const cheeses = {
  own: [
    { name: 'Bergkäse 6 Monate gereift, Laib ca. 6 kg', sku: '104711', unitAbbreviation: 'LAI' },
    { name: 'Bergkäse 6 Monate gereift, Stück ca. 2 kg', sku: '839495', unitAbbreviation: 'STK' },
    { name: 'Bergkäse 6 Monate gereift, 1 kg Packung', sku: '115797', unitAbbreviation: 'PKG' },
    { name: 'Bergkäse 6 Monate gereift, 500 g Packung', sku: '313772', unitAbbreviation: 'PKG' },
    { name: 'Bergkäse 9 Monate gereift, Laib ca. 6 kg', sku: '543423', unitAbbreviation: 'LAI' },
  ],
  fair: [
    { name: 'Bergkäse 6 Monate gereift, Laib ca. 6 kg', sku: '104711', unitAbbreviation: 'LAI' },
    { name: 'Bergkäse 12 Monate gereift, Laib ca. 6 kg', sku: '572030', unitAbbreviation: 'LAI' },
  ],
} as const;

/** A dry, a fresh and a frozen product. */
const mixed: readonly Line[] = [
  { sku: '104730', amount: 1, unitAbbreviation: 'FLA' },
  { sku: '104711', amount: 1, unitAbbreviation: 'LAI' },
  { sku: '104715', amount: 1, unitAbbreviation: 'BTL' },
];

/** The fair that runs. */
export const fairCode = 'herbst';

/** The first of those products as lines of a cart, own or of the fair, one of each. */
export function linesOf(count: number, cart: 'own' | 'fair' = 'own'): Line[] {
  return cheeses[cart].slice(0, count).map(({ sku, unitAbbreviation }) => ({ sku, amount: 1, unitAbbreviation }));
}

/** Puts the first products of the list on screen into the empty cart, one after the other. Answers their names. */
export async function addFromList(shop: ShopDriver, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let lines = 1; lines <= count; lines += 1) {
    // Added products have another button, so the next one to add is always the first.
    const add = shop.page
      .getByRole('region', { name: 'Suchergebnis' })
      .getByRole('button', { name: /^In den Warenkorb: / })
      .first();
    names.push((await add.getAttribute('aria-label'))?.replace('In den Warenkorb: ', '') ?? '');
    await add.click();
    await expect(shop.cartLink(lines)).toBeVisible();
  }
  return names;
}

/** Opens the standard buyer's cart, own or of the fair, with so many products in it. Answers their names. */
export async function openCart(shop: ShopDriver, count: number, cart: 'own' | 'fair' = 'own'): Promise<string[]> {
  await shop.withCart('anna.al', linesOf(count, cart), cart === 'fair' ? { fair: fairCode } : {});
  const names = cheeses[cart].slice(0, count).map(({ name }) => name);
  for (const name of names) await expect(amountOf(shop.page, name)).toBeVisible();
  await expect(shop.cartLink(count)).toBeVisible();
  return names;
}

/** The field of a product's amount. */
export function amountOf(page: Page, product: string): Locator {
  return page.getByRole('textbox', { name: `Menge: ${product}` });
}

/**
 * Goes from the cart to the delivery and makes the required choices there. Chooses the second day, since the deadline of the first may
 * pass before or during a test, for all goods or for a product with its own. `soonest` takes the first.
 */
export async function chooseDelivery(page: Page, which: 'soonest' | 'safe' = 'safe'): Promise<void> {
  await page.getByRole('link', { name: 'Weiter zur Lieferung' }).click();
  const days = page
    .getByRole('group', { name: /^(Liefertag|Trockenware|Frischware|Tiefkühlware)$/ })
    .first()
    .getByRole('radio');
  await days.nth(which === 'soonest' ? 0 : 1).check();
  // The place appears once the previous order is known.
  const addresses = page.getByRole('group', { name: 'Lieferadresse' }).getByRole('radio');
  await expect(addresses.first()).toBeVisible();
  // If the last orders went to several, none is chosen.
  if ((await addresses.and(page.locator(':checked')).count()) === 0) await addresses.first().check();
  const areas = page.getByRole('group', { name: 'Abladestelle' }).getByRole('radio');
  if ((await areas.count()) > 0) await areas.first().check();
}

/** Opens the delivery of a cart with one product in it, with everything chosen and a reference number. */
export async function openDelivery(shop: ShopDriver, cart: 'own' | 'fair'): Promise<void> {
  await openCart(shop, 1, cart);
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
  await shop.withCart('anna.al', mixed);
  await expect(shop.cartLink(3)).toBeVisible();
  await expect(shop.page.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
}

/** The orders of this shop that were placed in the test, by number, newest first, as the backend has them. */
export async function placedOrders(shop: ShopDriver): Promise<string[]> {
  if (shop.canAsk) {
    const { orders } = await shop.ask<{ orders: readonly { id: string }[] }>(
      '/v1/effective-customers/AL/100/orders/overview?sortBy=orderedAt&sortDirection=DESC&page=0',
    );
    return orders.map(({ id }) => id).filter((id) => id.startsWith('46'));
  }
  await shop.page.goto(`${shop.origin()}/my/orders`);
  // The whole shop is reloaded for it, and the backend in the page as well.
  await expect(shop.page.getByRole('columnheader', { name: 'Bestellt am' })).toBeVisible();
  return shop.page.getByRole('link', { name: /^46\d{8}$/ }).allTextContents();
}

/** The tab's stored changes of the own cart for its user that the server has not confirmed; null for none. */
export function unsentChanges(page: Page): Promise<string | null> {
  return page.evaluate(() => Object.entries(sessionStorage).find(([name]) => name.startsWith('cart-unsent:AL:100:own@'))?.[1] ?? null);
}
