import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { addFromList } from './buying';
import { expect, test, type ShopDriver } from './shop';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function expectAccessible(page: Page, state: string): Promise<void> {
  await test.step(state, async () => {
    // Only what's wrong is described, and in the page itself: the shop has no frames. Four times as fast as everything and its details.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(standards).setLegacyMode();
    const { violations } = await axe.analyze();
    expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`) }))).toEqual([]);
  });
}

/** Opens a page of the tenant's shop and waits for what it is about. */
async function open(shop: ShopDriver, tenant: string, path: string, text: string | RegExp): Promise<void> {
  await shop.page.goto(shop.origin(tenant) + path);
  await expect(shop.page.getByRole('main').getByText(text).first()).toBeVisible();
}

for (const tenant of ['AL', 'GM', 'GF']) {
  for (const width of [390, 1440]) {
    test.describe(`${tenant} at ${width} pixels`, () => {
      test.use({ viewport: { width, height: 900 } });

      test('A visitor meets no barrier', async ({ shop, page }) => {
        await shop.visit('/', { tenant });
        await expect(page.getByRole('heading', { level: 1, name: /^Der Bestellshop von / })).toBeVisible();
        await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' })).toBeVisible();
        await expectAccessible(page, 'start page of a visitor');
        await open(shop, tenant, '/search?query=qxqxqx', 'Keine Produkte zu „qxqxqx“ gefunden');
        await expectAccessible(page, 'empty result');
        await open(shop, tenant, '/gibt-es-nicht', 'Seite nicht gefunden');
        await expectAccessible(page, 'not found');
        await page.goto(`${shop.origin(tenant)}/auth/login`);
        await expectAccessible(page, 'sign-on page');
      });

      test('A buyer meets no barrier', async ({ shop, page }) => {
        await shop.as(`anna.${tenant.toLowerCase()}`, { path: '/my/customers' });
        await expect(page.getByRole('button', { name: /101/ }).first()).toBeVisible();
        await expectAccessible(page, 'customers');
        await open(shop, tenant, '/', 'Letzte Bestellungen');
        await expectAccessible(page, 'start page');
        await open(shop, tenant, '/search?query=käse&attributes=Gekuehlt', /^Bergkäse/);
        await expectAccessible(page, 'search');
        if (width < 961) {
          await page.getByRole('button', { name: 'Filter (1)' }).click();
          await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
          await expectAccessible(page, 'filters');
          await page.keyboard.press('Escape');
        }
        await open(shop, tenant, '/product/104711', 'Nährwerte');
        await expectAccessible(page, 'product');
        await page.getByRole('button', { name: /Preis erklären$/ }).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page, 'explanation of the price');
        await open(shop, tenant, '/my/orders', 'Sortieren nach');
        await expect(page.getByRole('link', { name: /^45\d{8}$/ }).first()).toBeVisible();
        await expectAccessible(page, 'orders');
        await page.getByRole('link', { name: /^45\d{8}$/ }).first().click();
        await expect(page.getByRole('heading', { level: 1, name: /^Bestellung 45/ })).toBeVisible();
        await expectAccessible(page, 'order');
      });

      test('Ordering has no barrier', async ({ shop, page }) => {
        await shop.as(`anna.${tenant.toLowerCase()}`, { path: '/search?query=bergkäse' });
        await addFromList(shop, 2);
        await open(shop, tenant, '/checkout', 'Nettosumme');
        await expectAccessible(page, 'cart');
        await page.getByRole('button', { name: 'Warenkorb leeren' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page, 'clearing the cart');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: /entfernen$/ }).first().click();
        await expect(page.getByRole('button', { name: /^Entfernen von / })).toBeVisible();
        await expectAccessible(page, 'cart with a removed line');
        await open(shop, tenant, '/checkout/delivery', 'Bestellbestätigung an');
        await page.getByRole('button', { name: 'Verbindlich bestellen' }).click();
        await expect(page.getByText('Bitte wählen Sie einen Liefertag.')).toBeVisible();
        await expectAccessible(page, 'delivery with marks');
      });
    });
  }
}

/** What has the focus, where nothing of it can be seen because something lies over it; undefined otherwise. */
function coveredFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    // A choice is drawn with its label.
    const target = focused.closest('label') ?? focused;
    const { left, top, width, height } = target.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9];
    const isSeen = parts.some((x) => parts.some((y) => {
      const there = document.elementFromPoint(left + width * x, top + height * y);
      return there !== null && (target.contains(there) || there.contains(target));
    }));
    return isSeen ? undefined : `${focused.getAttribute('aria-label') ?? focused.textContent} at ${Math.round(top)}`;
  });
}

for (const width of [390, 1280]) {
  test.describe(`With bars at head and foot, ${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 700 } });

    test('The keyboard comes to nothing that they cover', async ({ shop, page }) => {
      await shop.as('anna.al', { path: '/search?query=bergkäse' });
      await addFromList(shop, 3);
      const screens = [['/search?query=bergkäse', /^Bergkäse/], ['/product/104711', 'Nährwerte'], ['/checkout', 'Nettosumme'], ['/checkout/delivery', 'Bestellbestätigung an']] as const;
      for (const [path, text] of screens) {
        await open(shop, 'AL', path, text);
        const covered: string[] = [];
        for (const key of [...Array.from({ length: 60 }, () => 'Tab'), ...Array.from({ length: 40 }, () => 'Shift+Tab')]) {
          await page.keyboard.press(key);
          const found = await coveredFocus(page);
          if (found) covered.push(`${key}: ${found}`);
        }
        expect({ path, covered }).toEqual({ path, covered: [] });
      }
    });
  });
}
