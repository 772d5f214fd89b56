import { amountOf, fairCode, linesOf } from './buying';
import { expect, test } from './shop';

const journalName = 'Änderungen am Warenkorb';

test.describe('The journal of the cart', () => {
  test('Two people of a business see who changed what', async ({ shop, page }) => {
    const name = 'Bergkäse 6 Monate gereift, Laib ca. 6 kg';
    await shop.withCart('ben.al', linesOf(1));
    await expect(amountOf(page, name)).toBeVisible();
    // Eva signs on in the same browser and changes what Ben has put in.
    await shop.as('eva.al', { path: '/checkout' });
    const amount = amountOf(page, name);
    const before = await amount.inputValue();
    await amount.fill('7');
    await expect(shop.row(name)).not.toHaveAttribute('aria-busy');
    const open = page.getByRole('button', { name: 'Verlauf' });
    await open.focus();
    await page.keyboard.press('Enter');
    const journal = page.getByRole('dialog', { name: journalName });
    const entries = journal.getByRole('listitem').filter({ hasText: name });
    await expect(entries.first()).toContainText('Von Ihnen geändert');
    await expect(entries.first()).toContainText(new RegExp(`von ${before}.* auf 7`));
    await expect(entries.nth(1)).toContainText('Von ben.al hinzugefügt');
    await expect(journal.getByRole('heading', { level: 3 }).first()).toHaveText('Heute');
    await expect(journal.getByText('Von jemand anderem hinzugefügt')).toBeVisible();
    // By keyboard: out with Escape, back to the button.
    await page.keyboard.press('Escape');
    await expect(journal).toHaveCount(0);
    await expect(open).toBeFocused();
    await open.press('Enter');
    await entries.first().getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  test('A long journal comes step by step, also on the phone and in a fair', async ({ shop, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await shop.as('anna.al', { path: '/checkout', scenario: 'hugeCart' });
    await shop.chooseAction('Verlauf');
    const journal = page.getByRole('dialog', { name: journalName });
    await expect(journal.getByRole('listitem')).toHaveCount(50);
    await journal.getByRole('button', { name: /ältere Änderungen anzeigen$/ }).click();
    await expect(journal.getByRole('listitem')).toHaveCount(100);
    await shop.go(`/subshop/promotions/${fairCode}/checkout`);
    await shop.chooseAction('Verlauf');
    await expect(journal.getByText('Von jemand anderem geändert')).toBeVisible();
    expect(shop.callsOf('listSubshopCartEvents').length).toBeGreaterThan(0);
  });

  test('Nothing has happened yet', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/checkout' });
    await expect(page.getByText('Ihr Warenkorb ist leer')).toBeVisible();
    await shop.setScenario('emptyLists');
    await page.getByRole('button', { name: 'Verlauf' }).click();
    await expect(page.getByRole('dialog', { name: journalName })).toContainText('Noch keine Änderungen');
  });
});

test('A fair whose order limit is reached says so once in its cart', async ({ shop, page }) => {
  await shop.as('anna.al', { path: '/subshop/promotions/herbst/search?query=käse', scenario: 'orderLimitReached' });
  await expect(page.getByText('Das Bestelllimit für diese Messe ist erreicht. Bitte wenden Sie sich an Ihren Außendienst.')).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: 'Suchergebnis' })
      .getByRole('button', { name: /^Limit erreicht: / })
      .first(),
  ).toBeDisabled();
  await shop.withCart('anna.al', linesOf(1), { fair: fairCode, scenario: 'orderLimitReached' });
  for (const width of [1440, 1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const notice = page.getByRole('alert').filter({ hasText: 'Bestelllimit erreicht' });
    await expect(notice).toBeVisible();
    // Nowhere else: neither above the cart nor beside the button.
    await expect(page.getByText(/Bestelllimit/).and(page.locator(':not([role=alert] *)'))).toHaveCount(0);
    await expect(notice).toHaveCount(1);
  }
});
