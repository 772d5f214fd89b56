import { expect, test } from 'vitest';
import { openTestBackend, type Client } from '../client.fixture';
import { decodeEan13 } from '#domain/codes/ean13.fixture.ts';
import { readPdf } from '../files/pdfText.fixture';

const path = (tail: string, customer = '100') => `/v1/t/AL/my/${tail}${tail.includes('?') ? '&' : '?'}customerId=${customer}`;
const skusOf = async (client: Client, customer = '100') => (await client('GET', path('label-skus', customer))).body;

test("a product stays on the customer's list once until it is removed", async () => {
  const { as } = openTestBackend();
  const anna = await as('anna.al');
  expect(await skusOf(anna)).toEqual([]);
  for (const sku of ['104711', '104712', '104711'])
    expect(await anna('POST', path(`labels/${sku}`))).toMatchObject({ status: 200, body: { sku } });
  expect(await skusOf(anna)).toEqual(['104711', '104712']);
  expect(await skusOf(anna, '101')).toEqual([]);
  expect(await anna('GET', path('labels/104711'))).toMatchObject({
    status: 200,
    body: { sku: '104711', addedAt: '2025-11-21T08:00:00.000Z' },
  });
  expect(await anna('DELETE', path('labels/104711'))).toMatchObject({ status: 204 });
  expect(await anna('DELETE', path('labels/104711'))).toMatchObject({ status: 204 });
  expect(await anna('GET', path('labels/104711'))).toMatchObject({ status: 404, body: { field: 'sku' } });
  expect(await anna('POST', path('labels/999'))).toMatchObject({ status: 404, body: { field: 'sku' } });
  await anna('DELETE', path('labels'));
  expect(await skusOf(anna)).toEqual([]);
});

test('the essence list is included as the filter says', async () => {
  const { as } = openTestBackend();
  const anna = await as('anna.al');
  const { body: all } = await anna('POST', path('labels/add-all-from-essences'), { body: {} });
  expect(all.length).toBeGreaterThan(20);
  await anna('DELETE', path('labels'));
  const { body: part } = await anna('POST', path('labels/add-all-from-essences'), { body: { attributes: ['BIO'] } });
  expect(part.length).toBeGreaterThan(0);
  expect(part.length).toBeLessThan(all.length);
  expect(await anna('POST', path('labels/add-all-from-essences'), { body: { essential: 'X' } })).toMatchObject({
    status: 422,
    body: { field: '$.essential' },
  });
});

test('the label of a product has unit, price and bar code, and no price for users who may not see it', async () => {
  const { as } = openTestBackend();
  const jana = await as('jana.al');
  const { body } = await jana('GET', path('labels/products', '1000'));
  expect(body[0]).toMatchObject({
    sku: '104711',
    name: 'Bergkäse 6 Monate gereift, Laib ca. 6 kg',
    unit: expect.any(String),
    gtin: expect.stringMatching(/^900\d{10}$/),
    priceString: expect.any(String),
    referenceUnit: 'kg',
    isActive: true,
  });
  const eva = await as('eva.al');
  await eva('POST', path('labels/104711', '200'));
  const [hidden] = (await eva('GET', path('labels/products', '200'))).body;
  expect(Object.keys(hidden).filter((key) => /price/i.test(key))).toEqual([]);
});

test('discontinued products are reported, and their labels left out', async () => {
  const jana = await openTestBackend().as('jana.al');
  const { body } = await jana('GET', path('labels/check-for-inactive-products', '1000'));
  expect([body.hasInactiveProducts, body.inactiveProducts.map(({ sku }: { sku: string }) => sku)]).toEqual([true, ['104719', '104720']]);
  expect(await jana('POST', path('labels/generate', '1000'), { body: [{ sku: '104719', amount: 1 }] })).toMatchObject({
    status: 422,
    body: { code: 'nothingToPrint' },
  });
});

/** The numbers of the bar codes of a page, in the order in which they are drawn. */
function barCodesOf(commands: string): (string | undefined)[] {
  return commands
    .split(/\bf\n/)
    .map((part) =>
      [...part.matchAll(/([\d.]+) [\d.]+ ([\d.]+) [\d.]+ re/g)].map(([, start, width]) => ({ start: Number(start), width: Number(width) })),
    )
    .filter((bars) => bars.length === 30)
    .map(decodeEan13);
}

test('the sheet is a valid, named file: 24 labels a page, each with its bar code', async () => {
  const jana = await openTestBackend().as('jana.al');
  const {
    body: [cheese],
  } = await jana('GET', path('labels/products', '1000'));
  const { response } = await jana('POST', path('labels/generate', '1000'), {
    body: [
      { sku: '104711', amount: 23 },
      { sku: '104712', amount: 2 },
    ],
  });
  expect(response.headers.get('Content-Disposition')).toContain('filename="Etikettenliste erstellt am 2025-11-21.pdf"');
  const { pages, text, commands } = await readPdf(await response.arrayBuffer());
  expect(pages).toBe(2);
  expect(text).toContain('104711');
  expect(text).toContain(`${cheese.priceString.replace('.', ',')} €`);
  const codes = barCodesOf(commands[0] ?? '');
  expect([codes.length, codes[0]]).toEqual([24, cheese.gtin]);
  const roll = await jana('POST', path('labels/generate?sheet=ROLL', '1000'), { body: [{ sku: '104711', amount: 3 }] });
  expect((await readPdf(await roll.response.arrayBuffer())).pages).toBe(3);
});

test.each([
  [[{ sku: '104711', amount: 0 }], '$[0].amount'],
  [[{ sku: '104711', amount: 1000 }], '$[0].amount'],
  [[{ sku: '1', amount: 1 }], '$[0].sku'],
  [[], '$'],
])('%j is refused with its field', async (body, field) => {
  const anna = await openTestBackend().as('anna.al');
  expect(await anna('POST', path('labels/generate'), { body })).toMatchObject({ status: 422, body: { field } });
  expect(await anna('PUT', path('emails/label-print'), { body })).toMatchObject({ status: 422, body: { field } });
});

test('labels are mailed to the recipients of the profile, and refused without any', async () => {
  const anna = await openTestBackend().as('anna.al');
  const body = [{ sku: '104711', amount: 1 }];
  expect(await anna('PUT', path('emails/label-print'), { body })).toMatchObject({ status: 204 });
  await anna('DELETE', '/v1/user/labelMail?mail=anna.al@gastro-al.example');
  expect(await anna('PUT', path('emails/label-print'), { body })).toMatchObject({ status: 422, body: { code: 'noLabelRecipients' } });
});

test('a partly used sheet continues at its first free place, which must exist on the sheet', async () => {
  const jana = await openTestBackend().as('jana.al');
  const generate = (query: string, amount: number) =>
    jana('POST', path(`labels/generate?${query}`, '1000'), { body: [{ sku: '104711', amount }] });
  const { response } = await generate('sheet=A4_8&start=8', 2);
  const { pages, commands } = await readPdf(await response.arrayBuffer());
  expect([pages, commands.map((page) => barCodesOf(page).length)]).toEqual([2, [1, 1]]);
  expect(await generate('sheet=A4_8&start=9', 1)).toMatchObject({ status: 422, body: { field: 'start' } });
  expect((await generate('start=25', 1)).status).toBe(400);
});

test('the label has the logo of the tenant', async () => {
  const jana = await openTestBackend().as('jana.al');
  const { response } = await jana('POST', path('labels/generate', '1000'), { body: [{ sku: '104711', amount: 1 }] });
  expect((await readPdf(await response.arrayBuffer())).text).toContain('Rahmkogel');
});
