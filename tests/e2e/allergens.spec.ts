import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { toolKitchen } from '../../mocks/world/toolKitchen';
import { expect, test } from './shop';

/** Place of milk among the columns. */
const milk = 6;
const productRows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader').getByRole('link') });
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
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
  await expect(page.getByRole('button', { name: 'Als Excel speichern' })).toBeEnabled({ timeout: 30_000 });
  const lines = await productRows(page).count();
  expect(lines).toBeGreaterThan(250);
  expect(shop.callsOf('findProductsBySku').length).toBeGreaterThanOrEqual(6);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Als Excel speichern' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^Allergene .+ \d{4}-\d\d-\d\d\.xlsx$/);
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  const sheet = Object.entries(files).find(([name]) => name.endsWith('sheet1.xml'))?.[1];
  const xml = strFromU8(sheet ?? new Uint8Array());
  expect(xml.match(/<row /g)?.length).toBeGreaterThan(lines);
  expect(xml).not.toContain('<f>');
  const paper = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }));
  for (const sheetOfPaper of paper.getPages()) expect(sheetOfPaper.getWidth()).toBeGreaterThan(sheetOfPaper.getHeight());
  // None of them is empty.
  expect(paper.getPageCount()).toBeLessThan(lines / 15);
  // The heading of a group that goes on comes again on the next sheet, and every column stays below its title.
  await page.emulateMedia({ media: 'print' });
  const printed = await page.locator('table').evaluate((element) => {
    const { tHead, tBodies } = element as HTMLTableElement;
    const lefts = (row: HTMLTableRowElement | undefined) => [...(row?.cells ?? [])].map((cell) => cell.getBoundingClientRect().left);
    const titles = lefts(tHead?.rows[0]);
    const isShifted = (row: HTMLTableRowElement) =>
      row.cells.length === titles.length && lefts(row).some((left, place) => Math.abs(left - (titles[place] ?? 0)) > 1);
    const groups = [...tBodies].map(({ rows }) => [...rows]);
    return {
      headings: [...new Set(groups.flatMap(([heading]) => (heading ? getComputedStyle(heading).display : [])))],
      shifted: groups.flat().filter(isShifted).length,
    };
  });
  expect(printed).toEqual({ headings: ['table-header-group'], shifted: 0 });
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
