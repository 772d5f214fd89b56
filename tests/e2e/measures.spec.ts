import type { Page } from '@playwright/test';
import { cookieNames } from '#mocks/cookieNames.ts';
import { expect, test } from './shop';
import { userNamed } from './signOn';

/** The rows of the result. */
const rows = (page: Page) => page.locator('article[aria-posinset]');

/** Number of rows completely on the screen as it opens, between the heads above them and the bars below. */
async function wholeRows(page: Page): Promise<number> {
  return rows(page).evaluateAll((all) => {
    const bar = document.querySelector('nav[aria-label="Schnellzugriff"]')?.getBoundingClientRect();
    const end = bar && bar.height > 0 ? bar.top : window.innerHeight;
    return all.filter((row) => row.getBoundingClientRect().bottom <= end).length;
  });
}

/** The closed selects of rows whose text is wider than the room for it. */
async function cutSelects(page: Page): Promise<string[]> {
  return rows(page)
    .locator('select')
    .evaluateAll((selects) => {
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) throw new Error('Nothing can be measured');
      return (selects as HTMLSelectElement[]).flatMap((select) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(select);
        pen.font = font;
        const text = select.selectedOptions[0]?.text ?? '';
        const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return pen.measureText(text).width > room ? [`${text}, ${Math.round(room)} px`] : [];
      });
    });
}

/** Texts of rows that are drawn with less room than they need. */
async function cutTexts(page: Page): Promise<string[]> {
  return rows(page).evaluateAll((all) =>
    all.flatMap((row) =>
      Array.from(row.querySelectorAll<HTMLElement>('span'))
        // Words that only assistive technology reads are a pixel wide.
        .filter((part) => part.clientWidth > 1 && getComputedStyle(part).overflowX === 'hidden')
        .filter((part) => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + 1)
        .map((part) => part.innerText),
    ),
  );
}

/** Tenants, each in a language, and the widths at which German rows are looked at as well. */
const looks = [
  ['AL', 'de', [390]],
  ['GM', 'it', [1000, 390]],
  ['EN', 'en', []],
] as const;

for (const [tenant, language, germanWidths] of looks) {
  test(`${tenant} in ${language}: rows cut off no closed unit select, at the desk, beside it and on the phone, and nothing below the name`, async ({
    shop,
    page,
  }) => {
    await shop.setCookie(cookieNames.locale, language, tenant);
    await shop.as(`anna.${tenant.toLowerCase()}`, { path: '/search' });
    const resize = async (width: number) => {
      await page.setViewportSize({ width, height: width < 1000 ? 844 : 900 });
      await page.waitForFunction((wide) => window.innerWidth === wide, width);
      await expect(rows(page).nth(9)).toBeAttached();
      await shop.settled();
    };
    for (const width of [1440, 1100, 390]) {
      await resize(width);
      expect({ width, cut: await cutSelects(page) }).toEqual({ width, cut: [] });
    }
    if (germanWidths.length === 0) return;
    await shop.setCookie(cookieNames.locale, 'de', tenant);
    await page.goto(`${shop.origin(tenant)}/search?query=käse`);
    for (const width of germanWidths) {
      await resize(width);
      await expect(
        rows(page)
          .getByText(/ab \d+ .*€\/kg|: .*€\/kg/)
          .first(),
      ).toBeAttached();
      expect({ width, cut: await cutTexts(page) }).toEqual({ width, cut: [] });
    }
  });
}

/** Seven rows of 96 px and 228 px of heads above them are 900 px. */
const minRows = { desk: 7, phone: 3 };

test('The first screen shows seven products whole at the desk, and three on the phone', async ({ shop, page }) => {
  await shop.as('anna.al', { path: '/flyers' });
  for (const address of ['/search', '/search?category=130000', '/subshop/promotions/herbst/search']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(shop.origin() + address);
    await expect(rows(page).nth(minRows.desk)).toBeAttached();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect({ address, desk: (await wholeRows(page)) >= minRows.desk }).toEqual({ address, desk: true });
    // A fair's head is higher there.
    if (address.startsWith('/subshop')) continue;
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('navigation', { name: 'Schnellzugriff' })).toBeVisible();
    await shop.settled();
    expect({ address, phone: (await wholeRows(page)) >= minRows.phone }).toEqual({ address, phone: true });
  }
});

