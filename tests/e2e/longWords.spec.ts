import type { Page } from '@playwright/test';
import { fetchFor } from './answers';
import { expect, test } from './shop';

/** Unrealistic, but an editor pastes, a scanner prefixes, a customer leans on a key. It contains no possible hyphen. */
const longWord = 'x'.repeat(400);
/** Fields that people write and the shop shows. */
const written =
  /^(name|displayName|productDisplayName|shortDescription|description|brandName|supplierName|notes?|referenceNumber|supplierNotes|street|city|caption|unloadingArea|comment|ingredients|storageNote)$/;

function withLongWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLongWords);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, own]) => [key, typeof own === 'string' && written.test(key) ? longWord : withLongWords(own)]),
  );
}

/** Every answer's names and texts become one word without a break. */
async function answerInLongWords(page: Page): Promise<void> {
  await page.route('**/v1/**', async (route) => {
    const answer = await fetchFor(route);
    if (!answer.headers()['content-type']?.includes('json')) return route.fulfill({ response: answer });
    return route.fulfill({ response: answer, json: withLongWords(await answer.json()) });
  });
}

/** The screens where goods are found and ordered. */
const screens = [
  '/',
  '/search',
  '/search?category=130000',
  '/product/104711',
  `/search?query=${longWord}`,
  '/checkout',
  '/checkout/delivery',
  '/my/orders',
  '/my/orders/detail/4501000044',
  '/my/customers',
  '/my/companion-orders',
] as const;

/** Pixels by which the page exceeds the window, and the first elements that do. */
async function beyondWindow(page: Page): Promise<{ reached: number; farthest: readonly string[] }> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const out = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > edge + 1);
    return {
      reached: document.documentElement.scrollWidth - edge,
      farthest: out.slice(0, 4).map((element) => `${element.tagName}.${element.className}`),
    };
  });
}

test('Words of 400 letters widen no page, on the phone or at the desk', async ({ page, shop }) => {
  await answerInLongWords(page);
  await shop.withCart(
    'anna.al',
    [
      { sku: '104711', amount: 1, unitAbbreviation: 'LAI' },
      { sku: '104723', amount: 1, unitAbbreviation: 'KIS' },
    ],
    { path: '/gibt-es-nicht' },
  );
  const wide: string[] = [];
  // The desk's and the phone's, in pixels.
  let widths: readonly number[] = [1280, 390];
  for (const address of screens) {
    await shop.go(address);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      // An element that is another part of the page at another width first moves there.
      await page.waitForFunction((pixels) => window.innerWidth === pixels, width);
      await shop.settled();
      const { reached, farthest } = await beyondWindow(page);
      if (reached > 0) wide.push(`${address.slice(0, 30)} at ${width} px, by ${reached} px: ${farthest.join(', ')}`);
    }
    // The next screen opens at the width that this one ends with.
    widths = widths.toReversed();
  }
  expect(wide).toEqual([]);
});
