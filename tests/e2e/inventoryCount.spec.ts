import type { JSHandle, Page } from '@playwright/test';
import { expect, test } from './shop';

const path = '/my/inventory/new';
/** The barcode of a loaf of Bergkäse. */
const loaf = '9001003706891';

/** Types a barcode as a scanner does. */
async function scan(page: Page, code: string): Promise<void> {
  await expect(page.getByRole('searchbox', { name: 'Name, Nummer oder Strichcode' })).toBeVisible();
  await page.evaluate((text) => {
    for (const key of Array.from(text).concat('Enter'))
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, code);
}

/** Nothing more is stored in the database of counts until the page is left, as where it takes its time: others' changes wait for one that never ends. */
async function holdStorage(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('counts');
        opening.addEventListener('success', () => {
          const store = opening.result.transaction('counts', 'readwrite').objectStore('counts');
          const goOn = () => {
            store.count().addEventListener('success', goOn);
            resolve();
          };
          goOn();
        });
      }),
  );
}

/** The lines that a menu has when it is drawn first, once it is. */
function linesAtFirst(page: Page): Promise<JSHandle<string[]>> {
  return page.evaluateHandle(() => {
    const lines: string[] = [];
    new MutationObserver((_changes, observer) => {
      lines.push(...[...document.querySelectorAll('[role="menuitem"]')].map(({ textContent }) => textContent));
      if (lines.length > 0) observer.disconnect();
    }).observe(document.body, { childList: true, subtree: true });
    return lines;
  });
}

test.describe('Counting an inventory', () => {
  test(
    'What was scanned survives a reload, is told on the start page, in the list and in the menu, is sent once, and what is missing is ordered',
    { tag: ['@floor', '@engines'] },
    async ({ shop, page }) => {
      await shop.as('anna.al', { path });
      await expect(page.getByText('Noch nichts gezählt')).toBeVisible();
      for (let times = 0; times < 2; times += 1) await scan(page, loaf);
      await expect(page.getByText('Schon gezählt: 1 Laib. Mit 1 Laib zusammen 2 Laib.')).toBeVisible();
      await expect(page.getByText('Auf diesem Gerät gespeichert, bis Sie senden.')).toBeVisible();
      await holdStorage(page);
      await scan(page, loaf);
      await expect(page.getByText('Schon gezählt: 2 Laib. Mit 1 Laib zusammen 3 Laib.')).toBeVisible();
      await shop.reload();
      await expect(page.getByRole('button', { name: /^Bergkäse 6 Monate.*3\sLaib$/ })).toBeVisible();
      const facts = /^1 Position, seit heute, \d\d:\d\d, nicht gesendet$/;
      await shop.go('/');
      await expect(page.getByText(facts)).toBeVisible();
      const drawnFirst = await linesAtFirst(page);
      await page.getByRole('button', { name: 'Menü von anna.al' }).click();
      await expect(page.getByRole('menuitem', { name: /^Mit der Zählung weitermachen/ }).getByText(facts)).toBeVisible();
      // A line that loads later would move the others away under the pointer.
      expect(await drawnFirst.evaluate((lines) => lines)).toContainEqual(expect.stringContaining('Mit der Zählung weitermachen'));
      await page.keyboard.press('Escape');
      // The menu still shows the same text while it fades.
      await expect(page.getByRole('menuitem')).toHaveCount(0);
      // Older releases stored only that a count is waiting.
      await page.evaluate(() => localStorage.setItem('count-waits', '1'));
      await shop.go('/my/inventory');
      await expect(page.getByText(facts)).toBeVisible();
      await page.getByRole('link', { name: 'Weiterzählen' }).click();
      await expect(page.getByRole('button', { name: /^Bergkäse 6 Monate.*3\sLaib$/ })).toBeVisible();
      await page.getByRole('textbox', { name: 'Anmerkung' }).fill('Monatsabschluss');
      await page.getByRole('button', { name: 'Inventur mit 1 Position senden' }).dblclick();
      await expect(page.getByRole('heading', { level: 1, name: 'Inventur gesendet' })).toBeVisible();
      expect(await shop.callsOf('createInventory')).toHaveLength(1);
      await page.getByRole('combobox', { name: 'Bestellvorlage' }).selectOption({ label: 'Wochenbedarf' });
      await expect(page.getByText(/^Von 1 Artikel ist genug da: Bergkäse/)).toBeVisible();
      await page
        .getByRole('checkbox', { name: / auswählen$/ })
        .nth(1)
        .check();
      await page.getByRole('button', { name: '1 Artikel in den Warenkorb' }).click();
      await expect(page.getByText('1 Artikel wurde in den Warenkorb gelegt.').or(page.getByRole('dialog'))).toBeVisible();
      await shop.reload();
      await shop.go('/');
      await expect(page.getByRole('heading', { level: 1, name: /^Willkommen/ })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Weiterzählen' })).toHaveCount(0);
    },
  );

  test('Two tabs count into one inventory; signing out asks before it is gone', { tag: '@engines' }, async ({ shop, page, context }) => {
    await shop.as('anna.al', { path });
    await scan(page, loaf);
    await expect(page.getByText('Gezählt: 1 Laib')).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByRole('button', { name: /^Bergkäse 6 Monate.*1\sLaib$/ })).toBeVisible();
    await scan(other, loaf);
    await expect(page.getByRole('button', { name: /^Bergkäse 6 Monate.*2\sLaib$/ })).toBeVisible();
    await other.close();
    await page.getByRole('button', { name: 'Menü von anna.al' }).click();
    await page.getByRole('menuitem', { name: 'Abmelden' }).click();
    const dialog = page.getByRole('dialog', { name: 'Inventur noch nicht gesendet' });
    await dialog.getByRole('button', { name: 'Abmelden und Zählung löschen' }).click();
    await expect(page).not.toHaveURL(/inventory/);
    await shop.as('anna.al', { path });
    await expect(page.getByText('Noch nichts gezählt')).toBeVisible();
  });
});
