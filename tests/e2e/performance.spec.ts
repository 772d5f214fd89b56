/* oxlint-disable shop/no-latency -- A bad line is the subject, and nothing is looked at before everything has come by it. */
import type { Page } from '@playwright/test';
import { countRenders, countSoFar, startCounting } from './renders';
import { expect, test, type ShopDriver } from './shop';

/** Counts and no times, so that a busy machine changes nothing (the times are for `npm run bench`). */

/** The rows of the result; the product that the shop recommends among them has no place in it. */
const rows = (page: Page) => page.getByRole('region', { name: 'Suchergebnis' }).locator('article[aria-posinset]');

/** Layout shifts since the page began without user input: their size, and the moved elements with their places. */
function shiftsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        interface Source {
          node: Node | null;
          previousRect: DOMRect;
          currentRect: DOMRect;
        }
        type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: readonly Source[] };
        const found: string[] = [];
        const nameOf = (node: Node | null) =>
          node instanceof Element ? `${node.localName}.${node.getAttribute('class')}` : (node?.textContent ?? '');
        const box = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
        const add = (shifts: PerformanceEntryList) => {
          for (const { value, hadRecentInput, sources } of shifts as Shift[])
            if (!hadRecentInput)
              found.push(
                `${value}: ${sources.map(({ node, previousRect, currentRect }) => `${nameOf(node)} ${box(previousRect)} to ${box(currentRect)}`).join(', ')}`,
              );
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // Earlier shifts are reported in a batch; a page without any shift would report none.
        requestAnimationFrame(() =>
          setTimeout(() => {
            add(observer.takeRecords());
            resolve(found);
          }),
        );
      }),
  );
}

