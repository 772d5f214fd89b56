import { expect, test } from 'vitest';
import type { LabelProduct } from '#gen/models/index.ts';
import { labelSheetPdf } from './labelSheet';
import { readPdf } from './pdfText.fixture';

const product: LabelProduct = { sku: '104711', name: 'Almkäse', unit: 'STK', unitName: 'Stück', priceString: '1234.5', isActive: true };

async function printed(label: Partial<LabelProduct>, showsPrices = true) {
  const labels = [{ product: { ...product, ...label }, amount: 1 }];
  const now = new Date('2025-11-21T08:00:00Z');
  return readPdf(
    await (await labelSheetPdf({ tenant: 'AL', language: 'de', now, sheet: 'A4_24', start: 1, labels, showsPrices })).arrayBuffer(),
  );
}

test.each([
  ['is no EAN-13', '90010021'],
  ['has a wrong check digit', '9001234567890'],
])('a number that %s is printed without bars, as the preview shows it', async (_case, gtin) => {
  expect((await printed({ gtin })).text).toContain(gtin);
});

test('a word that is longer than the label wraps into its second line', async () => {
  const name = 'Donaudampfschifffahrtsgesellschaftskapitän';
  expect((await printed({ name })).text.replaceAll('\n', '')).toContain(name);
});

test.each([
  [true, true],
  [false, false],
])('with prices visible: %s, the label has one: %s', async (showsPrices, expected) => {
  expect((await printed({}, showsPrices)).text.includes('€')).toBe(expected);
});
