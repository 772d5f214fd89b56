import type { Page } from '@playwright/test';
import { addFromList, chooseDelivery, orderButton } from './buying';
import { expect, test } from './shop';

/** Wraps every text of the page into elements of its own, as translation programs do, and goes on with every new text. */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wrap = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of root.nodeType === Node.TEXT_NODE ? [root as Text] : found) {
        const { parentElement: parent } = text;
        if (!parent || parent.closest('font, script, style, title, textarea') || !text.data.trim()) continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        text.replaceWith(outer);
        outer.append(inner);
        inner.append(text);
      }
    };
    document.addEventListener('DOMContentLoaded', () => {
      wrap(document.body);
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) wrap(node);
      }).observe(document.body, { childList: true, subtree: true });
    });
  });
}

test.describe('In a page that a program has translated', () => {
  test.beforeEach(({ page }) => translate(page));

  test('A buyer searches twice, fills the cart, orders, looks at the order, and types lines that are looked up and added', async ({
    shop,
    page,
  }) => {
    await shop.as('anna.al', { path: '/search?query=käse' });
    await expect(page.getByRole('region', { name: 'Suchergebnis' }).getByRole('article').nth(5)).toBeVisible();
    expect(await page.locator('font').count()).toBeGreaterThan(100);
    const field = page.getByRole('combobox', { name: 'Artikel suchen' });
    // The typed text is marked in the suggestions, with every letter another part.
    for (const word of ['käse', '3', 'k', 'xqzw', 'käse']) {
      await field.fill(word);
      await shop.settled();
      await expect(field).toHaveValue(word);
    }
    await expect(page.getByRole('option', { name: /käse/i }).first()).toBeVisible();
    for (const word of ['bergkäse', 'wein', 'xqzw', 'bergkäse']) {
      await field.fill(word);
      await field.press('Enter');
      await expect(page).toHaveURL((url) => url.searchParams.get('query') === word);
      await shop.settled();
    }
    await addFromList(shop, 2);
    await page
      .getByRole('button', { name: /^Mehr: / })
      .first()
      .click();
    await shop.cartLink(2).click();
    await chooseDelivery(page);
    await page.getByRole('textbox', { name: 'Ihre Referenznummer' }).fill('Wochenbedarf');
    await orderButton(page).click();
    await expect(page.getByText(/^Vielen Dank! Ihre Bestellung \d+ ist bei uns eingegangen\.$/)).toBeVisible();
    await shop.go('/checkout');
    await page.getByRole('button', { name: 'Schnellerfassung' }).click();
    const dialog = page.getByRole('dialog', { name: 'Schnellerfassung' });
    const entry = dialog.getByRole('textbox', { name: /^Artikelnummer, Menge und Einheit/ });
    await entry.fill('104711 2 Laib\nbergkäs');
    await expect(dialog.getByText('1 Zeile bereit')).toBeVisible();
    await entry.fill('104711 2 Laib\n104712 3');
    await expect(dialog.getByText('2 Zeilen bereit')).toBeVisible();
    await dialog.getByRole('button', { name: '2 Zeilen hinzufügen' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(shop.cartLink(2)).toBeVisible();
    for (const [path, title] of [
      ['/my/orders', 'Bestellungen'],
      ['/essential-products', 'Essenzliste'],
      ['/my/ordertemplates', 'Bestellvorlagen'],
      ['/my/receipts', /Belege|Dokumente/],
      ['/product/104711', /^Bergkäse/],
    ] as const) {
      await shop.go(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await shop.settled();
    }
    await page.getByRole('banner').getByRole('button', { name: 'Sprache: Deutsch' }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(page.getByRole('button', { name: 'Language: English' })).toBeVisible();
    await shop.settled();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('A browser that asks for English', () => {
  test.use({ locale: 'en-GB' });

  test('is offered it once, in English, and nobody is asked again who has it', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/flyers' });
    await expect(page.locator('html')).toHaveAttribute('translate', 'no');
    const offer = page.getByRole('status').filter({ hasText: 'The shop is also available in English.' });
    await expect(offer).toBeVisible();
    await page.getByRole('button', { name: 'Show in English' }).click();
    await expect(page.getByRole('button', { name: 'Language: English' })).toBeVisible();
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await shop.reload();
    await expect(page.getByRole('button', { name: 'Sprache: Deutsch' })).toBeVisible();
    await shop.settled();
    await expect(offer).toHaveCount(0);
  });
});
