import { addFromList, chooseDelivery, confirmedNumber, openCart, orderButton } from './buying';
import { expect, test, type ShopDriver } from './shop';

/** A browser in New York, while the tenant is in Vienna; six hours lie between them on this day. */
test.use({ timezoneId: 'America/New_York' });

/** Monday 23 November 2026, 14:29 in Vienna: a minute before the deadline for Tuesday. */
const minuteBefore = new Date('2026-11-23T14:29:00+01:00');

async function openAt(shop: ShopDriver, moment: Date, open: () => Promise<unknown>): Promise<void> {
  await shop.page.clock.install({ time: moment });
  await open();
}

test('Days and deadlines are the tenant\'s, also in a browser of another time zone', async ({ shop, page }) => {
  // In New York it is still Sunday.
  await openAt(shop, new Date('2026-11-23T00:30:00+01:00'), () => openCart(shop, 1));
  await page.getByRole('link', { name: 'Weiter zur Lieferung' }).click();
  const first = page.getByRole('group', { name: 'Liefertag' }).getByRole('radio').first();
  await expect(first).toHaveAccessibleName(/^Di\., 24\.11\..*bis heute, 14:30.*noch 14 Std\. 0 Min\.$/);
  await page.clock.fastForward('13:59:00');
  await expect(first).toHaveAccessibleName(/noch 1 Min\. 0 Sek\.$/);
  await page.clock.runFor(1_000);
  await expect(first).toHaveAccessibleName(/noch 0 Min\. 59 Sek\.$/);
});

test('A deadline that passes while the page is open is said at once; the day is gone, and what was typed stays', async ({ shop, page }) => {
  await openAt(shop, minuteBefore, () => openCart(shop, 1));
  await chooseDelivery(page);
  await page.getByRole('textbox', { name: 'Ihre Referenznummer' }).fill('Hochzeit Huber');
  await page.getByRole('textbox', { name: 'Anmerkungen' }).fill('Bitte Hintereingang benutzen');
  const tuesday = page.getByRole('radio', { name: /^Di\., 24\.11\./ });
  await expect(tuesday).toBeChecked();
  await page.clock.runFor(61_000);
  await expect(page.getByRole('alert').filter({ hasText: 'Der Bestellschluss für Di., 24.11. ist vorbei. Bitte wählen Sie einen anderen Tag.' })).toBeVisible();
  await expect(tuesday).toHaveCount(0);
  await orderButton(page).click();
  expect(shop.callsOf('submitCart')).toHaveLength(0);
  const days = page.getByRole('group', { name: 'Liefertag' }).getByRole('radio');
  await expect(days.first()).toBeFocused();
  await days.first().check();
  await orderButton(page).click();
  await page.clock.runFor(1_000);
  await confirmedNumber(page);
  await expect(page.getByText('Hochzeit Huber')).toBeVisible();
  await expect(page.getByText('Bitte Hintereingang benutzen')).toBeVisible();
});

test('A tab that slept through the deadline orders nothing', async ({ shop, page }) => {
  await openAt(shop, minuteBefore, () => openCart(shop, 1));
  await chooseDelivery(page);
  // The clock goes on, and no timer has had its turn.
  await page.clock.setFixedTime(new Date('2026-11-23T14:30:01+01:00'));
  await orderButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Der Bestellschluss für Di., 24.11. ist vorbei.' })).toBeVisible();
  expect(shop.callsOf('submitCart')).toHaveLength(0);
});

test('A day that only the server knows to be closed is refused with the reason, and what was typed stays', async ({ shop, page }) => {
  await openCart(shop, 1);
  await chooseDelivery(page);
  await page.getByRole('textbox', { name: 'Anmerkungen' }).fill('Bitte Hintereingang benutzen');
  await shop.setScenario('daysClosed');
  await orderButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Der gewählte Liefertag wird nicht mehr angenommen; es wurde nichts bestellt.' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Anmerkungen' })).toHaveValue('Bitte Hintereingang benutzen');
  await shop.setScenario('normal');
  await page.getByRole('group', { name: 'Liefertag' }).getByRole('radio').nth(1).check();
  await orderButton(page).click();
  await confirmedNumber(page);
});

test('A product\'s own deadline counts down, passes, and another day is chosen', async ({ shop, page }) => {
  // 10:29:30 in Vienna; the product is to be ordered by 10:30, the day by 14:30.
  await openAt(shop, new Date('2026-11-23T10:29:30+01:00'), async () => {
    await shop.as('anna.al', { path: '/search?query=104723' });
    await addFromList(shop, 1);
    await shop.cartLink(1).click();
  });
  await expect(page.getByText('Bestellschluss 10:30').first()).toBeVisible();
  await chooseDelivery(page);
  const own = page.getByRole('listitem').filter({ hasText: 'bis heute, 10:30' });
  await expect(own).toContainText('noch 0 Min.');
  await page.clock.runFor(31_000);
  const alert = page.getByRole('alert').filter({ hasText: 'Für einen Artikel ist der Bestellschluss vorbei' });
  await expect(alert).toContainText('Lieferung Di., 24.11., Bestellschluss war um 10:30');
  await orderButton(page).click();
  await expect(alert.getByRole('link', { name: 'Zum Warenkorb' })).toBeFocused();
  expect(shop.callsOf('submitCart')).toHaveLength(0);
  await page.getByRole('group', { name: /^(Liefertag|Trockenware|Frischware|Tiefkühlware)$/ }).first().getByRole('radio').nth(1).check();
  await expect(alert).toHaveCount(0);
  await orderButton(page).click();
  await page.clock.runFor(1_000);
  await confirmedNumber(page);
});
