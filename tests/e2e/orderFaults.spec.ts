import { expect, test } from './shop';

/** What a buyer sees when calls of the orders fail. Every call with every fault: src/queries/readFaults.test.tsx and orderFaults.test.tsx. */
test.beforeEach(({ shop }) => shop.allowFailedCalls());

test("An order that can't be read says so, and the retry brings it; ordering it again says so, too", async ({ shop, page }) => {
  await shop.as('anna.al', { path: '/my/orders/detail/4501000044', scenario: 'getOrder=409' });
  const alert = page.getByRole('alert');
  const retry = page.getByRole('button', { name: 'Noch einmal versuchen' });
  await expect(alert).toContainText('Die Bestellung konnte nicht abgerufen werden.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shop.setScenario('normal');
  await retry.click();
  await expect(alert).toHaveCount(0);
  const line = page
    .getByRole('table')
    .getByRole('checkbox', { name: / auswählen$/ })
    .nth(1);
  await line.check();
  await shop.setScenario('findProductsBySku=500');
  await page.getByRole('button', { name: '1 Position noch einmal bestellen' }).click();
  await expect(alert).toContainText('In den Warenkorb wurde nichts gelegt.');
  await expect(line).toBeChecked();
  await shop.setScenario('normal');
  await retry.click();
  await expect(shop.cartLink(1)).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test("Orders of the companion app that can't be read or thrown away say so, and the retry helps", async ({ shop, page }) => {
  await shop.as('anna.al', { path: '/my/companion-orders', scenario: 'listCompanionOrders=malformed' });
  const alert = page.getByRole('alert');
  const retry = page.getByRole('button', { name: 'Noch einmal versuchen' });
  await expect(alert).toContainText('Die offenen Bestellungen aus der App konnten nicht geladen werden.');
  await shop.setScenario('normal');
  await retry.click();
  const cards = page.getByRole('article', { name: /^Begonnen am/ });
  await expect(cards).toHaveCount(3);
  await expect(alert).toHaveCount(0);
  await shop.setScenario('deleteCompanionOrder=500');
  await cards.first().getByRole('button', { name: 'Verwerfen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwerfen' }).click();
  await expect(alert).toContainText('Sie ist noch offen.');
  await expect(cards).toHaveCount(3);
  await shop.setScenario('normal');
  await retry.click();
  await expect(page.getByText('Nachbestellung Kühlhaus')).toHaveCount(0);
  await expect(cards).toHaveCount(2);
});

test('An order list whose answer never comes says so in the end', async ({ shop, page }) => {
  await page.clock.install();
  await shop.as('anna.al', { path: '/my/orders', scenario: 'listOrderOverview=timeout' });
  await expect(page.getByRole('region', { name: 'Wird geladen …' })).toBeVisible();
  await expect(async () => {
    await page.clock.fastForward(16_000);
    await expect(page.getByRole('alert')).toContainText('Die Bestellungen konnten nicht geladen werden.', { timeout: 300 });
  }).toPass({ intervals: [0, 100] });
});
