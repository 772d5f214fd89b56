import type { Page } from '@playwright/test';
import { expect, test } from './shop';

const cheese = '/product/104711';
const isThere = (page: Page) => expect(page.getByRole('heading', { level: 1, name: /^Bergkäse/ })).toBeVisible();
const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Bestellvorlagen' });
/** The button of the page's own product; the tiles below have their own. */
const templatesButton = (page: Page) => page.getByRole('button', { name: /^Bestellvorlagen: Bergkäse 6 Monate/ }).first();
const generic = 'Ein unerwarteter Fehler ist aufgetreten.';

test.describe('The order-template menu', () => {
  test('A tick puts the product in with the chosen amount and unit, its absence takes it out', async ({ shop, page }) => {
    await shop.as('anna.al', { path: cheese });
    await isThere(page);
    await page
      .getByRole('combobox', { name: /^Einheit/ })
      .first()
      .selectOption('KG');
    const amount = page.getByRole('textbox', { name: /^Menge/ }).first();
    await amount.fill('7');
    await amount.press('Tab');
    await expect(templatesButton(page)).toHaveAccessibleName(/\(in \d enthalten\)$/);
    await templatesButton(page).click();
    const menu = menuOf(page);
    const drinks = menu.getByRole('checkbox', { name: 'Getränke' });
    await expect(drinks).not.toBeChecked();
    await drinks.click();
    await expect(drinks).toBeChecked();
    await expect(menu.getByText(/enthält 7\skg/)).toBeVisible();
    expect(shop.callsOf('setOrderTemplateItem').map(({ body }) => JSON.parse(body ?? ''))).toEqual([
      { productSku: '104711', amount: 7, unit: 'KG' },
    ]);
    await page.reload();
    await templatesButton(page).click();
    await expect(drinks).toBeChecked();
    // Two presses in a row are one.
    await drinks.evaluate((tick: HTMLElement) => {
      tick.click();
      tick.click();
    });
    await expect.poll(() => shop.callsOf('removeOrderTemplateItem').length).toBe(1);
    await page.reload();
    expect(shop.callsOf('removeOrderTemplateItem')).toHaveLength(1);
    await templatesButton(page).click();
    await expect(menu.getByText(/Artikel$/).first()).toBeVisible();
    await expect(drinks).not.toBeChecked();
  });

  test('A new template is made of the product by keyboard alone, and the field is empty again', async ({ shop, page }) => {
    await shop.as('anna.al', { path: cheese });
    await isThere(page);
    await templatesButton(page).focus();
    await page.keyboard.press('Enter');
    const menu = menuOf(page);
    const name = menu.getByRole('textbox', { name: 'Name der neuen Vorlage' });
    await expect(menu.getByRole('button', { name: 'Anlegen' })).toBeDisabled();
    await name.focus();
    await page.keyboard.type('Buffet');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('checkbox', { name: 'Buffet' })).toBeChecked();
    expect(shop.callsOf('createOrderTemplate')).toHaveLength(1);
    await expect(name).toHaveValue('');
    await expect(menu.getByRole('button', { name: 'Anlegen' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(templatesButton(page)).toBeFocused();
  });

  test('A row of the search has it too, and many templates can be filtered', async ({ shop, page }) => {
    await shop.as('david.al', { path: '/search?query=104711' });
    await shop
      .row(/^Bergkäse 6 Monate/)
      .getByRole('button', { name: /^Bestellvorlagen/ })
      .click();
    const menu = menuOf(page);
    await expect(menu.getByRole('checkbox')).toHaveCount(27);
    await menu.getByRole('searchbox', { name: 'Vorlagen filtern' }).fill('advent');
    await expect(menu.getByText('Keine Vorlage passt zu „advent“.')).toBeVisible();
    await menu.getByRole('searchbox', { name: 'Vorlagen filtern' }).fill('weihn');
    await expect(menu.getByRole('checkbox')).toHaveCount(1);
  });

  test('A tick that fails goes back and says so', async ({ shop, page }) => {
    await shop.as('anna.al', { path: cheese });
    await isThere(page);
    await templatesButton(page).click();
    const drinks = menuOf(page).getByRole('checkbox', { name: 'Getränke' });
    await expect(drinks).not.toBeChecked();
    await shop.setScenario('setOrderTemplateItem=500');
    await drinks.click();
    await expect(page.getByText(generic)).toBeVisible();
    await expect(drinks).not.toBeChecked();
    await expect(page.getByText(generic)).toBeHidden();
  });

  test('A creation that fails keeps the name, and works the next time', async ({ shop, page }) => {
    await shop.as('anna.al', { path: cheese });
    await isThere(page);
    await templatesButton(page).click();
    const menu = menuOf(page);
    const name = menu.getByRole('textbox', { name: 'Name der neuen Vorlage' });
    await name.fill('Buffet');
    await shop.setScenario('createOrderTemplate=500');
    await menu.getByRole('button', { name: 'Anlegen' }).click();
    await expect(page.getByText(generic)).toBeVisible();
    await expect(name).toHaveValue('Buffet');
    await shop.setScenario('normal');
    await menu.getByRole('button', { name: 'Anlegen' }).click();
    await expect(menu.getByRole('checkbox', { name: 'Buffet' })).toBeChecked();
  });

  test('A created template without an id is told as such', async ({ shop, page }) => {
    await shop.as('anna.al', { path: cheese });
    await isThere(page);
    await templatesButton(page).click();
    await shop.setScenario('templateWithoutId');
    await menuOf(page).getByRole('textbox', { name: 'Name der neuen Vorlage' }).fill('Buffet');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Die angelegte Vorlage hat keine ID.', { exact: false })).toBeVisible();
    expect(shop.callsOf('setOrderTemplateItem')).toHaveLength(0);
  });

  test('Templates that cannot be read say so where they would stand, with a way to retry', async ({ shop, page }) => {
    await shop.as('anna.al', { path: cheese, scenario: 'listOrderTemplates=404' });
    await isThere(page);
    await templatesButton(page).click();
    await expect(menuOf(page).getByRole('alert')).toContainText('Ihre Bestellvorlagen konnten nicht geladen werden.');
    await shop.setScenario('normal');
    await menuOf(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(menuOf(page).getByRole('checkbox', { name: 'Getränke' })).toBeVisible();
  });

  test('Visitors have none', async ({ shop, page }) => {
    await shop.visit(cheese);
    await isThere(page);
    await expect(page.getByRole('button', { name: /^Bestellvorlagen/ })).toHaveCount(0);
    expect(shop.callsOf('listOrderTemplates')).toHaveLength(0);
  });
});

test.describe('The essence list', () => {
  const star = (page: Page) => page.getByRole('button', { name: /^Auf der Essenzliste: Bergkäse 6 Monate/ }).first();

  test('The star flips at once, and the flip stays', async ({ shop, page }) => {
    await shop.as('anna.al', { path: cheese });
    await expect(star(page)).toBeEnabled();
    const before = await star(page).getAttribute('aria-pressed');
    const after = before === 'true' ? 'false' : 'true';
    await star(page).click();
    await expect(star(page)).toHaveAttribute('aria-pressed', after);
    await expect.poll(() => shop.callsOf('setEssenceVisibility').length).toBe(1);
    await page.reload();
    await expect(star(page)).toBeEnabled();
    await expect(star(page)).toHaveAttribute('aria-pressed', after);
  });

  test('A flip that fails goes back and says so', async ({ shop, page }) => {
    await shop.as('anna.al', { path: cheese });
    await expect(star(page)).toBeEnabled();
    const before = (await star(page).getAttribute('aria-pressed')) ?? '';
    await shop.setScenario('setEssenceVisibility=500');
    await star(page).click();
    await expect(page.getByText(generic)).toBeVisible();
    await expect(star(page)).toHaveAttribute('aria-pressed', before);
  });

  test('While nothing is known it cannot be pressed, and no message startles', async ({ shop, page }) => {
    shop.allowFailedCalls();
    await shop.as('anna.al', { path: cheese, scenario: 'listEssenceVisibilities=404' });
    await isThere(page);
    await expect.poll(() => shop.callsOf('listEssenceVisibilities').length).toBeGreaterThan(0);
    await expect(star(page)).toBeDisabled();
    await expect(page.getByText(generic)).toHaveCount(0);
  });

  test('The hint tells the last purchases and asks for them once in three seconds', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/search?essential=all' });
    const button = page.getByRole('button', { name: /^Auf der Essenzliste/ }).first();
    await expect(button).toBeEnabled();
    const hint = page.getByRole('tooltip');
    for (let round = 0; round < 3; round += 1) {
      await button.hover();
      await expect(hint.getByRole('listitem').first()).toHaveText(/^\S+, \d\d\.\d\d\.(\d{4})? - [\d.,]+\s\S+$/);
      expect(await hint.getByRole('listitem').count()).toBeLessThanOrEqual(3);
      await page.mouse.move(0, 0);
      await expect(hint).toHaveCount(0);
    }
    expect(shop.callsOf('listRecentEssenceItemsOfProduct').length).toBeLessThanOrEqual(2);
  });
});

test('On the phone the way into the cart stays in sight', async ({ shop, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.as('anna.al', { path: cheese });
  await isThere(page);
  const bar = page.getByRole('region', { name: /^Bestellen: Bergkäse/ });
  await expect(bar).toHaveCount(0);
  await page.getByRole('region', { name: 'Allergene' }).scrollIntoViewIfNeeded();
  await bar.getByRole('button', { name: /^In den Warenkorb/ }).click();
  await expect(shop.cartLink(1)).toBeVisible();
  await expect(bar.getByRole('button', { name: /im Warenkorb, entfernen/ })).toBeVisible();
});
