import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codesOf, quickEntryMaximum, readQuickEntry, replaceLine, withoutLines, writeQuickLine } from './quickEntry';
import { shortLine as short } from './quickEntry.fixture';
import { writtenAmount } from './quickEntryNumber';

const only = (text: string) => {
  const [line, ...others] = readQuickEntry(text);
  expect(others).toEqual([]);
  return short(line);
};

describe('readQuickEntry', () => {
  // If two numbers could be the product's, both readings are kept: the catalogue decides.
  it.each([
    ['4711 2', '4711 × 2 | 2 × 4711'],
    ['47\u200b11 \u202a２\u202c', '4711 × 2 | 2 × 4711'],
    ['٤٧١١；２', '4711 × 2 | 2 × 4711'],
    ['2 4711', '2 × 4711 | 4711 × 2'],
    ['2 Kt 4711', '2 × 4711 Kt | 4711 × 2 Kt'],
    ['4711 2 Kt', '4711 × 2 Kt | 2 × 4711 Kt'],
    ['4711 Kt 2', '4711 × 2 Kt | 2 × 4711 Kt'],
    ['Kt 4711 2', '4711 × 2 Kt | 2 × 4711 Kt'],
    ['4711;2;Kt', '4711 × 2 Kt | 2 × 4711 Kt'],
    ['4711;Kt;2', '4711 × 2 Kt | 2 × 4711 Kt'],
    ['4711\t2\tkg', '4711 × 2 kg | 2 × 4711 kg'],
    ['4711|2|Stk', '4711 × 2 Stk | 2 × 4711 Stk'],
    ['4711 | 2 | Stk', '4711 × 2 Stk | 2 × 4711 Stk'],
    ['4711,2,Kt', '4711 × 2 Kt | 2 × 4711 Kt'],
    ['4711, 2, Kt', '4711 × 2 Kt | 2 × 4711 Kt'],
    ['4711,2', '4711 × 2 | 2 × 4711'],
    ['4711,2 Kt', '4711 × 2 Kt | 2 × 4711 Kt'],
    ['4711 x 3', '4711 × 3 | 3 × 4711'],
    ['3 × 4711', '3 × 4711 | 4711 × 3'],
    ['4711*3', '4711 × 3 | 3 × 4711'],
    ['4711x3', '4711 × 3 | 3 × 4711'],
    ['4711: 2', '4711 × 2 | 2 × 4711'],
    ['4711 = 2 Stk', '4711 × 2 Stk | 2 × 4711 Stk'],
    ['4711 – 2 Stück', '4711 × 2 Stück | 2 × 4711 Stück'],
    ['4711 (2)', '4711 × 2 | 2 × 4711'],
    // A number with its x or its unit is an amount.
    ['3x 4711', '4711 × 3'],
    ['4711 x3', '4711 × 3'],
    ['3× 4711 Kt', '4711 × 3 Kt'],
    ['2kg 4711', '4711 × 2 kg'],
    ['4711 2Kt', '4711 × 2 Kt'],
    ['4711 12Stk.', '4711 × 12 Stk'],
    ['1,5kg 4711', '4711 × 1.5 kg'],
    // A fraction is no product's number; a comma between digits is a fraction if there is another number.
    ['1,5 kg 4711', '4711 × 1.5 kg'],
    ['4711 1,5 kg', '4711 × 1.5 kg'],
    ['4711 1.5 kg', '4711 × 1.5 kg'],
    ['4711;1,5;kg', '4711 × 1.5 kg'],
    ['4711\t0,500\tkg', '4711 × 0.500 kg'],
    ['"4711","1,5","kg"', '4711 × 1.5 kg'],
    ['"4711";"2";"Kt"', '4711 × 2 Kt | 2 × 4711 Kt'],
    ['4711;"Käse ""alt""; 6 Monate";2;Kt', '4711 × 2 Kt Käse "alt"; 6 Monate | 2 × 4711 Käse "alt"; 6 Monate Kt'],
    // One group of three may be thousands or a fraction: both are kept.
    ['4711;1.500;g', '4711 × 1500 g | 4711 × 1.500 g | 1.500 × 4711 g | 1500 × 4711 g'],
    ["4711 1'500", '4711 × 1500'],
    ['4711 1.234.567', '4711 × 1234567 | 1.234.567 × 4711 | 1234567 × 4711'],
    ['4711;1 500', '4711 × 1500 | 1500 × 4711'],
    ['4711 1\u202f500', '4711 × 1500 | 1500 × 4711'],
    // Parted thousands: where the parts can't be numbers of their own there is one way, else all are kept.
    ['4711 1\u00a0000', '4711 × 1000 | 1000 × 4711'],
    ['4711\u00a01\u00a0000', '4711 × 1000 | 1000 × 4711'],
    ['4711 1 000', '4711 × 1000 | 1000 × 4711'],
    ['1 000 Stk 4711', '1000 × 4711 Stk | 4711 × 1000 Stk'],
    ['4711;1\u00a0000;Stk', '4711 × 1000 Stk | 1000 × 4711 Stk'],
    ['4711;1 000 Stk', '4711 × 1000 Stk | 1000 × 4711 Stk'],
    ['4711;12\u00a0500', '4711 × 12500 | 12500 × 4711'],
    ['4711 12 500', '4711 × 12500 | 12500 × 4711 | 4711 × 12 | 4711 × 500 | 12 × 4711 | 12 × 500 | 500 × 4711 | 500 × 12'],
    ['104 711 2', '104711 × 2 | 2 × 104711 | 104 × 711 | 104 × 2 | 711 × 104 | 711 × 2 | 2 × 104 | 2 × 711'],
    ['4711\u00a0100', '4711 × 100 | 100 × 4711'],
    // "2 x 6" beside a product's number is no single amount.
    ['4711 2 x 6', '4711 × several | 2 × 4711 | 2 × 6 | 6 × 4711 | 6 × 2'],
    ['4711 2x6', '4711 × several | 2 × 4711 | 2 × 6 | 6 × 4711 | 6 × 2'],
    ['4711 2 x6', '4711 × several | 2 × 6'],
    ['2x 6 4711', '6 × 2 | 4711 × several'],
    ['2 mal 6 4711', '2 × 6 | 2 × 4711 | 6 × 2 | 6 × 4711 | 4711 × several'],
    ['4711;2 x 6;Kt', '4711 × several Kt | 2 × 4711 | 2 × 6 Kt | 6 × 4711 Kt | 6 × 2 Kt'],
    ['4711 2 x 3 x 4', '4711 × several | 2 × several | 3 × several | 4 × several'],
    ['104.711 2', '104.711 × 2 | 104711 × 2 | 2 × 104711 | 2 × 104.711'],
    // Numbers with letters are products' numbers.
    ['AT-000123 2', 'AT-000123 × 2'],
    ['2 Kt AT-000123', 'AT-000123 × 2 Kt'],
    ['10A;4;Stk', '4 × 10 A Stk'],
    ['10A', '10A × ?'],
    // A word that only names the number beside it is no unit.
    ['Art. 4711 Menge 2', '4711 × 2 | 2 × 4711'],
    ['Nr.4711 2 Stk', '4711 × 2 Stk | 2 × 4711 Stk'],
    ['#47110 2', '47110 × 2 | 2 × 47110'],
    ['- 2 Kt 4711', '2 × 4711 Kt | 4711 × 2 Kt'],
    ['• 4711 2', '4711 × 2 | 2 × 4711'],
    ['1) 4711 2', '4711 × 2 | 2 × 4711'],
    // The word after the amount is the likeliest unit, then the one before it; names follow.
    ['2 Kt 4711 Bergkäse', '2 × 4711 Bergkäse Kt | 4711 × 2 Kt Bergkäse'],
    ['4711;Bergkäse 6 Monate;2;Kt', '4711 × 2 Kt Bergkäse 6 Monate | 2 × 4711 Bergkäse 6 Monate Kt'],
    ['4711;2;Kt;12,90', '4711 × 2 Kt | 4711 × 12.90 | 2 × 4711 Kt | 2 × 12.90 Kt'],
    // Blanks of web pages, invisible marks.
    ['4711\u00a02\u00a0Kt', '4711 × 2 Kt | 2 × 4711 Kt'],
    ['\ufeff4711 2', '4711 × 2 | 2 × 4711'],
    ['47\u200b11 2', '4711 × 2 | 2 × 4711'],
    // Amounts that can't be ordered are read, so that the reason can be said.
    ['4711 0', '4711 × 0 | 0 × 4711'],
    ['4711 -2', '4711 × -2'],
    ['4711 100000', '4711 × 100000 | 100000 × 4711'],
    // Missing parts.
    ['4711', '4711 × ?'],
    ['4711 Kt', '4711 × ? Kt'],
    ['4711;;Kt', '4711 × ? Kt'],
    ['Bergkäse', 'noNumber'],
    ['# bitte frisch', 'noNumber'],
    ['1,5 kg', 'noNumber'],
    ['½ kg Butter', 'noNumber'],
    ['½ kg 4711', '4711 × 0.5 kg'],
    ['<script>alert(1)</script>', 'noNumber'],
    ['1 2 3 4 5 6 7', 'unclear'],
  ])('%j means %s', (text, meaning) => expect(only(text)).toBe(meaning));

  it.each([
    ['Artikelnummer;Menge;Einheit', '4711;2;Kt', '4711 × 2 Kt'],
    ['Art.Nr.;Stück', '4711;2', '4711 × 2'],
    ['Pos;Bezeichnung;Art.Nr.;Stk', '1;Öl;4711;2', '4711 × 2'],
    ['Art.Nr.;Stk;Menge', '4711;9;2', '4711 × 2'],
    ['Menge;Einheit;Artikel-Nr.', '2;Kt;4711', '4711 × 2 Kt'],
    ['Einheit\tBestellmenge\tBezeichnung\tArt.-Nr.', 'Kt\t2\tKäse 6 Monate\t4711', '4711 × 2 Kt'],
    ['SKU,Qty,UOM', '4711,2,CTN', '4711 × 2 CTN'],
    ['Item number|Quantity', '4711|2', '4711 × 2'],
    ['"Codice articolo";"Quantità";"U.M."', '"4711";"1,5";"kg"', '4711 × 1.5 kg'],
    ['Artikel;Menge', '4711;2 Kt', '4711 × 2 Kt'],
    ['Artikel;Menge;Einheit', '4711;2kg;', '4711 × 2 kg'],
    // Order forms: an empty amount means not ordered.
    ['Artikel;Menge;Einheit', '4711;;Kt', 'notOrdered'],
    ['Artikelnummer;Menge', '4711;0', 'notOrdered'],
    ['Artikelnummer;Menge', '4711;0,00 Stk', 'notOrdered'],
    ['Artikelnummer;Menge', '4711;–', 'notOrdered'],
    ['Artikelnummer;Menge', '4711;____', 'notOrdered'],
    ['Artikelnummer;Menge', '4711;keine', 'notOrdered'],
    ['Artikel;Menge', 'Bergkäse 6 Monate;', 'notOrdered'],
    ['Art.Nr.\tBezeichnung\tMenge', '4711\tBergkäse', 'notOrdered'],
    ['SKU,Description,Qty', '4711,"Cheese, old",', 'notOrdered'],
    ['Artikelnummer;Menge;Bestellmenge', '4711;80;', 'notOrdered'],
    ['Artikelnummer;Menge', '4711;;3', '4711 × ?'],
    ['Artikelnummer;Menge', '4711;x', '4711 × ?'],
    ['Artikelnummer;Menge', '4711 ← 999999;', '4711 × ?'],
    ['Artikelnummer;Bezeichnung;Menge', 'Noch Butter; danke', 'noNumber'],
    // A column for each day, other headings for the amount, packs as a heading.
    ['Artikelnummer;Menge Mo;Menge Di', '4711;2;', '4711 × 2'],
    ['Artikelnummer;Menge Mo;Menge Di', '4711;2;3', '4711 × several'],
    ['Artikelnummer;Bestand;Bedarf', '4711;9;2', '4711 × 2'],
    ['Item;SKU;Ordered', 'Cheese 6;4711;2', '4711 × 2'],
    ['Artikelnummer;Kartons', '4711;2', '4711 × 2 kartons'],
    ['Articolo;Codice;Colli', 'Formaggio;4711;2', '4711 × 2'],
    // The number of an order is no amount.
    ['Bestellung;Artikelnummer;Menge', '4512;4711;2', '4711 × 2'],
    ['Bestellung;Artikelnummer;Menge', '12;4711;2', '4711 × 12'],
    ['Artikel;Menge', 'Bergkäse 6 Monate;2', 'noNumber'],
    ['Artikel;Menge;Einheit', ';2;Kt', 'noNumber'],
    ['Artikel\tMenge', '\t2', 'noNumber'],
    ['Artikel;Menge', '4711;viele', '4711 × ?'],
    // Parted thousands and products of numbers in the cell of the amount.
    ['Artikelnummer;Menge', '4711;1 000', '4711 × 1000'],
    ['Artikelnummer;Menge', '4711;12\u00a0500', '4711 × 12500'],
    ['Artikelnummer;Menge', '4711;1\u202f000 Stk', '4711 × 1000 Stk'],
    ['Artikelnummer;Menge', '104 711;2', '104711 × 2'],
    ['Artikelnummer;Menge', '104\u00a0711;2', '104711 × 2'],
    ['Artikelnummer;Menge', '4711;2 x 6', '4711 × several'],
    ['Artikelnummer;Menge', '4711;2 + 3', '4711 × several'],
    ['Artikelnummer;Menge', '4711;2 Kt 3 Stk', '4711 × several'],
    ['Artikelnummer;Menge;Anzahl', '4711;2;3', '4711 × several'],
    ['Artikelnummer;Menge;Anzahl', '4711;2;', '4711 × 2'],
    ['Artikelnummer;Menge;Bestellmenge', '4711;80;2', '4711 × 2'],
    // Of several columns the one that says that it is the product's number.
    ['Artikel;Artikelnummer;Menge', 'Bergkäse 6;4711;2', '4711 × 2'],
    ['Artikel;Artikelnummer;Menge', '12;4711;2', '4711 × 2'],
    ['Product,SKU,Qty', 'Cheese 6,4711,2', '4711 × 2'],
    ['Nr.;Artikelnummer;Menge', '1;4711;2', '4711 × 2'],
    ['Articolo;Codice;Quantità', 'Formaggio 6;4711;2', '4711 × 2'],
    // If no heading fits, all readings are kept, but never a count of rows.
    ['Nr.;Artikel;Menge', '1;4711;2', '4711 × 2'],
    ['Nr.;Artikel;Menge', '4711;Bergkäse 6 Monate;2', '4711 × 2'],
    ['Nr.;Artikel;Menge', '104711;4712;2', '4712 × 2 | 104711 × 2'],
    ['Nr.;Artikel;Menge', '1;Bergkäse;2', 'noNumber'],
    // A line that isn't made of cells is read as if there were no heading: mended lines are such.
    ['Artikel;Menge', '2x 4711 Kt', '4711 × 2 Kt'],
  ])('below the heading %j the line %j means %s', (heading, line, meaning) => {
    expect(readQuickEntry(`${heading}\n${line}`).map(short)).toEqual(['heading', meaning]);
  });

  it('recognises a column of row numbers, also after rows were removed', () => {
    const text = 'Nr.;Artikel;Menge\n2;4711;3\n5;Bergkäse;1\n1000;4712;2';
    expect(readQuickEntry(text).map(short)).toEqual(['heading', '4711 × 3', 'noNumber', '4712 × 2']);
    expect(readQuickEntry('Nr.;Menge\n4711;3\n4709;1').map(short)).toEqual(['heading', '4711 × 3', '4709 × 1']);
    expect(readQuickEntry('Nr.;Menge\n12;3\n7;1').map(short)).toEqual(['heading', '12 × 3', '7 × 1']);
  });

  it('detects the decimal separator of a text by an unambiguous number', () => {
    expect(readQuickEntry('4711;1.500;g\n4712;1,25;kg').map(short)[0]).toBe('4711 × 1500 g | 1.500 × 4711 g | 1500 × 4711 g');
    expect(readQuickEntry('4711;2,000;kg\n4712;1,25;kg').map(short)[0]).toBe('4711 × 2.000 kg | 2,000 × 4711 kg | 2000 × 4711 kg');
  });

  it('counts blank lines, and leaves out only those', () => {
    const text = '\ufeff4711 2\r\n\r\n \u00a0\t\r\n;;;\r\n# Milch\r4712 3\n\n';
    expect(readQuickEntry(text).map(({ line, text: kept }) => [line, kept])).toEqual([
      [1, '4711 2'],
      [5, '# Milch'],
      [6, '4712 3'],
    ]);
  });

  it('accepts a thousand lines, and marks each further one as excess', () => {
    const lines = readQuickEntry(Array.from({ length: quickEntryMaximum + 2 }, (_, index) => `${4711 + index} 1`).join('\n'));
    expect(lines).toHaveLength(1002);
    expect(lines.filter(({ kind }) => kind === 'item')).toHaveLength(1000);
    expect(lines.slice(1000).map(short)).toEqual(['tooManyLines', 'tooManyLines']);
  });

  it('accepts any text, and returns each non-blank line once', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom(
        ';',
        '\t',
        ',',
        '|',
        '"',
        ' ',
        '\u00a0',
        '\u202f',
        '\ufeff',
        '.',
        'x',
        '×',
        '-',
        '\n',
        '\r\n',
        '\r',
        'Kt',
        'kg',
        '4711',
        '2',
        '1,5',
        '1.500',
        'Artikel',
        'Menge',
      ),
    );
    const texts = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(texts, (text) => {
        const result = readQuickEntry(text);
        const written = text
          .replace(/^\ufeff/, '')
          .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
          .flatMap((line, index) => (/[^\s;|,"\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/.test(line) ? [index + 1] : []));
        const covered = result.flatMap(({ line, until }) => Array.from({ length: until - line + 1 }, (_, index) => line + index));
        expect(new Set(covered).size).toBe(covered.length);
        expect(written.filter((line) => !covered.includes(line))).toEqual([]);
        expect(result.flatMap(codesOf).filter((code) => !/\d/.test(code))).toEqual([]);
      }),
      { numRuns: 10_000 },
    );
  });
});