/** Most pixels from the window's upper edge to the first goods: of 900 at the desk, and of the phone's 784. */
const goodsBy = { desk: 300, phone: 260 };

/** List screens, and their own bounds where they have more above the goods than the usual. */
const listScreens: readonly {
  readonly path: (customer: string) => string;
  readonly desk?: number;
  readonly phone?: number;
  /** Its rows are items of a list on the phone. */
  readonly hasItems?: boolean;
}[] = [
  { path: () => '/search' },
  { path: () => '/essential-products' },
  { path: (customer) => `/my/ordertemplates/template-${customer}-1` },
  // The sum and the button stick above its rows, and its long name takes two lines on the phone.
  { path: (customer) => `/my/order-sheet?source=template:template-${customer}-1`, desk: 310, phone: 295 },
  { path: () => '/my/ordertemplates', hasItems: true },
  { path: () => '/my/orders', hasItems: true },
  { path: () => '/subshop/promotions/herbst/search' },
];

for (const tenant of ['AL', 'GM', 'ZU']) {
  test(`${tenant}: goods come first on every list, at the desk and on the phone`, async ({ shop, page }) => {
    const user = userNamed(`anna.${tenant.toLowerCase()}`);
    const late: string[] = [];
    await shop.as(user.userName, { path: '/flyers' });
    for (const [kind, width, height] of [
      ['desk', 1440, 900],
      ['phone', 390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const { path, hasItems = false, ...own } of listScreens) {
        const address = path(user.customerIds[0] ?? '');
        await shop.go(address);
        const rowsOf = hasItems && kind === 'phone' ? 'li:not(nav li)' : 'article, tbody tr, [role="row"]:not([aria-rowindex="1"])';
        const goods = page.getByRole('main').locator(rowsOf).first();
        await expect(goods).toBeVisible();
        await shop.settled();
        // A list that is being redrawn has no first row to measure.
        await expect(async () => expect(await goods.boundingBox()).not.toBeNull()).toPass();
        const { y } = (await goods.boundingBox()) ?? { y: Infinity };
        if (y > (own[kind] ?? goodsBy[kind])) late.push(`${kind} ${address}: ${Math.round(y)}`);
      }
    }
    expect(late).toEqual([]);
  });
}

test('The cart shows ten lines at the desk as they were put in, also the next time', async ({ shop, page }) => {
  const skus = [
    '104711 LAI',
    '104712 KRT',
    '104715 BTL',
    '104716 KRT',
    '104723 KIS',
    '104730 FLA',
    '839495 STK',
    '115797 PKG',
    '313772 PKG',
  ];
  const lines = [...skus, '543423 LAI'].map((line) => {
    const [sku = '', unitAbbreviation = ''] = line.split(' ');
    return { sku, amount: 2, unitAbbreviation };
  });
  await shop.withCart('anna.al', lines);
  const shown = page.locator('article[data-sku]');
  await expect(shown).toHaveCount(10);
  await page.getByRole('button', { name: 'Reihenfolge' }).click();
  const skusShown = () => shown.evaluateAll((all) => all.map((line) => line.dataset['sku']));
  expect(await skusShown()).toEqual(lines.map(({ sku }) => sku));
  await shop.reload();
  await expect(shown).toHaveCount(10);
  expect(await skusShown()).toEqual(lines.map(({ sku }) => sku));
  await shop.settled();
  const last = await shown.last().boundingBox();
  expect((last?.y ?? 900) + (last?.height ?? 0)).toBeLessThanOrEqual(900);
  await page.getByRole('button', { name: 'Gruppen' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Weitere Artikel/ })).toBeVisible();
});
