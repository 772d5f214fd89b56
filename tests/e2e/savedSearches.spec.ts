import type { Page } from '@playwright/test';
import { expect, test } from './shop';

const box = (page: Page) => page.getByRole('combobox', { name: 'Artikel suchen' });
const suggested = (page: Page) => page.getByRole('group', { name: 'Gespeicherte Suchen' }).getByRole('option');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Gespeicherte Suchen' });
const nameField = (page: Page) => dialog(page).getByRole('textbox', { name: /^Name der Suche/ });
const saving = (page: Page) => page.getByRole('button', { name: 'Suche speichern' });

/** Names, and what counts as one search: SavedSearches.stories.tsx and SavedSearchesDialog.stories.tsx of src/pages/search. */
test('A search is saved under the name of what it asks for, opened out of the empty field by keyboard, renamed and removed', async ({
  shop,
  page,
  context,
}) => {
  await shop.as('anna.al', { path: '/search?query=milch&prices=promotion&sort=name-asc' });
  await saving(page).focus();
  await page.keyboard.press('Enter');
  await expect(nameField(page)).toHaveValue('milch · Aktionen');
  await expect(dialog(page).getByText('Nur auf diesem Gerät gespeichert, für Sie bei diesem Kundenkonto.')).toBeVisible();
  await nameField(page).press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('Suche gespeichert: milch · Aktionen')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Gespeicherte Suche: milch · Aktionen' })).toBeFocused();

  // A category, which comes first.
  await shop.go('/search?category=130000');
  await expect(page.getByRole('heading', { level: 1, name: /^Molkereiprodukte/ })).toBeVisible();
  await saving(page).click();
  await expect(nameField(page)).toHaveValue('Molkereiprodukte, Käse & Eier');
  await nameField(page).fill('Alle Käse');
  await nameField(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Gespeicherte Suche: Alle Käse' })).toBeVisible();

  await shop.go('/my/orders');
  // The screen takes the focus once it is there.
  await expect(page.getByRole('main')).toBeFocused();
  await box(page).focus();
  await expect(suggested(page)).toHaveText(['Alle Käse', 'milch · Aktionen']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(suggested(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?query=milch&prices=promotion&sort=name-asc$/);
  await expect(page.getByRole('combobox', { name: 'Sortierung' })).toHaveValue('name-asc');

  // Another tab sees each change.
  const other = await context.newPage();
  await other.goto(`${shop.origin()}/search?category=130000`);
  await expect(other.getByRole('button', { name: 'Gespeicherte Suche: Alle Käse' })).toBeVisible();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Gespeicherte Suche: milch · Aktionen' }).click();
  await dialog(page).getByRole('button', { name: 'Umbenennen: Alle Käse' }).click();
  await page.keyboard.type('Käsetheke');
  await page.keyboard.press('Enter');
  await expect(other.getByRole('button', { name: 'Gespeicherte Suche: Käsetheke' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Entfernen: Käsetheke' }).click();
  await expect(other.getByRole('button', { name: 'Suche speichern' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(other.getByRole('button', { name: 'Gespeicherte Suche: Käsetheke' })).toBeVisible();
  await dialog(page).getByRole('link', { name: 'Käsetheke' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/search\?category=130000$/);
});
