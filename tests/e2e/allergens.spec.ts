import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import { readWorkbook } from '../../mocks/files/workbook.fixture';
import { toolKitchen } from '../../mocks/world/toolKitchen';
import { expect, test } from './shop';

/** Place of milk among the columns. */
const milk = 6;
const productRows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader').getByRole('link') });
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Saves the overview, and reads what came: its name, and the texts of its rows. */
async function saveWorkbook(page: Page) {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Als Excel speichern' }).click();
  const download = await coming;
  const bytes = Uint8Array.from(await readFile(await download.path()));
  return { name: download.suggestedFilename(), rows: await readWorkbook(bytes.buffer) };
}

/** Where the columns of the matrix stand and how many cells of its rows don't stand below their heading. */
const gridOf = (page: Page) =>
  page.getByRole('table', { name: /^Allergene und/ }).evaluate((element) => {
    const { rows, tHead } = element as HTMLTableElement;
    const lefts = (row: HTMLTableRowElement | undefined) =>
      [...(row?.cells ?? [])].map((cell) => Math.round(cell.getBoundingClientRect().left));
    const titles = lefts(tHead?.rows[0]);
    const whole = [...rows].map(lefts).filter(({ length }) => length === titles.length);
    return {
      columns: titles.length,
      rows: whole.length,
      shifted: whole.filter((row) => row.some((left, place) => left !== titles[place])).length,
      isInside: element.getBoundingClientRect().right <= document.documentElement.clientWidth,
    };
  });

const cheese = { sku: '104711', amount: 2, unitAbbreviation: 'LAI' };

test('From an order to its allergens, narrowed to what is certainly free of milk, and back', async ({ shop, page }) => {
  await shop.as('anna.al', { path: '/my/orders/detail/4501000044' });
  await page.getByRole('link', { name: 'Allergene', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Allergene der Bestellung 4501000044' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Drucken' })).toBeEnabled();
  const all = await productRows(page).count();
  expect(all).toBeGreaterThan(0);
  await expect(page.getByRole('columnheader')).toHaveCount(19);
  await chip(page, 'Milch').click();
  await expect(page).toHaveURL(/\?without=milk$/);
  await expect(page.getByRole('status').filter({ hasText: 'ohne Milch' })).toContainText(`von ${all}: ohne Milch.`);
  const cells = await productRows(page).evaluateAll((rows, at) => rows.map((row) => row.querySelectorAll('td')[at]?.textContent), milk);
  expect(cells.filter((text) => text !== '–nicht enthalten')).toEqual([]);
  expect(cells.length).toBeLessThan(all);
  await page.reload();
  await expect(chip(page, 'Milch')).toHaveAttribute('aria-pressed', 'true');
  await expect(productRows(page)).toHaveCount(cells.length);
  await page.getByRole('button', { name: 'Auswahl aufheben' }).first().click();
  await expect(productRows(page)).toHaveCount(all);
  await page.getByRole('link', { name: 'Bestellung 4501000044' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bestellung 4501000044' })).toBeVisible();
});

test('A template of 300 lines is read in parts, saved as a workbook, and printed across', async ({ shop, page }) => {
  await shop.as('jana.al', { path: `/my/ordertemplates/template-${toolKitchen}-1/allergens` });
  await expect(page.getByRole('button', { name: 'Als Excel speichern' })).toBeEnabled();
  const lines = await productRows(page).count();
  expect(lines).toBeGreaterThan(250);
  expect(shop.callsOf('findProductsBySku').length).toBeGreaterThanOrEqual(6);
  const all = await saveWorkbook(page);
  expect(all.name).toMatch(/^Allergene (?!.* Auswahl ).+ \d{4}-\d\d-\d\d\.xlsx$/);
  expect(all.rows.length).toBeGreaterThan(lines);
  expect(all.rows.flat()).not.toContain('formula');
  expect(all.rows[2]?.[0]).toMatch(/^Alle \d+ Artikel, ohne Auswahl$/);
  const paper = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }));
  for (const sheetOfPaper of paper.getPages()) expect(sheetOfPaper.getWidth()).toBeGreaterThan(sheetOfPaper.getHeight());
  // None of them is empty.
  expect(paper.getPageCount()).toBeLessThan(lines / 15);
  // Where the printer doesn't lay the sheet across, each mark stands below its heading all the same; in words where there is no room for it.
  await page.emulateMedia({ media: 'print' });
  for (const width of [1047, 794, 600]) {
    await page.setViewportSize({ width, height: 1123 });
    const { columns, rows, shifted, isInside } = await gridOf(page);
    expect([width, columns, shifted, isInside]).toEqual([width, 19, 0, true]);
    expect(rows).toBeGreaterThan(250);
  }
  await page.setViewportSize({ width: 559, height: 794 });
  await expect(page.getByRole('table', { name: /^Allergene und/ })).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Enthält:' }).first()).toBeVisible();
});

