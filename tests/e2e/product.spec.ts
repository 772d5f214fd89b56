import type { Page } from '@playwright/test';
import { expect, test } from './shop';

const cheese = '/product/104711';
const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Bestellvorlagen' });
/** The button of the page's own product; the tiles below have their own. */
const templatesButton = (page: Page) => page.getByRole('button', { name: /^Bestellvorlagen: Bergkäse 6 Monate/ }).first();
const star = (page: Page) => page.getByRole('button', { name: /^Auf der Essenzliste: Bergkäse 6 Monate/ }).first();

/** Other actions on a product, and how they fail: src/pages/product/ProductInUse.stories.tsx. */
test(
  'What is ticked in a template and starred is so after a reload too, and so is what is taken off; what fails says so',
  { tag: '@engines' },
  async ({ shop, page }) => {
    await shop.as('anna.al', { path: cheese });
    await expect(star(page)).toBeEnabled();
    const after = (await star(page).getAttribute('aria-pressed')) === 'true' ? 'false' : 'true';
    await star(page).click();
    await templatesButton(page).click();
    const drinks = menuOf(page).getByRole('checkbox', { name: 'Getränke' });
    await expect(drinks).not.toBeChecked();
    await shop.setScenario('setOrderTemplateItem=500');
    await drinks.click();
    await expect(page.getByText('Ein unerwarteter Fehler ist aufgetreten.')).toBeVisible();
    await expect(drinks).not.toBeChecked();
    await shop.setScenario('templateWithoutId');
    await menuOf(page).getByRole('textbox', { name: 'Name der neuen Vorlage' }).fill('Buffet');
    await menuOf(page).getByRole('button', { name: 'Anlegen' }).click();
    await expect(page.getByText('Die angelegte Vorlage hat keine ID.', { exact: false })).toBeVisible();
    await shop.setScenario('normal');
    await drinks.click();
    await expect(drinks).toBeChecked();
    await expect.poll(() => shop.callsSoFar('setOrderTemplateItem', 'setEssenceVisibility').length).toBe(3);
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
  },
);
