import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { PdfFace } from './pdfFace';
import { readPdf } from './pdfText.fixture';

async function written(text: string): Promise<string> {
  const document = await PDFDocument.create();
  const { bold } = await PdfFace.embed(document);
  bold.draw(document.addPage(), text, { x: 20, y: 20, size: 10, color: rgb(0, 0, 0) });
  return (await readPdf((await document.save()).buffer as ArrayBuffer)).text;
}

test('a letter can be read in every document, also where it was a part of another one before', async () => {
  expect(await written('Ŷ')).toBe('Ŷ');
  expect(await written('Y')).toBe('Y');
});

test.each([
  ['Bergkäse vom Almbauern', ['Bergkäse', 'vom', 'Almbauern']],
  ['Mützenabzeichenverleihung', ['Mützenabz', 'eichenverl', 'eihung']],
  ['ca. Mützenabzeichen roh', ['ca.', 'Mützenabz', 'eichen roh']],
  ['Käse', ['Käse']],
])('%s goes on in the next line, also where a word alone is too long for one', async (text, lines) => {
  const { regular } = await PdfFace.embed(await PDFDocument.create());
  expect(regular.wrap(text, 10, 50)).toEqual(lines);
});
