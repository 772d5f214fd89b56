import type { Page } from '@playwright/test';
import { expect, test } from './shop';

const list = '/my/companion-orders';
const cards = (page: Page) => page.getByRole('article', { name: /^Begonnen am/ });
const takeOver = (page: Page, place: number) => cards(page).nth(place).getByRole('button', { name: 'In den Warenkorb übernehmen' });

test('The cart tells of open orders, and one goes into cart and delivery', async ({ shop, page }) => {
  await shop.as('anna.al', { path: '/checkout' });
  // It is fetched after everything else, and the mock's first answers take their time on a busy machine.
  await expect(page.getByText('3 Bestellungen aus der App sind noch offen.')).toBeVisible();
  await page.getByRole('link', { name: 'Ansehen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bestellungen aus der App' })).toBeVisible();
  const first = cards(page).first();
  const delivery = await first.getByText(/^Lieferung an /).innerText();
  const area = delivery.split(' · ').at(-1) ?? '';
  await takeOver(page, 0).click();
  await expect(page.getByText('5 Positionen wurden in den Warenkorb übernommen.')).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  await shop.cartLink(5).click();
  await expect(page.getByText('2 Bestellungen aus der App sind noch offen.')).toBeVisible();
  await page.getByRole('link', { name: 'Weiter zur Lieferung' }).click();
  await expect(page.getByRole('group', { name: 'Abladestelle' }).getByRole('radio', { name: area })).toBeChecked();
  await expect(page.getByRole('textbox', { name: /Anmerkungen/ })).toHaveValue('Nachbestellung Kühlhaus');
});

test('What is no longer sold is named, and a vanished address is chosen again at checkout', async ({ shop, page }) => {
  await shop.as('anna.al', { path: list });
  await takeOver(page, 1).click();
  const dialog = page.getByRole('dialog', { name: '3 Positionen wurden in den Warenkorb übernommen' });
  await expect(dialog).toContainText(
    'Die gewählte Lieferadresse existiert nicht mehr. Bitte wählen Sie beim Bestellen eine gültige Adresse.',
  );
  await expect(dialog).toContainText('weil Artikel oder Einheiten nicht mehr verkauft werden');
  await expect(dialog.getByText('In dieser Einheit nicht mehr erhältlich')).toBeVisible();
  await expect(dialog.getByText('Nicht mehr im Sortiment')).toBeVisible();
  await dialog.getByRole('link', { name: 'Zum Warenkorb' }).click();
  await page.getByRole('link', { name: 'Weiter zur Lieferung' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Lieferadresse' }).getByRole('radio', { checked: true })).toHaveCount(0);
});

test('Pressing twice imports once', async ({ shop, page }) => {
  await shop.as('anna.al', { path: list, scenario: 'importCompanionOrder=held' });
  await takeOver(page, 0).dblclick();
  await shop.release('importCompanionOrder');
  await expect(page.getByText('5 Positionen wurden in den Warenkorb übernommen.')).toBeVisible();
  expect(shop.callsOf('importCompanionOrder')).toHaveLength(1);
});

test('When the import fails everything stays, and the retry helps', async ({ shop, page }) => {
  await shop.as('anna.al', { path: list });
  await expect(cards(page)).toHaveCount(3);
  await shop.setScenario('importCompanionOrder=500');
  await takeOver(page, 0).click();
  await expect(page.getByRole('alert')).toContainText('Sie ist noch offen, und in den Warenkorb wurde nichts gelegt.');
  await expect(cards(page)).toHaveCount(3);
  await expect(shop.cartLink(0)).toBeVisible();
  await shop.setScenario('normal');
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByText('5 Positionen wurden in den Warenkorb übernommen.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('When only the answer is lost the page says that the order is no longer open', async ({ shop, page }) => {
  await shop.as('anna.al', { path: list });
  await expect(cards(page)).toHaveCount(3);
  await shop.setScenario('importCompanionOrder=lost');
  await takeOver(page, 0).click();
  await expect(page.getByRole('alert')).toContainText('ist nicht mehr offen');
  await expect(cards(page)).toHaveCount(2);
  await expect(shop.cartLink(5)).toBeVisible();
});

test('An order is thrown away only after a question', async ({ shop, page }) => {
  await shop.as('anna.al', { path: list });
  await cards(page).nth(2).getByRole('button', { name: 'Verwerfen' }).click();
  await page.getByRole('dialog', { name: 'Bestellung verwerfen?' }).getByRole('button', { name: 'Behalten' }).click();
  await expect(cards(page)).toHaveCount(3);
  await cards(page).nth(2).getByRole('button', { name: 'Verwerfen' }).click();
  await page.getByRole('dialog', { name: 'Bestellung verwerfen?' }).getByRole('button', { name: 'Verwerfen' }).click();
  await expect(cards(page)).toHaveCount(2);
  // The button that had the focus went with its order.
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(cards(page)).toHaveCount(2);
});

test('Each customer has its own, and who has none is led on', async ({ shop, page }) => {
  await shop.as('anna.al', { customer: '102', path: list });
  await expect(page.getByText('Keine offenen Bestellungen aus der App')).toBeVisible();
  await page.getByRole('link', { name: 'Zu den Bestellungen' }).click();
  await expect(page).toHaveURL(`${shop.origin()}/my/orders`);
});
