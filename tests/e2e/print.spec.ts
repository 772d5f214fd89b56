import type { Page } from '@playwright/test';
import { readPdf } from '#mocks/files/pdfText.fixture.ts';
import { expect, test } from './shop';

const cheese = { sku: '104711', amount: 2, unitAbbreviation: 'LAI' };

/** Pressable elements on paper: a price with an explanation is useful by itself, and so are tiers of prices. */
const pressables = (page: Page) =>
  page.locator(
    'main :is(button:not([aria-haspopup="dialog"], tbody th button), input[type="search"], input[type="radio"], input[type="checkbox"]:not([role="switch"]))',
  );

/** Browsers write letters one by one: the text without the gaps between them. */
const joined = (text: string) => text.replaceAll(/\s/g, '');

/** Content that a sheet would cut off at its sides. */
const beyondTheSheet = (page: Page) =>
  page.locator('main *').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && !one.closest('svg') && getComputedStyle(one).position !== 'absolute')
      .map((one) => ({ name: `${one.tagName} ${one.className} ${one.textContent?.slice(0, 30) ?? ''}`, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 2 && (box.left < -1 || box.right > document.documentElement.clientWidth + 1))
      .map(({ name }) => name),
  );

/** The screen as paper shows it, on an upright sheet. */
async function onPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
}

test('People choose the paper, every sheet has the house and the customer, and nothing that can only be pressed', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await shop.withCart('anna.al', [cheese], { path: '/my/orders' });
  await expect(page.getByRole('link', { name: '4501000044' })).toBeVisible();
  // The first sheet has its head as soon as the screen can be seen.
  await expect(page.locator('main').getByText('Kundennummer 100', { exact: true })).toBeAttached();
  const { text, sizes } = await readPdf(Uint8Array.from(await page.pdf({ format: 'A4', landscape: true })).buffer);
  expect(joined(text)).toContain('Kundennummer100');
  expect(sizes[0]).toBe('842 × 595');

  // Dark on white whatever the device's mode, and nothing to press.
  const html = page.locator('html');
  await shop.go('/my/orders/detail/4501000042');
  await expect(page.getByRole('heading', { level: 1, name: 'Bestellung 4501000042' })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(html).toHaveAttribute('data-mode', 'dark');
  await page.emulateMedia({ media: 'print' });
  await expect(html).toHaveAttribute('data-mode', 'light');
  await expect(html).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  for (const role of ['button', 'checkbox', 'navigation'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  // The heads, seven lines, their sum.
  await expect(page.getByRole('row')).toHaveCount(9);
  await onPaper(page);
  for (const [path, ready] of [
    ['/my/orders/detail/4501000042', 'Positionen'],
    ['/checkout', 'Warenkorb'],
    ['/checkout/planner', 'Der Warenkorb nach Liefertagen'],
    ['/my/receipts', 'Belege'],
    ['/my/inventory/inventory-100-5', 'Gezählte Artikel'],
    ['/search?query=bergk%C3%A4se', /^Suche nach/],
    ['/product/104711', /^Bergkäse/],
    ['/subshop/promotions/herbst', 'Herbstmesse'],
  ] as const) {
    if (!page.url().endsWith(path)) await shop.go(path);
    await expect(page.getByRole('heading', { name: ready }).first(), path).toBeVisible();
    await expect(page.locator('main').getByText('Kundennummer 100', { exact: true }).first(), path).toBeVisible();
    await expect(page.locator('main').getByText('Pension Enzian', { exact: true }).first(), path).toBeVisible();
    expect(
      await pressables(page).evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.outerHTML)),
      path,
    ).toEqual([]);
    expect(await beyondTheSheet(page), path).toEqual([]);
  }

  // An order sheet has one line for each product, whose amount can be written down.
  await shop.go('/my/order-sheet?source=template:template-100-1');
  const rows = page.locator('[role="row"][data-sku]');
  await expect(rows.getByText('104711', { exact: true })).toBeVisible();
  // A name may take two lines; as on a phone, no row is lower than sixty.
  await expect
    .poll(async () => Math.max(...(await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height)))))
    .toBeLessThan(60);
  expect(await beyondTheSheet(page)).toEqual([]);
});

test("The browser's print of the label list is its sheets, as in the PDF; its key prints the whole essence list as the button does, its menu what has been read, and says so", async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    window.print = () =>
      document.documentElement.setAttribute('data-printed', String(document.querySelectorAll('tbody th[scope="row"]').length));
  });
  await shop.as('jana.al', { customer: '1000', path: '/my/label-prints' });
  await expect(page.getByText('25 Artikel, 25 Etiketten')).toBeVisible();
  await expect(page.getByText('2 Bögen')).toBeVisible();
  const { pages, text } = await readPdf(Uint8Array.from(await page.pdf({ preferCSSPageSize: true })).buffer);
  expect(pages).toBe(2);
  expect(joined(text)).toContain('ChickenNuggets');
  expect(joined(text)).not.toContain('Etikettendruck');
  await page.getByRole('combobox', { name: 'Etikettenbogen' }).selectOption({ index: 3 });
  await expect(page.getByText('Bogen 1 von 25')).toBeVisible();
  expect((await readPdf(Uint8Array.from(await page.pdf({ preferCSSPageSize: true })).buffer)).pages).toBe(25);

  await shop.go('/essential-products');
  await expect(page.getByText('2.000 Artikel').first()).toBeVisible();
  const rows = page.locator('tbody th[scope="row"]');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(rows).toHaveCount(100);
  await expect(page.getByText(/^1\.900 Artikel der Liste fehlen auf diesem Ausdruck\./)).toBeAttached();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(rows).toHaveCount(0);
  await page.keyboard.press('Control+p');
  await expect(page.locator('html')).toHaveAttribute('data-printed', '2000');
  await expect(page.getByText(/fehlen auf diesem Ausdruck/)).toHaveCount(0);
});
