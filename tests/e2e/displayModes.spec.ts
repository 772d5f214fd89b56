import type { Locator, Page } from '@playwright/test';
import { everyRoute } from './routes';
import { expect, test } from './shop';

const cart = [
  { sku: '104711', amount: 2, unitAbbreviation: 'LAI' },
  { sku: '104712', amount: 3, unitAbbreviation: 'KRT' },
];
const rows = '/search?query=milch';
const template = '/my/ordertemplates/template-100-1';
const screens = [rows, '/product/104711', '/cart/allergens', '/checkout', '/checkout/delivery', template] as const;
const ready = {
  [rows]: (page: Page) => page.getByRole('article').nth(3),
  '/product/104711': (page: Page) => page.getByRole('heading', { name: 'Allergene' }),
  '/cart/allergens': (page: Page) => page.getByText(/^Stand /),
  '/checkout': (page: Page) => page.getByText('Nettosumme').first(),
  '/checkout/delivery': (page: Page) => page.getByRole('button', { name: 'Liefertag wählen' }),
  [template]: (page: Page) => page.getByRole('article').nth(3),
};

async function open(shop: { go(path: string): Promise<unknown> }, page: Page, path: (typeof screens)[number]): Promise<void> {
  if (!page.url().endsWith(path)) await shop.go(path);
  await expect(ready[path](page)).toBeVisible();
}

/** Number of colours in the middle of a part's picture, without shades: one if nothing is drawn. */
async function coloursOf(part: Locator, blank: Page): Promise<number> {
  return coloursIn(await part.screenshot(), blank);
}

async function coloursIn(screenshot: Buffer, blank: Page): Promise<number> {
  const picture = screenshot.toString('base64');
  return blank.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const inset = 4;
    const drawing = new OffscreenCanvas(image.width - 2 * inset, image.height - 2 * inset).getContext('2d');
    if (!drawing) return 0;
    drawing.drawImage(image, -inset, -inset);
    const { data: pixels } = drawing.getImageData(0, 0, drawing.canvas.width, drawing.canvas.height);
    const colours = new Set<number>();
    for (let at = 0; at < pixels.length; at += 4)
      colours.add(((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0));
    return colours.size;
  }, picture);
}

test('Contrast themes show minus and plus, signs, the arrows of selects, and the edge of a dialog', async ({ page, shop, context }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const blank = await context.newPage();
  await shop.withCart('anna.al', cart, { path: rows });
  await open(shop, page, rows);
  const row = page
    .getByRole('article')
    .filter({ has: page.getByRole('combobox') })
    .first();
  const drawn = async (part: Locator, name: string) => {
    await part.scrollIntoViewIfNeeded();
    expect(await coloursOf(part, blank), name).toBeGreaterThan(1);
  };
  await drawn(row.getByRole('button', { name: /erhöhen|mehr/i }).first(), 'plus');
  await drawn(row.locator('[class*="cut"]').first(), 'sign');
  const select = row.getByRole('combobox');
  const box = await select.boundingBox();
  if (!box) throw new Error('The select has no box');
  const arrow = await page.screenshot({ clip: { x: box.x + box.width - 26, y: box.y + 4, width: 18, height: box.height - 8 } });
  expect(await coloursIn(arrow, blank), 'arrow').toBeGreaterThan(1);
  await open(shop, page, '/checkout');
  await shop.chooseAction('Warenkorb leeren');
  const dialog = await page.getByRole('dialog').boundingBox();
  if (!dialog) throw new Error('The dialog has no box');
  const edge = await page.screenshot({ clip: { x: dialog.x + dialog.width / 2, y: dialog.y - 8, width: 24, height: 16 } });
  expect(await coloursIn(edge, blank), 'edge of a dialog').toBeGreaterThan(1);
});