for (const [device, viewport] of [
  ['desk', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`At the ${device}`, () => {
    test.use({ viewport });

    const canAdd = ({ page }: ShopDriver) =>
      expect(
        rows(page)
          .getByRole('button', { name: /^In den Warenkorb/ })
          .first(),
      ).toBeVisible();
    /** Screens with the element that comes last in each. */
    const ofBuyer: readonly (readonly [address: string, isWhole: (shop: ShopDriver) => Promise<void>])[] = [
      ['/search?category=130000&attributes=Gekuehlt', canAdd],
      [
        '/search?category=170000',
        async (shop) => {
          await canAdd(shop);
          // The products on promotion in it, beside its title.
          if (device === 'desk') await expect(shop.page.getByRole('region', { name: 'Aktionen' })).toBeVisible();
        },
      ],
      ['/subshop/promotions/herbst/search', canAdd],
      [
        '/',
        async (shop) => {
          await expect(shop.page.getByRole('link', { name: /^45\d+.*Positionen/ }).first()).toBeVisible();
          await expect(shop.page.getByText(/bestellen bis|bestellen, Lieferung/).first()).toBeVisible();
          await shop.settled();
        },
      ],
      [
        '/product/104711',
        async (shop) => {
          await expect(shop.page.getByRole('link', { name: 'Hartkäse' })).toBeVisible();
          await expect(shop.page.getByText(/bestellen bis|bestellen, Lieferung/).first()).toBeVisible();
          await shop.settled();
        },
      ],
      [
        '/my/order-sheet?source=essence',
        async ({ page }) => {
          await expect(page.getByRole('grid')).toBeVisible();
          await expect(page.getByText(/bestellen bis/)).toBeVisible();
          // Appears last, in reserved space.
          await expect(page.getByRole('button', { name: /^Preise/ })).toBeVisible();
        },
      ],
      ['/essential-products', ({ page }) => expect(page.getByRole('button', { name: /^Preise/ })).toBeVisible()],
      ['/my/ordertemplates/template-100-1', ({ page }) => expect(page.getByRole('button', { name: /^Preise/ })).toBeVisible()],
      ['/my/companion-orders', ({ page }) => expect(page.getByText(/^Lieferung an/).first()).toBeVisible()],
      ['/my/user-profile', ({ page }) => expect(page.getByRole('heading', { name: 'Sprache' })).toBeVisible()],
    ];
    const ofVisitor: typeof ofBuyer = [
      [
        '/',
        async (shop) => {
          await expect(shop.page.getByRole('main').getByRole('link', { name: /^Fisch & Meeresfrüchte/ })).toBeVisible();
          await shop.settled();
        },
      ],
      [
        '/product/104711',
        async (shop) => {
          await expect(shop.page.getByRole('link', { name: 'Hartkäse' })).toBeVisible();
          await shop.settled();
        },
      ],
    ];

    for (const [who, screens] of [
      ['buyer', ofBuyer],
      ['visitor', ofVisitor],
    ] as const) {
      test(`Nothing moves on the screens of a ${who} while they load`, async ({ shop, page }) => {
        // Differences of width between the face and its fallback are another subject.
        await page.route(/\.woff2$/, (route) => route.abort());
        shop.allow(/ERR_FAILED/);
        // Each answer comes late and by itself, as over a bad line, and later than the first screen waits for it.
        const scenario = 'latency=800';
        if (who === 'buyer') await shop.as('anna.al', { path: '/flyers', scenario });
        else await shop.visit('/flyers', { scenario });
        for (const [address, isWhole] of screens) {
          await page.goto(shop.origin() + address);
          await isWhole(shop);
          await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' })).toBeVisible();
          expect({ address, shifts: await shiftsOf(page) }).toEqual({ address, shifts: [] });
        }
      });
    }

    test('A list of 300 products comes whole, of light rows, each drawn once, and is in the page as text', async ({ shop, page }) => {
      await page.addInitScript(countRenders);
      // The data beside a row's product comes later than the first row.
      await shop.as('anna.al', { path: '/search?category=170000&pageSize=300', scenario: 'latency=400' });
      await expect(rows(page)).toHaveCount(300);
      await shop.settled();
      const drawn = await page.evaluate(countSoFar);
      expect(drawn.distinctRows).toBeGreaterThanOrEqual(300);
      // Those of the first screen again with their states, with their templates and with the cart.
      expect(drawn.rows - drawn.distinctRows).toBeLessThanOrEqual(60);
      const counts = await rows(page).evaluateAll((all) => all.map((row) => 1 + row.querySelectorAll('*').length));
      const sum = counts.reduce((before, count) => before + count, 0);
      // One more than the row needs: a text that others come and go beside has an element of its own (065).
      expect(sum / counts.length).toBeLessThanOrEqual(33);
      expect(await page.getByRole('region', { name: 'Suchergebnis' }).locator('*').count()).toBeLessThan(12_000);

      // The text that find-in-page searches: everything rendered, inside of the window or not. `window.find` finds nothing in a
      // headless browser, not even on the plainest page.
      const names = await rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('aria-label') ?? ''));
      const text = await page.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' '));
      expect(names.filter((name) => !text.includes(name.replaceAll(/\s+/g, ' ')))).toEqual([]);
      expect(await rows(page).evaluateAll((all) => all.every((row) => row.checkVisibility({ contentVisibilityAuto: true })))).toBe(true);
      await expect(rows(page).last()).not.toBeInViewport();
      if (device === 'desk') await redrawsOneRow(shop);
    });
  });
}

/** In the open long list: a press right after scrolling counts; selecting, adding and changing render the own row only. */
async function redrawsOneRow(shop: ShopDriver): Promise<void> {
  const { page } = shop;
  await shop.setScenario('normal');
  await expect(shop.cartLink(0)).toBeVisible();
  const addable = rows(page).filter({ has: page.getByRole('button', { name: /^In den Warenkorb/ }) });
  const amount = addable.nth(2).getByRole('textbox', { name: /^Menge/ });
  await amount.focus();
  await page.evaluate(startCounting);
  await amount.press('ArrowUp');
  await expect(amount).not.toHaveValue('1');
  const chosen = await page.evaluate(countSoFar);
  expect(chosen.distinctRows).toBe(1);
  expect(chosen.rows).toBeLessThanOrEqual(3);

  const takesPress = await addable
    .nth(3)
    .getByRole('button', { name: /^In den Warenkorb/ })
    .evaluate(
      (button) =>
        new Promise<boolean>((resolve) => {
          window.addEventListener(
            'scroll',
            () =>
              requestAnimationFrame(() =>
                requestAnimationFrame(() => {
                  const { left, top, width, height } = button.getBoundingClientRect();
                  resolve(button.contains(document.elementFromPoint(left + width / 2, top + height / 2)));
                }),
              ),
            { once: true },
          );
          window.scrollBy({ top: 40, behavior: 'instant' });
        }),
    );
  expect(takesPress).toBe(true);

  const name = (await addable.first().getAttribute('aria-label')) ?? '';
  // The row that loses the focus renders once more.
  await amount.blur();
  await shop.settled();
  await page.evaluate(startCounting);
  await shop
    .row(name)
    .getByRole('button', { name: /^In den Warenkorb/ })
    .click();
  await expect(shop.cartLink(1)).toBeVisible();
  await expect.poll(() => shop.callsSoFar('setCartItem', 'setSingleCartItem', 'setCartItems').length).toBeGreaterThan(0);
  await expect(shop.row(name).getByRole('button', { name: /im Warenkorb, entfernen/ })).toBeEnabled();
  // Chosen, on its way, confirmed: the row itself is drawn a few times.
  const drawn = await page.evaluate(countSoFar);
  expect(drawn.distinctRows).toBe(1);
  expect(drawn.rows).toBeLessThanOrEqual(6);
}