test('What a filter keeps back stands by name and reason on screen, on paper and in the file', async ({ shop, page }) => {
  await shop.as('anna.al', { path: '/my/ordertemplates/template-100-1/allergens?without=milk,vegan' });
  const heldBack = page.getByRole('list', { name: 'Erfüllt die Auswahl nicht' });
  await expect(heldBack.getByRole('listitem').filter({ hasText: 'Bergkäse 6 Monate' })).toContainText(
    'Milch: enthalten, Vegan: nicht geeignet',
  );
  const noFood = page.getByRole('list', { name: 'Keine Lebensmittel' });
  await expect(noFood.getByRole('listitem').first()).toContainText('Kein Lebensmittel');
  const result = await page.getByRole('status').filter({ hasText: 'ohne Milch; vegan.' }).textContent();
  expect(result).toMatch(/\d+ Artikel sind keine Lebensmittel\.$/);
  const { name, rows } = await saveWorkbook(page);
  expect(name).toMatch(/^Allergene Wochenbedarf Auswahl \d{4}-\d\d-\d\d\.xlsx$/);
  const texts = rows.map((row) => row.filter((cell) => cell !== undefined && cell !== '').join(' | '));
  expect(texts[0]).toBe('Allergene: Wochenbedarf');
  expect(texts[1]).toMatch(/^Stand \S+ \d\d\.\d\d\.\d{4}$/);
  expect(texts[2]).toBe(result);
  expect(texts[3]).toMatch(/^Angaben der Hersteller\./);
  expect(texts).toContainEqual(expect.stringMatching(/^104711 \| Bergkäse .+ \| Hartkäse \| Milch: enthalten, Vegan: nicht geeignet$/));
  // Everything that the screen keeps back, and nothing else.
  expect(texts.filter((text) => /: (enthalten|Spuren möglich|nicht geeignet|keine Angabe)(,|$)/.test(text))).toHaveLength(
    (await heldBack.getByRole('listitem').count()) + (await page.getByRole('list', { name: 'Angabe fehlt' }).getByRole('listitem').count()),
  );
  expect(texts.filter((text) => text.endsWith('| Kein Lebensmittel'))).toHaveLength(await noFood.getByRole('listitem').count());
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Stand \S+ \d\d\./)).toBeVisible();
  await expect(page.getByText(result ?? '')).toBeVisible();
  await expect(heldBack).toBeVisible();
  await expect(page.getByText('Angaben der Hersteller.')).toBeVisible();
});

test("From the cart to what is in it and back; a fair's cart has its own", async ({ shop, page }) => {
  await shop.withCart('anna.al', [cheese]);
  await page.getByRole('link', { name: 'Allergene', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Allergene im Warenkorb' })).toBeVisible();
  await expect(productRows(page)).toHaveCount(1);
  await expect(productRows(page).getByRole('cell').nth(milk)).toHaveText(/enthalten/);
  await page.locator('main').getByRole('link', { name: 'Warenkorb' }).click();
  await expect(page).toHaveURL(`${shop.origin()}/checkout`);
  await shop.go('/subshop/promotions/herbst/cart/allergens');
  await expect(page.getByText('Keine Artikel, deren Allergene gezeigt werden könnten')).toBeVisible();
});

test('What could not be loaded says so, is never free, and comes with the retry', async ({ shop, page }) => {
  await shop.withCart('anna.al', [cheese], { path: '/cart/allergens', scenario: 'findProductsBySku=503' });
  await expect(page.getByRole('alert')).toContainText('Die Angaben zu einem Artikel konnten nicht geladen werden.');
  await expect(page.getByText('Konnte nicht geladen werden')).toBeVisible();
  await chip(page, 'Milch').click();
  await expect(page.getByText('Kein Artikel erfüllt sicher alle gewählten Bedingungen')).toBeVisible();
  await page.getByRole('button', { name: 'Auswahl aufheben' }).first().click();
  await shop.setScenario('normal');
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(productRows(page)).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