test('Text at 150 and 200 %, and spaced out at 320 px, covers nothing, is cut nowhere and widens no page', async ({ page, shop }) => {
  await shop.withCart('anna.al', cart, { path: rows });
  const faults: unknown[] = [];
  const look = async (...at: readonly unknown[]) => {
    const found = await faultsOf(page);
    if (found.length > 0) faults.push([...at, found]);
  };
  for (const path of screens) {
    await setReadersStyle(page, '');
    await open(shop, page, path);
    for (const width of [1440, 1100, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const size of [24, 32]) {
        await setReadersStyle(page, `:root:root:root { font-size: ${size}px !important; }`);
        await open(shop, page, path);
        await shop.settled();
        await look(width, size, path);
      }
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await setReadersStyle(
      page,
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
    );
    await open(shop, page, path);
    await shop.settled();
    await look(320, path);
  }
  expect(faults).toEqual([]);
});

test('At 200 % no screen is wider than the window, on the phone and at the desk', async ({ page, shop }) => {
  await shop.as('anna.al', { path: '/' });
  await setReadersStyle(page, ':root:root:root { font-size: 32px !important; }');
  const inShop = everyRoute().filter(({ path }) => !path.startsWith('/auth/') && path !== '/wrong-tenant');
  for (const { path, title } of inShop) {
    await shop.go(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // The frame of the phone and that of the desk are different parts.
      await expect(page.getByRole('navigation', { name: 'Schnellzugriff' })).toBeVisible({ visible: width === 390 });
      await shop.settled();
      expect([width, path, await faultsOf(page)]).toEqual([width, path, []]);
    }
  }
});

/** Makes the browser apply the reader's own style, as extensions do, independently of the page's policy. */
function setReadersStyle(page: Page, text: string): Promise<void> {
  return page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, text);
}

/** Elements that exceed the page, cover other readable or pressable ones, or clip their content. */
function faultsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) {
      const out = [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > root.clientWidth + 1);
      faults.push(`wider by ${root.scrollWidth - root.clientWidth}: ${out.at(-1)?.className ?? ''}`);
    }
    const textsOf = (place: Element) => {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      const found: { name: string; box: DOMRect }[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        const name = node.textContent?.trim().slice(0, 24) ?? '';
        if (!parent?.checkVisibility({ visibilityProperty: true }) || name === '' || parent.closest('option, [aria-hidden="true"]'))
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const clip = parent.getBoundingClientRect();
        const isCut = getComputedStyle(parent).overflow === 'hidden';
        // A line at a time: words that go on in the next line begin there at its edge.
        for (const box of range.getClientRects())
          if (clip.width >= 3 && box.width >= 3 && !(isCut && box.bottom > clip.bottom + 1)) found.push({ name, box });
      }
      return found;
    };
    // A face's own lines are higher than the page's line height: only drawn pixels count.
    const overlaps = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > Math.min(one.height, other.height) * 0.4;
    for (const place of document.querySelectorAll('header, main article, main li:has(select)')) {
      const texts = textsOf(place);
      for (const control of place.querySelectorAll('select, input, button')) {
        const box = control.getBoundingClientRect();
        if (box.width === 0) continue;
        for (const text of texts)
          if (overlaps(text.box, box) && !control.textContent?.includes(text.name))
            faults.push(`${text.name} lies on ${control.className}`);
      }
      texts.forEach((one, at) => {
        for (const other of texts.slice(at + 1))
          if (one.name !== other.name && overlaps(one.box, other.box)) faults.push(`${one.name} lies on ${other.name}`);
      });
    }
    for (const title of document.querySelectorAll('main h1')) {
      const words = title.textContent?.trim().split(/\s+/).length ?? 0;
      const range = document.createRange();
      range.selectNodeContents(title);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      if (lines > words + 1) faults.push(`${title.textContent} stands in ${lines} lines`);
    }
    for (const button of document.querySelectorAll('main button'))
      if (button.checkVisibility({ visibilityProperty: true }) && button.scrollWidth > button.clientWidth + 2)
        faults.push(`${button.textContent} reaches beyond its button`);
    for (const select of document.querySelectorAll('main select')) {
      const line = Number.parseFloat(getComputedStyle(select).fontSize) * 1.15;
      if (select.clientHeight > 0 && select.clientHeight < line)
        faults.push(`${select.className} is ${select.clientHeight} high for ${line}`);
    }
    return faults.slice(0, 6);
  });
}
