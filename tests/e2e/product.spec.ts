import type { Page } from '@playwright/test';
import { expect, test } from './shop';

const cheese = '/product/104711';
const isThere = (page: Page) => expect(page.getByRole('heading', { level: 1, name: /^Bergkäse/ })).toBeVisible();
const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Bestellvorlagen' });
/** The button of the page's own product; the tiles below have their own. */
const templatesButton = (page: Page) => page.getByRole('button', { name: /^Bestellvorlagen: Bergkäse 6 Monate/ }).first();
const star = (page: Page) => page.getByRole('button', { name: /^Auf der Essenzliste: Bergkäse 6 Monate/ }).first();
const generic = 'Ein unerwarteter Fehler ist aufgetreten.';

/** What else can be done with a product: src/pages/product/ProductInUse.stories.tsx. */
test('What is ticked in a template and starred is so after a reload too, and so is what is taken off', async ({ shop, page }) => {
  await shop.as('anna.al', { path: cheese });
  await expect(star(page)).toBeEnabled();
  const after = (await star(page).getAttribute('aria-pressed')) === 'true' ? 'false' : 'true';
  await star(page).click();
  await templatesButton(page).click();
  const drinks = menuOf(page).getByRole('checkbox', { name: 'Getränke' });
  await expect(drinks).not.toBeChecked();
  await drinks.click();
  await expect(drinks).toBeChecked();
  await expect.poll(() => shop.callsSoFar('setOrderTemplateItem', 'setEssenceVisibility').length).toBe(2);
  await shop.settled();
  await shop.reload();
  await expect(star(page)).toBeEnabled();
  await expect(star(page)).toHaveAttribute('aria-pressed', after);
  await templatesButton(page).click();
  await expect(drinks).toBeChecked();
  await drinks.click();
  await expect.poll(() => shop.callsSoFar('removeOrderTemplateItem').length).toBe(1);
  await shop.settled();
  await shop.reload();
  await templatesButton(page).click();
  await expect(
    menuOf(page)
      .getByText(/Artikel$/)
      .first(),
  ).toBeVisible();
  await expect(drinks).not.toBeChecked();
});

test('What fails goes back and says so: a tick, a new template, one without an id, the star', async ({ shop, page }) => {
  await shop.as('anna.al', { path: cheese });
  await isThere(page);
  await templatesButton(page).click();
  const menu = menuOf(page);
  const drinks = menu.getByRole('checkbox', { name: 'Getränke' });
  await expect(drinks).not.toBeChecked();
  await shop.setScenario('setOrderTemplateItem=500');
  await drinks.click();
  await expect(page.getByText(generic)).toBeVisible();
  await expect(drinks).not.toBeChecked();
  await expect(page.getByText(generic)).toBeHidden();

  const name = menu.getByRole('textbox', { name: 'Name der neuen Vorlage' });
  await name.fill('Buffet');
  await shop.setScenario('createOrderTemplate=500');
  await menu.getByRole('button', { name: 'Anlegen' }).click();
  await expect(page.getByText(generic)).toBeVisible();
  await expect(name).toHaveValue('Buffet');
  await expect(page.getByText(generic)).toBeHidden();
  const sent = (await shop.callsOf('setOrderTemplateItem')).length;
  await shop.setScenario('templateWithoutId');
  await menu.getByRole('button', { name: 'Anlegen' }).click();
  await expect(page.getByText('Die angelegte Vorlage hat keine ID.', { exact: false })).toBeVisible();
  expect(await shop.callsOf('setOrderTemplateItem')).toHaveLength(sent);
  await expect(name).toHaveValue('Buffet');
  await shop.setScenario('normal');
  await menu.getByRole('button', { name: 'Anlegen' }).click();
  await expect(menu.getByRole('checkbox', { name: 'Buffet' }).and(page.locator(':checked'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);

  const before = (await star(page).getAttribute('aria-pressed')) ?? '';
  await shop.setScenario('setEssenceVisibility=500');
  await star(page).click();
  await expect(page.getByText(generic)).toBeVisible();
  await expect(star(page)).toHaveAttribute('aria-pressed', before);
});
