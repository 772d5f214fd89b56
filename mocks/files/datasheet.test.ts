import { expect, test } from 'vitest';
import { openTestBackend } from '../client.fixture';
import { readPdf } from './pdfText.fixture';

async function sheetOf(path: string, language = 'de') {
  const anna = await openTestBackend().as('anna.al');
  const { status, response } = await anna('GET', `/v1/t/AL/products/${path}`, { language });
  return {
    status,
    type: response.headers.get('Content-Type'),
    disposition: response.headers.get('Content-Disposition'),
    ...(status === 200 ? await readPdf(await response.arrayBuffer()) : { pages: 0, text: '', commands: [] }),
  };
}

test('the data sheet of a cheese is a valid file with name, number, allergens and nutrition', async () => {
  const { status, type, pages, text } = await sheetOf('104711/datasheet');
  expect([status, type, pages > 0]).toEqual([200, 'application/pdf', true]);
  for (const words of [
    'PRODUKTDATENBLATT',
    'Bergkäse',
    '104711',
    'Zutaten',
    'Milch (einschließlich Laktose)',
    'J  enthalten',
    'Energie',
    'kcal',
    'davon gesättigte Fettsäuren',
    'Herkunft der Zutaten',
    '1 / ',
  ]) {
    expect(text).toContain(words);
  }
});

test("it is in the reader's language, including its name", async () => {
  const { text, disposition } = await sheetOf('104711/datasheet', 'it');
  expect(disposition).toBe(`attachment; filename="Scheda prodotto 104711.pdf"; filename*=UTF-8''Scheda%20prodotto%20104711.pdf`);
  for (const words of ['SCHEDA PRODOTTO', 'Ingredienti', 'Valori nutrizionali', 'di cui acidi grassi saturi'])
    expect(text).toContain(words);
});

test('all 26 vitamins and minerals run over several pages', async () => {
  const { pages, text } = await sheetOf('104734/datasheet');
  expect(pages).toBeGreaterThan(1);
  for (const words of ['Vitamin A', 'Folsäure', 'Molybdän', 'Jod']) expect(text).toContain(words);
});

test('characters that are missing from the font do not break the file', async () => {
  expect(await sheetOf('104790/datasheet')).toMatchObject({ status: 200, text: expect.stringContaining('<img src=x') });
});

test('chemicals have a safety data sheet with its 16 sections; food has none', async () => {
  const { status, text } = await sheetOf('104733/safetydatasheet');
  expect(status).toBe(200);
  expect(text).toContain('16. Sonstige Angaben');
  expect(text).toContain('H318');
  expect(await sheetOf('104711/safetydatasheet')).toMatchObject({ status: 404 });
  expect(await sheetOf('1/datasheet')).toMatchObject({ status: 404 });
});
