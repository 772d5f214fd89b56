import { expect, test } from 'vitest';
import { openTestBackend, type Client } from '../client.fixture';
import { readPdf } from '../files/pdfText.fixture';
import { readWorkbook } from '../files/workbook.fixture';

async function pdfOf(client: Client, path: string, language = 'de') {
  const { status, response } = await client('GET', path, { language });
  return {
    status,
    name: decodeURIComponent(response.headers.get('Content-Disposition')?.split("''")[1] ?? ''),
    ...(await readPdf(await response.arrayBuffer())),
  };
}

const receipts = (customer: string, type: string) => `/v1/effective-customers/AL/${customer}/receipt/${type}`;

test.each([
  ['invoice', 'Rechnung', true],
  ['deliverynote', 'Lieferschein', false],
  ['creditmemo', 'Gutschrift', true],
  ['order', 'Auftragsbestätigung', true],
] as const)('each %s of two years has its document', async (type, name, hasPrices) => {
  const anna = await openTestBackend().as('anna.al');
  const { body } = await anna('GET', `${receipts('100', type)}?pageSize=300&sortDirection=ASC`);
  expect(body.documents[0].date < '2024-03-01').toBe(true);
  const { documentNumber } = body.documents.at(-1);
  const paper = await pdfOf(anna, `${receipts('100', documentNumber)}/pdf?receiptType=${type}`);
  expect([paper.status, paper.name]).toEqual([200, `${name} ${documentNumber}.pdf`]);
  expect(paper.text).toContain(documentNumber);
  expect(paper.text.includes('€')).toBe(hasPrices);
});

test('a user who may not see prices gets the delivery note, and a sentence instead of priced documents', async () => {
  const eva = await openTestBackend().as('eva.al');
  const {
    body: { documents },
  } = await eva('GET', receipts('200', 'all?pageSize=300'));
  const numberOf = (type: string) => documents.find(({ documentType }: { documentType: string }) => documentType === type).documentNumber;
  const path = (type: string) => `${receipts('200', numberOf(type))}/pdf?receiptType=${type}`;
  expect((await pdfOf(eva, path('deliverynote'))).text).not.toContain('€');
  expect(await eva('GET', path('invoice'), { language: 'en' })).toMatchObject({
    status: 403,
    body: { code: 'pricedDocument', message: 'This document contains prices that you may not see.' },
  });
});

test('a number of another kind, of another customer or an unknown one is not found', async () => {
  const anna = await openTestBackend().as('anna.al');
  const {
    body: {
      documents: [invoice],
    },
  } = await anna('GET', receipts('100', 'invoice'));
  const number = invoice.documentNumber;
  for (const path of [
    `${receipts('100', number)}/pdf?receiptType=order`,
    `${receipts('101', number)}/pdf?receiptType=invoice`,
    `${receipts('100', 'RE-0')}/pdf?receiptType=invoice`,
  ]) {
    expect(await anna('GET', path)).toMatchObject({ status: 404, body: { field: 'documentNumber' } });
  }
  expect(await anna('GET', `${receipts('100', number)}/pdf?receiptType=letter`)).toMatchObject({
    status: 400,
    body: { field: 'receiptType' },
  });
});

test('a template is printed under its name with letters of all European languages, with and without pictures, and with prices for users who see them', async () => {
  const { as } = openTestBackend();
  const anna = await as('anna.al');
  const {
    body: { id },
  } = await anna('POST', '/v1/t/AL/my/order-templates?customerId=100', {
    body: { name: 'Šárka/Łódź Γεύμα', comment: 'Привет', customerId: '100' },
  });
  await anna('PUT', `/v1/t/AL/my/order-templates/${id}/order-template-item?customerId=100`, {
    body: { productSku: '104711', amount: 3, unit: 'KG' },
  });
  const path = `/v1/t/AL/my/order-templates/${id}/pdf?customerId=100`;
  const [plain, pictured] = [await pdfOf(anna, path, 'it'), await pdfOf(anna, `${path}&showImages=true`)];
  expect(plain.name).toBe('Modello d’ordine Šárka Łódź Γεύμα.pdf');
  for (const words of ['MODELLO D’ORDINE', 'Šárka/Łódź Γεύμα', 'Привет', '104711', '€']) expect(plain.text).toContain(words);
  expect(plain.text).toContain('kg');
  expect(pictured.text).not.toMatch(/\bKG\b/);
  expect(pictured.commands.join('').length).toBeGreaterThan(plain.commands.join('').length + 1000);
  const ben = await as('ben.al');
  const eva = await as('eva.al');
  await ben('POST', '/v1/t/AL/my/order-templates?customerId=200', { body: { name: 'Küche', customerId: '200' } });
  const { body: own } = await ben('GET', '/v1/t/AL/my/order-templates?customerId=200');
  const shared = own.find(({ name }: { name: string }) => name === 'Küche').id;
  await ben('PUT', `/v1/t/AL/my/order-templates/${shared}/order-template-item?customerId=200`, {
    body: { productSku: '104711', amount: 1, unit: 'KG' },
  });
  await ben('PUT', `/v1/t/AL/my/order-templates/${shared}/shared-with?customerId=200`, { text: 'eva.al' });
  expect((await pdfOf(eva, `/v1/t/AL/my/order-templates/${shared}/pdf?customerId=200`)).text).not.toContain('€');
});

test('the essence list is printed as shown, and its allergen workbook distinguishes undeclared from absent', async () => {
  const anna = await openTestBackend().as('anna.al');
  const query = '?customerId=100';
  await anna('POST', `/v1/t/AL/set-essence-visibility/104711/true${query}`);
  const list = await pdfOf(anna, `/v1/t/AL/essence-list/pdf${query}`);
  expect(list.name).toBe('Essenzliste 2025-11-21.pdf');
  expect(list.text).toContain('104711');
  const rows = async () => readWorkbook(await (await anna('GET', `/v1/t/AL/allergens/excel${query}`)).response.arrayBuffer());
  const [head, ...products] = await rows();
  expect(head).toHaveLength(17);
  expect(products.find(([number]) => number === '104711')?.slice(3, 11)).toEqual([
    ...Array(6).fill('nicht enthalten'),
    'enthalten',
    'nicht enthalten',
  ]);
  await anna('POST', `/v1/t/AL/set-essence-visibility/104711/false${query}`);
  expect((await rows()).some(([number]) => number === '104711')).toBe(false);
});
