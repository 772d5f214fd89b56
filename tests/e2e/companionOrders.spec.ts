import type { Page } from '@playwright/test';
import { expect, test } from './shop';

/** What can fail, and what is pressed twice or thrown away: src/pages/companionOrders/CompanionOrdersPage.stories.tsx. */
const cards = (page: Page) => page.getByRole('article', { name: /^Begonnen am/ });
const takeOver = (page: Page, place: number) => cards(page).nth(place).getByRole('button', { name: 'In den Warenkorb übernehmen' });

test('The cart tells of open orders; one goes into cart and delivery, and of another what is no longer there is named and chosen again', async ({
  shop,
  page,
}) => {
  await shop.as('anna.al', { path: '/checkout' });
  // It is fetched after everything else, and the mock's first answers take their time on a busy machine.
  await expect(page.getByText('3 Bestellungen aus der App sind noch offen.')).toBeVisible();
  await page.getByRole('link', { name: 'Ansehen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bestellungen aus der App' })).toBeVisible();
  const delivery = await cards(page)
    .first()
    .getByText(/^Lieferung an /)
    .innerText();
  const area = delivery.split(' · ').at(-1) ?? '';
  await takeOver(page, 0).click();
  await expect(page.getByText('5 Positionen wurden in den Warenkorb übernommen.')).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  await shop.cartLink(5).click();
  await expect(page.getByText('2 Bestellungen aus der App sind noch offen.')).toBeVisible();
  await page.getByRole('link', { name: 'Weiter zur Lieferung' }).click();
  await expect(page.getByRole('group', { name: 'Abladestelle' }).getByRole('radio', { name: area })).toBeChecked();
  await expect(page.getByRole('textbox', { name: /Anmerkungen/ })).toHaveValue('Nachbestellung Kühlhaus');

  await shop.go('/my/companion-orders');
  await takeOver(page, 0).click();
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