test('A face that comes late finds the names of products as wide as its stand-in drew them', async ({ shop, page }) => {
  let comes = () => undefined as void;
  const late = new Promise<void>((resolve) => {
    comes = resolve;
  });
  await page.route(/\.woff2$/, async (route) => {
    await late;
    await route.continue();
  });
  await shop.as('anna.al', { path: '/search?category=170000', shouldSettle: false });
  await expect(rows(page).nth(9)).toBeAttached();
  const isThere = () =>
    page.evaluate(() => [...document.fonts].some(({ family, status }) => family.includes('Variable') && status === 'loaded'));
  const width = () =>
    rows(page).evaluateAll((all) => {
      const text = document.createRange();
      return all.slice(0, 10).reduce((sum, row) => {
        text.selectNodeContents(row.querySelector('a[href^="/product/"]:not([aria-hidden])') ?? row);
        return [...text.getClientRects()].reduce((line, rect) => line + rect.width, sum);
      }, 0);
    });
  expect(await isThere()).toBe(false);
  const before = await width();
  comes();
  await expect.poll(isThere).toBe(true);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(Math.abs((await width()) / before - 1)).toBeLessThan(0.015);
});

test('In a cart of 1,000 lines another amount draws its own line again and no other', async ({ shop, page }) => {
  await page.addInitScript(countRenders);
  await shop.as('anna.al', { path: '/checkout', scenario: 'hugeCart' });
  const lines = page.getByRole('main').getByRole('article');
  const amount = lines.getByRole('textbox', { name: /^Menge/ }).first();
  await expect(amount).toBeVisible();
  await expect(page.getByRole('link', { name: /^Warenkorb, 1\.000 Positionen/ })).toBeVisible();
  // Comes last, when the browser rests.
  await expect(page.getByRole('region', { name: 'Passend zu Ihrem Warenkorb' })).toBeAttached();
  await shop.settled();
  // Then the prices for comparison, which mark lines.
  await expect(page.getByRole('button', { name: /^Preise/ })).toBeVisible();
  await shop.settled();
  expect(await lines.count()).toBeLessThan(80);
  // So do the lines beyond the window's edge; then the list makes no more of them.
  const reach = () =>
    page
      .locator('article[data-sku]')
      .last()
      .evaluate((line) => line.getBoundingClientRect().bottom - window.innerHeight);
  await expect.poll(reach).toBeGreaterThan(1_000);
  await amount.focus();
  const before = Number(await amount.inputValue());
  await page.evaluate(startCounting);
  await amount.press('ArrowUp');
  await expect(amount).toHaveValue(String(before + 1));
  await expect.poll(() => shop.callsSoFar('setCartItem', 'setSingleCartItem').length).toBe(1);
  await expect(lines.and(page.locator('[aria-busy=true]'))).toHaveCount(0);
  const drawn = await page.evaluate(countSoFar);
  expect(drawn.distinctRows).toBe(1);
  // Typed, wanted, on its way, answered, idle.
  expect(drawn.rows).toBeLessThanOrEqual(6);
});
