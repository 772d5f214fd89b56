import type { Page } from '@playwright/test';
import { readPdf } from '../../mocks/files/pdfText.fixture';
import { expect, test } from './shop';

const cheese = { sku: '104711', amount: 2, unitAbbreviation: 'LAI' };

/** What stands on paper and can only be pressed: a price that is explained when it is pressed says something by itself. */
const pressables = (page: Page) =>
  page.locator('main :is(button:not([aria-haspopup="dialog"]), input[type="search"], input[type="checkbox"]:not([role="switch"]))');

/** The screen as paper shows it, on an upright sheet. */
async function onPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
}

test('Every sheet has the house and the customer, and nothing that can only be pressed', async ({ page, shop }) => {
  await shop.withCart('anna.al', [cheese], { path: '/my/orders/detail/4501000044' });
  await expect(page.getByRole('heading', { level: 1, name: 'Bestellung 4501000044' })).toBeVisible();
  await onPaper(page);
  for (const [path, ready] of [
    ['/my/orders/detail/4501000044', 'Positionen'],
    ['/checkout', 'Warenkorb'],
    ['/my/receipts', 'Belege'],
    ['/my/inventory/inventory-100-5', 'Gezählte Artikel'],
    ['/search?query=bergk%C3%A4se', /^Suche nach/],
  ] as const) {
    if (!page.url().endsWith(path)) await shop.go(path);
    await expect(page.getByRole('heading', { name: ready }).first(), path).toBeVisible();
    await expect(page.locator('main').getByText('Kundennummer 100', { exact: true }).first(), path).toBeVisible();
    await expect(page.locator('main').getByText('Pension Enzian', { exact: true }).first(), path).toBeVisible();
    expect(
      await pressables(page).evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.outerHTML)),
      path,
    ).toEqual([]);
  }
});

test("The browser's print of the label list is its sheets, as in the PDF", async ({ page, shop }) => {
  await shop.as('jana.al', { customer: '1000', path: '/my/label-prints' });
  await expect(page.getByText('25 Artikel, 25 Etiketten')).toBeVisible();
  await expect(page.getByText('2 Bögen')).toBeVisible();
  const { pages, text } = await readPdf(Uint8Array.from(await page.pdf({ preferCSSPageSize: true })).buffer);
  expect(pages).toBe(2);
  expect(text).not.toContain('Etikettendruck');
  await page.getByRole('combobox', { name: 'Etikettenbogen' }).selectOption({ index: 3 });
  await expect(page.getByText('Bogen 1 von 25')).toBeVisible();
  expect((await readPdf(Uint8Array.from(await page.pdf({ preferCSSPageSize: true })).buffer)).pages).toBe(25);
});

test("The browser's key prints the whole essence list as the button does; its menu what has been read, and says so", async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    window.print = () =>
      document.documentElement.setAttribute('data-printed', String(document.querySelectorAll('tbody th[scope="row"]').length));
  });
  await shop.as('jana.al', { customer: '1000', path: '/essential-products' });
  await expect(page.getByText('2.000 Artikel').first()).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('tbody th[scope="row"]')).toHaveCount(100);
  await expect(page.getByText(/^1\.900 Artikel der Liste fehlen auf diesem Ausdruck\./)).toBeAttached();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('tbody th[scope="row"]')).toHaveCount(0);
  await page.keyboard.press('Control+p');
  await expect(page.locator('html')).toHaveAttribute('data-printed', '2000', { timeout: 30_000 });
  await expect(page.getByText(/fehlen auf diesem Ausdruck/)).toHaveCount(0);
});
