import type { Page } from '@playwright/test';
import { chooseDelivery, linesOf } from './buying';
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

test.describe('Languages', () => {
  test('German, English and Italian are switched without a reload; prices keep their format', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/search?query=104711' });
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', 'de');
    await page.evaluate(() => document.body.setAttribute('data-same-page', 'yes'));
    await choose(page, 'Sprache: Deutsch', 'English');
    await expect(html).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('button', { name: /^Add to cart/ }).first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText('79,74 €');
    await choose(page, 'Language: English', 'Italiano');
    await expect(html).toHaveAttribute('lang', 'it');
    await expect(page.getByRole('button', { name: 'Lingua: Italiano' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('79,74 €');
    await expect(page.locator('body')).toHaveAttribute('data-same-page', 'yes');
    await page.reload();
    await expect(html).toHaveAttribute('lang', 'it');
    await choose(page, 'Lingua: Italiano', 'Deutsch');
    await expect(page.getByRole('button', { name: /^In den Warenkorb/ }).first()).toBeVisible();
  });

  test('Names and texts of the server come in the language that is chosen', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/product/104711' });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bergkäse 6 Monate');
    await choose(page, 'Sprache: Deutsch', 'English');
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Bergkäse 6 Monate');
    await expect(page.getByRole('heading', { name: 'Allergens' })).toBeVisible();
    expect(shop.callsOf('getProduct').length).toBeGreaterThan(1);
  });

  test('Only the texts of the language on screen are fetched', async ({ shop, page }) => {
    // Asked for again by their addresses: the browser forgets the text of an answer when it needs the room.
    const languagesFetched = async () => {
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
    };
    // The browser remembers 250 unless it is told otherwise.
    await page.addInitScript(() => performance.setResourceTimingBufferSize(1000));
    await shop.visit('/search');
    await expect(page.getByRole('region', { name: 'Suchergebnis' }).getByRole('article').first()).toBeVisible();
    expect(await languagesFetched()).toEqual(['de']);
    await choose(page, 'Sprache: Deutsch', 'English');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await languagesFetched()).toEqual(['de', 'en']);
  });

  test("Each language says in its own words what becomes of products that can't be ordered", async ({ shop, page }) => {
    await shop.withCart('anna.al', linesOf(2), { scenario: 'unavailableLines' });
    await chooseDelivery(page);
    const expectDialog = async (submit: string, text: string, back: string) => {
      await page.getByRole('button', { name: submit, exact: true }).click();
      await expect(page.getByRole('dialog')).toContainText(text);
      await page.getByRole('dialog').getByRole('button', { name: back }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    await expectDialog('Verbindlich bestellen', 'Dieser Artikel kann nicht bestellt werden.', 'Zurück');
    await choose(page, 'Sprache: Deutsch', 'English');
    await expectDialog('Place order', 'This product cannot be ordered.', 'Back');
    await choose(page, 'Language: English', 'Italiano');
    await expectDialog(
      'Invia l’ordine',
      'Questo articolo verrà rimosso dal carrello all’invio dell’ordine, senza sostituzione.',
      'Indietro',
    );
    expect(shop.callsOf('submitCart')).toHaveLength(0);
  });

  test('A user whose token is Italian is greeted in Italian, in the checkout too', async ({ shop, page }) => {
    await shop.as('luca.al', { path: '/search?query=104711' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await page.getByRole('region').getByRole('article').first().getByRole('button').last().click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Carrello, 1 / })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Carrello' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/Warenkorb|Summe|\bcart\b/);
  });
});