it('refuses a line longer than any order, whatever its content', () => {
  for (const piece of [';', ',', '"', ' ', ')', '7', '7\u202f', '123 ', '2x', 'Kt ']) {
    expect(only(`4711 2 ${piece.repeat(100_000)}Kt`)).toBe('unclear');
  }
  expect(only(`4711;2;Kt${' '.repeat(1_900)}`)).toBe('4711 × 2 Kt | 2 × 4711 Kt');
});

it.each([
  ['2', '2'],
  [' 1,5 ', '1,5'],
  ['1.500', '1.500'],
  ['1 000', '1000'],
  ['12\u00a0500', '12500'],
  ['２', '2'],
  ['٢٠', '20'],
  ['2\u200b', '2'],
  ['1٫5', '1,5'],
  ['2 x 6', undefined],
  ['-3', undefined],
  ['2 3', undefined],
  ['viel', undefined],
  ['', undefined],
])('an amount typed as %j is %j', (text, amount) => expect(writtenAmount(text)).toBe(amount));

it('has each product number of a line once', () => {
  expect(readQuickEntry('4711;2;Kt;12,90').map(codesOf)).toEqual([['4711', '2']]);
  expect(readQuickEntry('Bergkäse').map(codesOf)).toEqual([[]]);
});

it.each([
  ['4711', 2, 'Kt', '4711 × 2 Kt'],
  ['2', 4711, undefined, '2 × 4711'],
  ['4711', '1.5', 'kg', '4711 × 1.5 kg'],
  ['AT-000123', 12, 'BTL', 'AT-000123 × 12 BTL'],
  ['4711', undefined, 'Kt', '4711 × ? Kt'],
])('the texts for %s, %s and %s have one meaning', (code, amount, unit, meaning) =>
  expect(only(writeQuickLine(code, amount, unit))).toBe(meaning),
);

describe('a text and its lines', () => {
  const text = 'Artikel;Menge\r\n4711;2\r\n\r\n4712;x\r\n4713;3';
  it('replaces a line with another, or removes it', () => {
    expect(replaceLine(text, 4, '3x 4712')).toBe('Artikel;Menge\n4711;2\n\n3x 4712\n4713;3');
    expect(replaceLine(text, 4)).toBe('Artikel;Menge\n4711;2\n\n4713;3');
    expect(replaceLine(text, 9, 'x')).toBe('Artikel;Menge\n4711;2\n\n4712;x\n4713;3');
  });
  it('removes lines, and with the last one the heading', () => {
    expect(withoutLines(text, new Set([2, 5]))).toBe('Artikel;Menge\n\n4712;x');
    expect(withoutLines(text, new Set([2, 4, 5]))).toBe('');
  });
});
