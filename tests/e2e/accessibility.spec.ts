import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { linesOf } from './buying';
import { expect, test, type ShopDriver } from './shop';

const standards = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } as const;
/** Rules that depend on a tenant's look: colours and sizes. Names, roles and structure are the same code in every tenant's shop. */
const ofTheLook = { type: 'rule', values: ['color-contrast', 'link-in-text-block', 'target-size'] } as const;

/** The phone's and the desk's width. */
const widths = [390, 1440] as const;

/** Faults of text sizes: another size of the root, on which all others are based, or text smaller than 12 px. */
function wrongSizes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const root = sizeOf(document.documentElement);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const small = new Set<string>();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      // Words of 0 px are those of a drawing, for who can't see it.
      if (!element || !text.textContent?.trim() || sizeOf(element) === 0 || sizeOf(element) >= 12 || !element.checkVisibility()) continue;
      small.add(`${element.tagName}.${element.className}: ${sizeOf(element)} px`);
    }
    return [...(root === 16 ? [] : [`1 rem is ${root} px`]), ...small];
  });
}

/** Violations that axe finds on the screen, at the widths; also checks the size of all text. */
async function expectAccessible(
  shop: ShopDriver,
  rules: typeof standards | typeof ofTheLook,
  state: string,
  at: readonly number[] = widths,
): Promise<void> {
  const { page } = shop;
  for (const width of at) {
    await test.step(`${state}, ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      // An element that is another part of the page at another width first moves there.
      await page.waitForFunction((wide) => window.innerWidth === wide, width);
      await shop.settled();
      expect(await wrongSizes(page)).toEqual([]);
      // Only violations are described, and inside the page, as the shop has no frames: four times as fast as everything with its
      // details. The code stays in a page without reloads, and then needn't be sent again.
      const isThere = await page.evaluate(() => 'axe' in window);
      const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ' ' }) })
        .options({ runOnly: { type: rules.type, values: [...rules.values] }, resultTypes: ['violations'], preload: false })
        .setLegacyMode();
      const { violations } = await axe.analyze();
      expect(
        violations.map(({ id, nodes }) => ({
          id,
          where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
        })),
      ).toEqual([]);
    });
  }
}

/** Goes to a page of the open shop and waits for its content. */
async function open(shop: ShopDriver, path: string, text: string | RegExp): Promise<void> {
  await shop.go(path);
  await expect(shop.page.getByRole('main').getByText(text).first()).toBeVisible();
}

/** Checks a state of the open screen, at its look's widths, or at these. */
type Look = (state: string, at?: readonly number[]) => Promise<void>;

/** Screens of visitors. */
async function lookAsVisitor(shop: ShopDriver, tenant: string, expectNoBarrier: Look): Promise<void> {
  const { page } = shop;
  await shop.visit('/', { tenant });
  await expect(page.getByRole('heading', { level: 1, name: /^Der Bestellshop von / })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' })).toBeVisible();
  await expectNoBarrier('start page of a visitor', widths);
  await open(shop, '/search?query=qxqxqx', 'Keine Artikel zu „qxqxqx“ gefunden');
  await expectNoBarrier('empty result');
  await open(shop, '/gibt-es-nicht', 'Seite nicht gefunden');
  await expectNoBarrier('not found');
}

/** Screens of buyers. */
async function lookAsBuyer(shop: ShopDriver, tenant: string, expectNoBarrier: Look): Promise<void> {
  const { page } = shop;
  await shop.as(`anna.${tenant.toLowerCase()}`, { path: '/my/customers' });
  await expect(page.getByRole('button', { name: /101/ }).first()).toBeVisible();
  await expectNoBarrier('customers');
  await open(shop, '/', 'Letzte Bestellungen');
  await expectNoBarrier('start page', widths);
  await open(shop, '/search?query=käse&attributes=Gekuehlt', /^Bergkäse/);
  await expectNoBarrier('search', [1440, 390]);
  await page.getByRole('button', { name: 'Filter (1)' }).click();
  await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
  await expectNoBarrier('filters', [390]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Filter' })).toHaveCount(0);
  await open(shop, '/product/104711', 'Nährwerte');
  await expectNoBarrier('product');
  await page
    .getByRole('button', { name: /Preis erklären$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoBarrier('explanation of the price');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await open(shop, '/my/orders', 'Positionen');
  const order = page.getByRole('link', { name: /^45\d{8}$/ }).first();
  await expect(order).toBeVisible();
  await expectNoBarrier('orders');
  await order.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Bestellung 45/ })).toBeVisible();
  await expectNoBarrier('order');
}

/** Screens on the way to an order. */
async function lookAtOrdering(shop: ShopDriver, tenant: string, expectNoBarrier: Look): Promise<void> {
  const { page } = shop;
  await shop.withCart(`anna.${tenant.toLowerCase()}`, [
    { sku: '104711', amount: 1, unitAbbreviation: 'LAI' },
    { sku: '104712', amount: 1, unitAbbreviation: 'KRT' },
  ]);
  await expect(page.getByRole('main').getByText('Nettosumme').first()).toBeVisible();
  await expectNoBarrier('cart', widths);
  await shop.chooseAction('Warenkorb leeren');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoBarrier('clearing the cart');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /entfernen$/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Entfernen von / })).toBeVisible();
  await expectNoBarrier('cart with a removed line');
  await open(shop, '/checkout/delivery', 'Bestellbestätigung an');
  await page.getByRole('button', { name: 'Liefertag wählen' }).click();
  await expect(page.getByText('Bitte wählen Sie einen Liefertag.')).toBeVisible();
  await expectNoBarrier('delivery with marks');
}

test.describe('In the shop of AL', () => {
  const expectNoBarrierIn =
    (shop: ShopDriver): Look =>
    (state, at) =>
      expectAccessible(shop, standards, state, at);

  test('A visitor meets no barrier', async ({ shop, page }) => {
    await lookAsVisitor(shop, 'AL', expectNoBarrierIn(shop));
    await page.goto(`${shop.origin()}/auth/login`);
    await expectAccessible(shop, standards, 'sign-on page');
  });

  test('A buyer meets no barrier', ({ shop }) => lookAsBuyer(shop, 'AL', expectNoBarrierIn(shop)));

  test('Ordering has no barrier', ({ shop }) => lookAtOrdering(shop, 'AL', expectNoBarrierIn(shop)));
});

// Each look in all states, most of them at one of the widths: the layout per width is the same code in every tenant's shop.
for (const [tenant, usual] of [
  ['GM', 390],
  ['GF', 1440],
] as const)
  test(`The look of ${tenant} puts no barrier in the way of visitors and buyers, nor of an order`, async ({ shop }) => {
    const expectNoBarrier: Look = (state, at = [usual]) => expectAccessible(shop, ofTheLook, state, at);
    await lookAsVisitor(shop, tenant, expectNoBarrier);
    await lookAsBuyer(shop, tenant, expectNoBarrier);
    await lookAtOrdering(shop, tenant, expectNoBarrier);
  });

/** The focused element, if another one covers it completely; undefined otherwise. */
function coveredFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    // A choice is drawn with its label.
    const target = focused.closest('label') ?? focused;
    const { left, top, width, height } = target.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9];
    const isSeen = parts.some((x) =>
      parts.some((y) => {
        const there = document.elementFromPoint(left + width * x, top + height * y);
        return there !== null && (target.contains(there) || there.contains(target));
      }),
    );
    return isSeen ? undefined : `${focused.getAttribute('aria-label') ?? focused.textContent} at ${Math.round(top)}`;
  });
}

test('With bars at head and foot the keyboard comes to nothing that they cover, on the phone or at the desk', async ({ shop, page }) => {
  await shop.withCart('anna.al', linesOf(3));
  await expect(shop.cartLink(3)).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    for (const [path, text] of [
      ['/search?query=bergkäse', /^Bergkäse/],
      ['/product/104711', 'Nährwerte'],
      ['/checkout', 'Nettosumme'],
      ['/checkout/delivery', 'Bestellbestätigung an'],
    ] as const) {
      await open(shop, path, text);
      // Later content would move the focused element.
      await shop.settled();
      const covered: string[] = [];
      for (const key of [...Array.from({ length: 60 }, () => 'Tab'), ...Array.from({ length: 40 }, () => 'Shift+Tab')]) {
        await page.keyboard.press(key);
        const found = await coveredFocus(page);
        if (found) covered.push(`${key}: ${found}`);
      }
      expect({ path, width, covered }).toEqual({ path, width, covered: [] });
    }
  }
});
