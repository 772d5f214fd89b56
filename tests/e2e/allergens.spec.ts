import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import { readWorkbook } from '#mocks/files/workbook.fixture.ts';
import { toolKitchen } from '#mocks/world/toolKitchen.ts';
import { expect, test } from './shop';

const productRows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader').getByRole('link') });
/** Saves the overview, and reads the file: its name, and the texts of its rows. */
async function saveWorkbook(page: Page) {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Als Excel speichern' }).click();
  const download = await coming;
  const bytes = Uint8Array.from(await readFile(await download.path()));
  return { name: download.suggestedFilename(), rows: await readWorkbook(bytes.buffer) };
}

/** Positions of the matrix's columns, and the number of cells that aren't below their heading. */
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

test('A template of 300 lines is read in parts, saved as a workbook, and printed across', async ({ shop, page }) => {
  await shop.as('jana.al', { path: `/my/ordertemplates/template-${toolKitchen}-1/allergens` });
  await expect(page.getByRole('button', { name: 'Als Excel speichern' })).toBeEnabled();
  const lines = await productRows(page).count();
  expect(lines).toBeGreaterThan(250);
  expect((await shop.callsOf('findProductsBySku')).length).toBeGreaterThanOrEqual(6);
  const all = await saveWorkbook(page);
  expect(all.name).toMatch(/^Allergene (?!.* Auswahl ).+ \d{4}-\d\d-\d\d\.xlsx$/);
  expect(all.rows.length).toBeGreaterThan(lines);
  expect(all.rows.flat()).not.toContain('formula');
  expect(all.rows[2]?.[0]).toMatch(/^Alle \d+ Artikel, ohne Auswahl$/);
  const paper = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }));
  for (const sheetOfPaper of paper.getPages()) expect(sheetOfPaper.getWidth()).toBeGreaterThan(sheetOfPaper.getHeight());
  // None of them is empty.
  expect(paper.getPageCount()).toBeLessThan(lines / 15);
  // If the printer doesn't rotate the sheet, each mark is still below its heading; in words if there is no room for it.
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

test('What a filter keeps back stands by name and reason on screen, on paper and in the file; no row is behind the head', async ({
  shop,
  page,
}) => {
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
  // Everything that the screen excludes, and nothing else.
  expect(texts.filter((text) => /: (enthalten|Spuren möglich|nicht geeignet|keine Angabe)(,|$)/.test(text))).toHaveLength(
    (await heldBack.getByRole('listitem').count()) + (await page.getByRole('list', { name: 'Angabe fehlt' }).getByRole('listitem').count()),
  );
  expect(texts.filter((text) => text.endsWith('| Kein Lebensmittel'))).toHaveLength(await noFood.getByRole('listitem').count());
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Stand \S+ \d\d\./)).toBeVisible();
  await expect(page.getByText(result ?? '')).toBeVisible();
  await expect(heldBack).toBeVisible();
  await expect(page.getByText('Angaben der Hersteller.')).toBeVisible();

  // All of them, in a low window: the focused element is never behind the head of the table.
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: 'Auswahl aufheben' }).first().click();
  await page.setViewportSize({ width: 1440, height: 500 });
  const links = page.getByRole('rowheader').getByRole('link');
  await expect(links.filter({ hasText: /^Bergkäse/ }).first()).toBeVisible();
  await links.last().focus();
  const hidden: string[] = [];
  for (let left = await links.count(); left > 1; left -= 1) {
    await page.keyboard.press('Shift+Tab');
    const name = await page.evaluate(() => {
      const link = document.activeElement;
      const head = document.querySelector('thead th');
      return link && head && link.getBoundingClientRect().top < head.getBoundingClientRect().bottom ? link.textContent : null;
    });
    if (name !== null) hidden.push(name);
  }
  expect(hidden).toEqual([]);
});
