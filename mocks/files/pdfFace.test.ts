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

test('a letter is readable in every document, even if it was part of another letter in an earlier one', async () => {
  expect(await written('Ŷ')).toBe('Ŷ');
  expect(await written('Y')).toBe('Y');
});

test.each([
  ['Bergkäse vom Almbauern', ['Bergkäse', 'vom', 'Almbauern']],
  ['Mützenabzeichenverleihung', ['Mützenabz', 'eichenverl', 'eihung']],
  ['ca. Mützenabzeichen roh', ['ca.', 'Mützenabz', 'eichen roh']],
  ['Käse', ['Käse']],
])('%s wraps into the next line, even if a single word is too long for one', async (text, lines) => {
  const { regular } = await PdfFace.embed(await PDFDocument.create());
  expect(regular.wrap(text, 10, 50)).toEqual(lines);
});
