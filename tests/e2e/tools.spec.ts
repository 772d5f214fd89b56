import { expect, test } from './shop';

const tools = [
  ['Bestellblatt ausfüllen', '/my/order-sheet'],
  ['Ware annehmen', '/my/goods-received'],
  ['Bestand zählen', '/my/inventory/new'],
  ['Lieferungen planen', '/checkout/planner'],
  ['Veranstaltung prüfen', '/my/event'],
  ['Auf Gäste umrechnen', '/my/guests'],
  ['Etiketten drucken', '/my/label-prints'],
  ['Preisänderungen ansehen', '/essential-products?prices=changed'],
  ['Ausgaben ansehen', '/my/spending'],
  ['Gespeicherte Suchen öffnen', '/search#saved'],
  ['Gemerkte Artikel ansehen', '/#watched'],
  ['Alle Kunden überblicken', '/my/customers?view=day'],
] as const;

test('Each tool is two presses from home at most, on desk and phone, and the one used last stands first', async ({ shop, page }) => {
  await shop.as('anna.al', { path: '/' });
  const onHome = page.getByRole('main').getByRole('region', { name: 'Werkzeuge' }).getByRole('link');
  const menu = page.getByRole('menuitem');
  const openUserMenu = () =>
    page
      .getByRole('banner')
      .getByRole('button', { name: /^Menü von / })
      .click();
  await expect(onHome).toHaveText(tools.map(([name]) => name));
  for (const [name, href] of tools) await expect(onHome.filter({ hasText: name })).toHaveAttribute('href', href);
  await openUserMenu();
  for (const [name, href] of tools) await expect(menu.filter({ hasText: name })).toHaveAttribute('href', href);
  await menu.filter({ hasText: 'Bestand zählen' }).click();
  await expect(page).toHaveURL(`${shop.origin()}/my/inventory/new`);
  // Its use is remembered once the browser is idle.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('used-tools:')))).toBe(true);
  await shop.go('/');
  await expect(onHome.first()).toHaveText('Bestand zählen');

  await openUserMenu();
  await menu.filter({ hasText: 'Gespeicherte Suchen öffnen' }).click();
  const saved = page.getByRole('dialog', { name: 'Gespeicherte Suchen' });
  await expect(saved).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(saved).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await shop.go('/');
  await page.getByRole('navigation', { name: 'Schnellzugriff' }).getByRole('button', { name: 'Werkzeuge' }).click();
  const sheet = page.getByRole('menu', { name: 'Werkzeuge' }).getByRole('menuitem');
  await expect(sheet.first()).toHaveText('Gespeicherte Suchen öffnen');
  await expect(sheet.nth(1)).toHaveText('Bestand zählen');
  for (const [name, href] of tools) await expect(sheet.filter({ hasText: name })).toHaveAttribute('href', href);
  await sheet.filter({ hasText: 'Auf Gäste umrechnen' }).click();
  await expect(page).toHaveURL(`${shop.origin()}/my/guests`);
  await expect(page.getByRole('link', { name: /^Wochenbedarf/ })).toBeVisible();
  // The title opens the same list on narrow windows.
  await page.getByRole('button', { name: 'Auf Gäste umrechnen' }).click();
  await expect(page.getByRole('menu', { name: 'Mein Bereich' }).getByRole('menuitem', { name: 'Lieferungen planen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await shop.reload();
  await shop.go('/');
  await expect(onHome.first()).toHaveText('Auf Gäste umrechnen');
});
