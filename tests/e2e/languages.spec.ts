import type { Page } from '@playwright/test';
import { expect, test } from './shop';

/** A text of every language that no other has. */
const words: Readonly<Record<string, string>> = {
  de: 'Das Bestelllimit für diese Messe ist erreicht',
  en: 'The order limit for this trade fair has been reached',
  it: 'Il limite di ordini per questa fiera è stato raggiunto',
};

async function choose(page: Page, button: string, language: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('menuitemradio', { name: language }).click();
}

/** The languages whose texts the page has fetched so far. */
async function languagesFetched(page: Page): Promise<string[]> {
  // Asked for again by their addresses: the browser forgets the text of an answer when it needs the room.
  const texts = await page.evaluate(async () => {
    const code = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((address) => /\/assets\/.+\.js$/.test(address));
    return Promise.all([...new Set(code)].map(async (address) => (await fetch(address)).text()));
  });
  return Object.entries(words)
    .filter(([, word]) => texts.some((text) => text.includes(word)))
    .map(([language]) => language);
}

test('Languages are switched without a reload, the shop’s texts and the server’s; only those on screen are fetched, and prices keep their format', async ({
  shop,
  page,
}) => {
  // The browser stores 250 by default.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(1000));
  await shop.as('anna.al', { path: '/search?query=104711' });
  const html = page.locator('html');
  const main = page.getByRole('main');
  await expect(html).toHaveAttribute('lang', 'de');
  await expect(shop.row(/^Bergkäse 6 Monate/)).toContainText('79,74 €');
  expect(await languagesFetched(page)).toEqual(['de']);
  await page.evaluate(() => document.body.setAttribute('data-same-page', 'yes'));
  await choose(page, 'Sprache: Deutsch', 'English');
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: /^Add to cart/ }).first()).toBeVisible();
  await expect(main).toContainText('79,74 €');
  expect(await languagesFetched(page)).toEqual(['de', 'en']);
  await choose(page, 'Language: English', 'Italiano');
  await expect(html).toHaveAttribute('lang', 'it');
  await expect(page.getByRole('button', { name: 'Lingua: Italiano' })).toBeVisible();
  await expect(main).toContainText('79,74 €');
  await expect(page.locator('body')).toHaveAttribute('data-same-page', 'yes');
  await shop.reload();
  await expect(html).toHaveAttribute('lang', 'it');
  await choose(page, 'Lingua: Italiano', 'Deutsch');
  await expect(page.getByRole('button', { name: /^In den Warenkorb/ }).first()).toBeVisible();
  await shop.go('/product/104711');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Bergkäse 6 Monate');
  await choose(page, 'Sprache: Deutsch', 'English');
  await expect(heading).not.toContainText('Bergkäse 6 Monate');
  await expect(page.getByRole('heading', { name: 'Allergens' })).toBeVisible();
  expect((await shop.callsOf('getProduct')).length).toBeGreaterThan(1);
});
