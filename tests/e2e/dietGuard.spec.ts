import type { Page } from '@playwright/test';
import { expect, test } from './shop';

const allergens = { path: '/my/ordertemplates/template-100-1/allergens' };
const eventOf = (page: Page) => page.getByRole('region', { name: 'Ernährungsweisen: Hochzeit Huber' });
/** The event in the status line of a list. */
const partOf = (page: Page) => page.getByRole('button', { name: /^Hochzeit Huber: / });

/** Makes an event with a milk allergy and some vegans, by keys and names alone. */
async function makeEvent(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Für eine Veranstaltung prüfen' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Für eine Veranstaltung prüfen' });
  // The missing part is named.
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(dialog.getByText('Bitte geben Sie den Tag an.')).toBeVisible();
  await expect(dialog.getByText('Bitte fügen Sie mindestens eine Ernährungsweise hinzu.')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Veranstaltung/ }).fill('Hochzeit Huber');
  await dialog.getByRole('textbox', { name: /^Tag/ }).fill('31.12.2099');
  await dialog.getByRole('textbox', { name: /^Gäste insgesamt/ }).fill('80');
  const add = dialog.getByRole('button', { name: 'Ernährungsweise hinzufügen' });
  await add.click();
  await dialog.getByRole('combobox', { name: 'Ernährungsweise' }).first().selectOption('Ohne Milch');
  await add.click();
  const vegan = dialog.getByRole('group').nth(1);
  await vegan.getByRole('combobox', { name: 'Ernährungsweise' }).selectOption('Vegan');
  await dialog.getByRole('group', { name: 'Vegan' }).getByRole('combobox', { name: 'Wie streng' }).selectOption('Vorliebe');
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(dialog).toBeHidden();
}

test.describe('Diets of an event', () => {
  test('An event is checked wherever its products are, also after a reload, and what it does not allow is asked about', async ({
    shop,
    page,
  }) => {
    await shop.as('anna.al', allergens);
    await makeEvent(page);
    const milk = eventOf(page).getByRole('listitem').filter({ hasText: 'Ohne Milch' }).first();
    await expect(milk).toContainText(/3 enthalten es.*1 mit möglichen Spuren.*geprüft frei/);
    await milk.locator('summary').press('Enter');
    await expect(milk.getByRole('link', { name: /^Bergkäse/ })).toBeVisible();
    await expect(eventOf(page)).not.toContainText(/sicher/i);

    // An unreadable product counts as undeclared, and can be read again.
    await shop.setScenario('findProductsBySku=500');
    await shop.reload();
    await expect(eventOf(page).getByRole('alert')).toContainText('Sie zählen als solche ohne Angabe.');
    await expect(eventOf(page).getByRole('listitem').first()).not.toContainText('geprüft frei');
    await shop.setScenario('normal');
    await eventOf(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(eventOf(page).getByRole('listitem').first()).toContainText('geprüft frei');

    await shop.go('/my/ordertemplates/template-100-1');
    await partOf(page).click();
    await expect(eventOf(page)).toContainText('80 Gäste');
    await page.getByRole('button', { name: 'Alles in den Warenkorb' }).click();
    const question = page.getByRole('dialog', { name: '4 Artikel passen nicht zu „Hochzeit Huber“' });
    await expect(question.getByText('Ohne Milch (Allergie, 1 Gast): Spuren möglich')).toBeVisible();
    await expect(question.getByRole('button', { name: 'Nicht hinzufügen' })).toBeFocused();
    await question.getByRole('button', { name: /^Nur die anderen \d+ hinzufügen$/ }).click();
    await expect(question).toBeHidden();
    await shop.settled();
    await shop.go('/checkout');
    await partOf(page).click();
    await expect(eventOf(page)).toContainText('geprüft frei');
    await expect(eventOf(page)).not.toContainText('enthalten es');
    await expect(page.getByRole('main').getByRole('article', { name: /^Bergkäse/ })).toBeHidden();

    await shop.go('/search?query=vollmilch');
    const row = page.getByRole('main').getByRole('article').first();
    const add = row.getByRole('button', { name: /in den Warenkorb/i });
    await add.click();
    const oneQuestion = page.getByRole('dialog', { name: 'Passt nicht zu „Hochzeit Huber“' });
    await expect(oneQuestion.getByText(/^Ohne Milch \(Allergie, 1 Gast\): enthalten$/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(oneQuestion).toBeHidden();
    await expect(add).toBeVisible();
    await add.click();
    await oneQuestion.getByRole('button', { name: 'Trotzdem hinzufügen' }).click();
    await expect(add).toBeHidden();
  });
});
