import { chooseDelivery, confirmedNumber, linesOf, openCart, orderButton } from './buying';
import { expect, test, type ShopDriver } from './shop';

/** The place that is chosen on the delivery step, once it is known what the order starts with. */
async function expectPlace({ page }: ShopDriver, address: number, area: string): Promise<void> {
  const addresses = page.getByRole('group', { name: 'Lieferadresse' }).getByRole('radio');
  await expect(addresses.nth(address)).toBeChecked();
  await expect(page.getByRole('group', { name: 'Abladestelle' }).getByRole('radio', { checked: true })).toHaveAccessibleName(area);
}

/** Fills the cart again, and opens it. */
async function refill(shop: ShopDriver): Promise<void> {
  const init = { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(linesOf(1)) };
  await shop.ask('/v1/t/AL/my/shopping-cart-items/100', init);
  await shop.go('/checkout');
}

/** Goes to the delivery step, chooses a place and a day, and orders. Answers the order's number and the unloading area. */
async function orderTo({ page }: ShopDriver, address: number, recipient?: string): Promise<{ number: string; area: string }> {
  await chooseDelivery(page);
  await page.getByRole('group', { name: 'Lieferadresse' }).getByRole('radio').nth(address).check();
  const area = page.getByRole('group', { name: 'Abladestelle' }).getByRole('radio').last();
  await area.check();
  const areaName = await page.getByRole('group', { name: 'Abladestelle' }).locator('label').last().innerText();
  if (recipient !== undefined) {
    await page.getByRole('button', { name: 'Empfänger ändern' }).click();
    const dialog = page.getByRole('dialog');
    for (const box of await dialog.getByRole('checkbox').all()) await box.uncheck();
    await dialog.getByRole('textbox').fill(recipient);
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(dialog).toHaveCount(0);
  }
  await orderButton(page).click();
  return { number: await confirmedNumber(page), area: areaName };
}

test('An order starts with the place and the recipients of the last one, and one that is ordered again with its own', async ({
  shop,
  page,
}) => {
  await openCart(shop, 1);
  // The orders before went there as well.
  const first = await orderTo(shop, 2, 'kueche@gasthof.example');
  await refill(shop);
  await page.getByRole('link', { name: 'Weiter zur Lieferung' }).click();
  await expectPlace(shop, 2, first.area);
  await expect(page.getByText(/^Wie zuletzt \(/).first()).toBeVisible();
  await expect(page.getByText('kueche@gasthof.example')).toBeVisible();
  await expect(page.getByRole('group', { name: /^(Liefertag|Trockenware|Frischware)$/ }).getByRole('radio', { checked: true })).toHaveCount(
    0,
  );

  await page.goBack();
  const second = await orderTo(shop, 0, 'buero@gasthof.example');
  // One order that went elsewhere doesn't turn the next: it asks.
  await refill(shop);
  await page.getByRole('link', { name: 'Weiter zur Lieferung' }).click();
  await expect(page.getByText(/^Ihre letzten Bestellungen gingen an verschiedene Adressen\./)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Lieferadresse' }).getByRole('radio', { checked: true })).toHaveCount(0);
  await shop.go(`/my/orders/detail/${first.number}`);
  await page.getByRole('button', { name: 'Alles noch einmal bestellen' }).click();
  await page.getByRole('button', { name: 'Zum Warenkorb' }).click();
  await page.getByRole('link', { name: 'Weiter zur Lieferung' }).click();
  await expectPlace(shop, 2, first.area);
  await expect(page.getByText(new RegExp(`^Wie in der Bestellung ${first.number} \\(`)).first()).toBeVisible();
  await expect(page.getByText('kueche@gasthof.example')).toBeVisible();
  await expect(page.getByText('buero@gasthof.example')).toHaveCount(0);
  expect(second.number).not.toBe(first.number);
});
