import { addFromList, chooseDelivery, confirmedNumber, openCart, orderButton } from './buying';
import { expect, test, type ShopDriver } from './shop';

/** A browser in New York, while the tenant is in Vienna; six hours lie between them on this day. */
test.use({ timezoneId: 'America/New_York' });

/** Tuesday 24 November 2026 at a time in Vienna. Orders for Wednesday are taken until 14:30. */
const tuesday = (time: string) => new Date(`2026-11-24T${time}+01:00`);

/** Opens something at a moment; the clock goes on from there. */
async function openAt(shop: ShopDriver, moment: Date, open: () => Promise<unknown>): Promise<void> {
  // Tokens expire when the clock leaps.
  shop.allowFailedCalls();
  await shop.page.clock.install({ time: moment });
  await open();
}

test('Days and deadlines are the tenant\'s, also in a browser of another time zone', async ({ shop, page }) => {
  // In New York it is still Monday.
  await openAt(shop, tuesday('00:10:00'), () => openCart(shop, 1));
  await page.getByRole('link', { name: 'Weiter zur Lieferung' }).click();
  const first = page.getByRole('group', { name: 'Liefertag' }).getByRole('radio').first();
  await expect(first).toBeVisible();
  await page.clock.pauseAt(tuesday('00:30:00'));
  await expect(first).toHaveAccessibleName(/^Mi\., 25\.11\..*bis heute, 14:30.*noch 14 Std\. 0 Min\.$/);
  await page.clock.fastForward('13:59:00');
  await expect(first).toHaveAccessibleName(/noch 1 Min\. 0 Sek\.$/);
  await page.clock.runFor(1_000);
  await expect(first).toHaveAccessibleName(/noch 0 Min\. 59 Sek\.$/);
});

test('A deadline that passes while the page is open is said at once; the day is gone, and what was typed stays', async ({ shop, page }) => {
  await openAt(shop, tuesday('14:10:00'), () => openCart(shop, 1));
  await chooseDelivery(page);
  await page.getByRole('textbox', { name: 'Ihre Referenznummer' }).fill('Hochzeit Huber');
  await page.getByRole('textbox', { name: 'Anmerkungen' }).fill('Bitte Hintereingang benutzen');
  const wednesday = page.getByRole('radio', { name: /^Mi\., 25\.11\./ });
  await page.clock.pauseAt(tuesday('14:29:59'));
  await expect(wednesday).toBeChecked();
  await page.clock.resume();
  await expect(page.getByRole('alert').filter({ hasText: 'Der Bestellschluss für Mi., 25.11. ist vorbei. Bitte wählen Sie einen anderen Tag.' })).toBeVisible();
  await expect(wednesday).toHaveCount(0);
  await orderButton(page).click();
  const days = page.getByRole('group', { name: 'Liefertag' }).getByRole('radio');
  await expect(days.first()).toBeFocused();
  expect(shop.callsOf('submitCart')).toHaveLength(0);
  await days.first().check();
  await orderButton(page).click();
  await confirmedNumber(page);
  await expect(page.getByText('Hochzeit Huber')).toBeVisible();
  await expect(page.getByText('Bitte Hintereingang benutzen')).toBeVisible();
});

test('A tab that slept through the deadline orders nothing', async ({ shop, page }) => {
  await openAt(shop, tuesday('14:10:00'), () => openCart(shop, 1));
  await chooseDelivery(page);
  // The clock has gone on, and no timer has had its turn.
  await page.clock.setFixedTime(tuesday('14:30:00'));
  await orderButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Der Bestellschluss für Mi., 25.11. ist vorbei.' })).toBeVisible();
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
  // The product is to be ordered by 10:30, the day by 14:30.
  await openAt(shop, tuesday('10:10:00'), async () => {
    await shop.as('anna.al', { path: '/search?query=104723' });
    await addFromList(shop, 1);
    await shop.cartLink(1).click();
  });
  await expect(page.getByText('Bestellschluss 10:30').first()).toBeVisible();
  await chooseDelivery(page);
  const own = page.getByRole('listitem').filter({ hasText: 'bis heute, 10:30' });
  await page.clock.pauseAt(tuesday('10:29:30'));
  await expect(own).toContainText('noch 0 Min. 30 Sek.');
  await page.clock.pauseAt(tuesday('10:29:59'));
  await page.clock.resume();
  const alert = page.getByRole('alert').filter({ hasText: 'Für einen Artikel ist der Bestellschluss vorbei' });
  await expect(alert).toContainText('Lieferung Mi., 25.11., Bestellschluss war um 10:30');
  await orderButton(page).click();
  await expect(alert.getByRole('link', { name: 'Zum Warenkorb' })).toBeFocused();
  expect(shop.callsOf('submitCart')).toHaveLength(0);
  await page.getByRole('group', { name: /^(Liefertag|Trockenware|Frischware|Tiefkühlware)$/ }).first().getByRole('radio').nth(1).check();
  await expect(alert).toHaveCount(0);
  await orderButton(page).click();
  await confirmedNumber(page);
});
