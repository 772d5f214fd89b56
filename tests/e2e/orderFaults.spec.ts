import { expect, test } from './shop';

/** Every way in which a call is answered wrongly or not at all; that no answer comes in time has a test of its own. */
const faults = ['400', '403', '404', '409', '422', '429', '500', '503', 'malformed', 'offline'] as const;
const notFound: readonly string[] = ['403', '404'];

/** A page, the call it lives by, what it says when that fails, and what it shows when it works. */
const pages = [
  { name: 'The order list', path: '/my/orders', call: 'listOrderOverview', text: 'Die Bestellungen konnten nicht geladen werden.', shown: '4501000044' },
  { name: 'An order', path: '/my/orders/detail/4501000044', call: 'getOrder', text: 'Die Bestellung konnte nicht abgerufen werden.', shown: 'Positionen' },
  {
    name: 'The list of companion orders', path: '/my/companion-orders', call: 'listCompanionOrders',
    text: 'Die offenen Bestellungen aus der App konnten nicht geladen werden.', shown: 'Nachbestellung Kühlhaus',
  },
] as const;

/** The calls that are made to fail here, some with answers that their contract doesn't have. */
const failing = ['listOrderOverview', 'getOrder', 'listCompanionOrders', 'findProductsBySku', 'deleteCompanionOrder', 'importCompanionOrder'];

test.beforeEach(({ shop }) => {
  shop.allowFailedCalls();
  shop.allow(new RegExp(`^contract: (${failing.join('|')}): `));
});

for (const { name, path, call, text, shown } of pages) {
  for (const fault of faults) {
    test(`${name} says that it can't be read (${fault}), and a retry helps`, async ({ shop, page }) => {
      await shop.as('anna.al', { path, scenario: `${call}=${fault}` });
      // An order that none of the user's customers has is a sentence of its own (P§8).
      const isForeign = call === 'getOrder' && notFound.includes(fault);
      await expect(page.getByRole('alert')).toContainText(isForeign ? 'Zu Ihrem Benutzer gibt es keinen Kunden' : text, { timeout: 15_000 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (isForeign) return;
      await shop.setScenario('normal');
      await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
      await expect(page.getByText(shown).first()).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
}

for (const { name, path, call, text } of pages) {
  test(`${name} says so when no answer comes in time`, async ({ shop, page }) => {
    await page.clock.install();
    await shop.as('anna.al', { path, scenario: `${call}=timeout` });
    await expect(page.getByRole('region', { name: 'Wird geladen …' })).toBeVisible();
    await expect(async () => {
      await page.clock.fastForward('01:00');
      await expect(page.getByRole('alert')).toContainText(text, { timeout: 1_000 });
    }).toPass();
  });
}

for (const fault of ['400', '404', '422', '429', '500', 'malformed', 'offline'] as const) {
  test(`Ordering again says that it can't look up what has changed (${fault}), and a retry helps`, async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/my/orders/detail/4501000044' });
    await page.getByRole('table').getByRole('checkbox', { name: / auswählen$/ }).nth(1).check();
    await shop.setScenario(`findProductsBySku=${fault}`);
    await page.getByRole('button', { name: '1 Position noch einmal bestellen' }).click();
    await expect(page.getByRole('alert')).toContainText('In den Warenkorb wurde nichts gelegt.');
    await expect(page.getByRole('table').getByRole('checkbox', { name: / auswählen$/ }).nth(1)).toBeChecked();
    await shop.setScenario('normal');
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(shop.cartLink(1)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

for (const fault of ['400', '404', '429', '500', 'offline'] as const) {
  test(`An order of the companion app that can't be thrown away stays (${fault}), and a retry helps`, async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/my/companion-orders' });
    const card = page.getByRole('article', { name: /^Begonnen am/ }).first();
    await expect(card).toBeVisible();
    await shop.setScenario(`deleteCompanionOrder=${fault}`);
    await card.getByRole('button', { name: 'Verwerfen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Verwerfen' }).click();
    await expect(page.getByRole('alert')).toContainText('Sie ist noch offen.');
    await shop.setScenario('normal');
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(page.getByText('Nachbestellung Kühlhaus')).toHaveCount(0);
    await expect(page.getByRole('article', { name: /^Begonnen am/ })).toHaveCount(2);
  });
}

for (const fault of ['400', '404', '409', '422', '429', '500', 'offline'] as const) {
  test(`An import that fails (${fault}) leaves cart and list as they were`, async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/my/companion-orders' });
    await expect(page.getByText('Nachbestellung Kühlhaus')).toBeVisible();
    await shop.setScenario(`importCompanionOrder=${fault}`);
    await page.getByRole('button', { name: 'In den Warenkorb übernehmen' }).first().click();
    await expect(page.getByRole('alert')).toContainText('Sie ist noch offen, und in den Warenkorb wurde nichts gelegt.');
    await expect(page.getByText('Nachbestellung Kühlhaus')).toBeVisible();
    await expect(shop.cartLink(0)).toBeVisible();
  });
}
