import { describe, expect, it } from 'vitest';
import { mendedLine, numberedLine, readQuickEntry, renumberedLine, replaceLine, withoutLines } from './quickEntry';
import { shortLine as short } from './quickEntry.fixture';

const only = (text: string) => {
  const [line, ...others] = readQuickEntry(text);
  expect(others).toEqual([]);
  return short(line);
};

describe('records longer than a line (RFC 4180)', () => {
  const read = (text: string) => readQuickEntry(text).map((line) => [line.line, line.until, short(line)]);

  it('are one line of an order, with a line break in a note', () => {
    expect(read('Artikelnummer;Menge;Notiz\n104711;2;"statt\n104712;3;wie besprochen"\n104713;1;')).toEqual([
      [1, 1, 'heading'],
      [2, 3, '104711 × 2'],
      [4, 4, '104713 × 1'],
    ]);
  });
  it('are parsed in cells pasted from a spreadsheet, with commas, in a heading', () => {
    expect(read('Artikel\tMenge\tNotiz\r\n104711\t2\t"frisch,\r\nnicht 3\r\noder 4"')).toEqual([
      [1, 1, 'heading'],
      [2, 4, '104711 × 2'],
    ]);
    expect(read('SKU,Qty,Note\n104711,2,"instead of\n104712,3,as discussed"')).toEqual([
      [1, 1, 'heading'],
      [2, 3, '104711 × 2'],
    ]);
    expect(read('"Artikel-\nnummer";"Menge\n(Stk)"\n104711;2')).toEqual([
      [1, 3, 'heading'],
      [4, 4, '104711 × 2 stk'],
    ]);
    expect(read('"Bergkäse ""alt""\n6 Monate"\t104711\t2')).toEqual([
      [1, 2, '104711 × 2 Bergkäse "alt" 6 Monate | 2 × 104711 Bergkäse "alt" 6 Monate'],
    ]);
  });
  it.each(['104711;2;"statt\n104712;3;"gut"', 'Pfanne 12" 104711 2\n104712 3', '104711;2;"alt\n104712;3', '"a"b;104711\n104712;3'])(
    'end with their line if the quote opens no cell: %j',
    (text) => {
      expect(read(text).map(([line, until]) => [line, until])).toEqual([
        [1, 1],
        [2, 2],
      ]);
    },
  );
  it('are replaced and removed as a whole', () => {
    const text = 'Artikel;Menge;Notiz\n104711;2;"a\nb"\n104712;3;';
    expect(replaceLine(text, 2, '1x 104711')).toBe('Artikel;Menge;Notiz\n1x 104711\n104712;3;');
    expect(withoutLines(text, new Set([2]))).toBe('Artikel;Menge;Notiz\n104712;3;');
    expect(withoutLines(text, new Set([2, 4]))).toBe('');
  });
});

it.each([
  ['sep=;\nArtikelnummer;Menge\n4711;2', ['aside', 'heading', '4711 × 2']],
  ['sep=^\nArtikelnummer^Menge\n4711^2', ['aside', 'heading', '4711 × 2']],
  ['Unsere Art.-Nr.;Menge (Stk)\n4711;2', ['heading', '4711 × 2 stk']],
  ['Ihre Artikelnummer;Menge in Kartons\n4711;2', ['heading', '4711 × 2 kartons']],
  ['Our item no.;Qty (pcs)\n4711;2', ['heading', '4711 × 2 pcs']],
  ['Vostro codice;Quantità [kg]\n4711;2', ['heading', '4711 × 2 kg']],
  ['Lieferanten-Art.-Nr.;Bestellmenge KW 48\n4711;2', ['heading', '4711 × 2']],
  ['Artikelnummer / Item no.;Menge / Qty\n4711;2', ['heading', '4711 × 2']],
  ['Artikelnummer;Menge (Stk);Einheit\n4711;2;Kt', ['heading', '4711 × 2 Kt']],
  ['Artikelnummer;Menge (Stk)\n4711;2 Kt', ['heading', '4711 × 2 Kt']],
  ['EAN;Menge\n9001003706891;2', ['heading', '9001003706891 × 2']],
  ['GTIN;Menge\n9001003706891;2', ['heading', '9001003706891 × 2']],
  ['Strichcode;Menge\n9001003706891;2', ['heading', '9001003706891 × 2']],
  ['EAN;Artikelnummer;Menge\n9001003706891;4711;2\n9001003706891;;3', ['heading', '4711 × 2', '9001003706891 × 3']],
  ['Artikelnummer;Menge\n="104711";2', ['heading', '104711 × 2']],
  ['Artikelnummer;Menge\n"=""104711""";2', ['heading', '104711 × 2']],
  ["Artikelnummer;Menge\n'104711;2", ['heading', '104711 × 2']],
  ['Artikelnummer;Menge\n104712.0;2.0', ['heading', '104712 × 2.0']],
  ['Artikelnummer;Menge\n104712,00;2,00', ['heading', '104712 × 2.00']],
  ['Artikelnummer;Menge\n"1,04712E+05";2', ['heading', '104712 × 2']],
  ['Artikel;Bezeichnung;Menge\n;Molkerei;\n4711;;2\n;Summe;2', ['heading', 'notOrdered', '4711 × 2', 'aside']],
  ['| Artikel | Menge |\n|---|---|\n| 4711 | 2 |', ['heading', 'aside', '4711 × 2']],
  ['sep=\\t\nArtikelnummer\tMenge\n4711\t2', ['aside', 'heading', '4711 × 2']],
  ['Artikel;Menge\n104711 Bergkäse 6 Monate;2', ['heading', '104711 × 2']],
  ['Artikel;Menge\nBergkäse (104711);2', ['heading', '104711 × 2']],
  ['Artikelnummer;Menge\nArt. 4711;2', ['heading', '4711 × 2']],
  ['Artikel;Menge\nWein 2022 rot;2', ['heading', 'noNumber']],
  ['Artikelnummer;Menge\n000000104711;2', ['heading', '000000104711 × 2 | 104711 × 2']],
  // Titles above a heading are no rows; if goods are above it, they may be goods.
  [
    'Bestellung KW 12\nGasthof Adler\nPreisliste 2026\nArtikelnummer;Menge\n104711;2',
    ['aside', 'aside', '2026 × ? Preisliste', 'heading', '104711 × 2'],
  ],
  ['Gasthof Adler;;\n;;\nArtikelnummer;Menge;Einheit\n104711;2;Kt', ['aside', 'heading', '104711 × 2 Kt']],
  ['4711 2\nButter\nArtikelnummer;Menge\n104711;2', ['4711 × 2 | 2 × 4711', 'noNumber', 'heading', '104711 × 2']],
  // An amount that can't be read is asked for.
  ['Artikelnummer;Menge\n104711;1E3', ['heading', '104711 × ?']],
  ['Artikelnummer;Menge\n104711;#WERT!', ['heading', '104711 × ?']],
  ['Artikelnummer;Menge\n104711;3-', ['heading', '104711 × -3']],
  ['000000000000104711;2', ['000000000000104711 × 2 | 104711 × 2 | 2 × 000000000000104711']],
  ['0000104711 2', ['0000104711 × 2 | 104711 × 2 | 2 × 0000104711']],
  ['Artikelnummer\tMenge\n104,711\t2', ['heading', '104,711 × 2 | 104711 × 2']],
  ['Artikelnummer;Menge\n10-47-12;2', ['heading', '10-47-12 × 2 | 104712 × 2']],
])('the table %j is parsed as %j', (text, meanings) => expect(readQuickEntry(text).map(short)).toEqual(meanings));

it('a number in a title is a product’s only if the catalogue has it', () => {
  expect(readQuickEntry('Preisliste 2026\nArtikelnummer;Menge\n104711;2')[0]).toMatchObject({ kind: 'item', isReference: true });
  expect(readQuickEntry('Preisliste 2026\n104711 2')[0]).toMatchObject({ kind: 'item', isReference: false });
});

it.each([
  '[30.11.25, 14:03:22] Max Mustermann: ',
  '\u200e[30.11.25, 14:03:22] ~ Max: ',
  '[14:03, 30.11.2025] Max: ',
  '[11/30/25, 2:03:22\u202fPM] Max: ',
  '30.11.25, 14:03 - Max Mustermann: ',
  '30.11.2025, 14:03:22 - +43 664 1234567: ',
  '11/30/25, 2:03 PM - Max: ',
  '2025-11-30 14:03:22 Max: ',
  '[30.11.25 14:03] Max: ',
  'Max Mustermann, [30.11.25 14:03] ',
  'Max, [30. Nov 2025 um 14:03:22]: ',
  '[14:03] ',
  '14:03 Max: ',
  '[30.11., 14:03] Max: ',
  '[Mo. 30. Nov. 14:03] Max: ',
  '> ',
  '>> [30.11.25, 14:03:22] Max: ',
])('the stamp %j of a chat is not part of the line', (stamp) => {
  expect(only(`${stamp}4711 2 Kt`)).toBe('4711 × 2 Kt | 2 × 4711 Kt');
});

it.each([
  'Bestellung Montag 30.11.',
  'Bestellung für Montag, 30. November 2026',
  'Bestellung für Gasthof Adler',
  'Lieferung bitte bis 10 Uhr',
  '30.11.2026',
  'Montag',
  'Hallo Frau Huber,',
  'Liebe Grüße Anna',
  'Danke!',
  'LG Max',
  'Guten Morgen',
  'Mit freundlichen Grüßen',
  'Order for tomorrow:',
  'Dear Max,',
  'Kind regards',
  'Ordine per lunedì 30.11.',
  'Buongiorno Paolo',
  '-----',
  '👍',
  'Max Mustermann, [30.11.25 14:03]',
  '<Medien ausgeschlossen>',
  '30.11.2025 14:03 Max Mustermann',
  'IMG-20251130-WA0001.jpg (Datei angehängt)',
  'Diese Nachricht wurde gelöscht',
  '> Hallo Frau Huber,',
  'Am 30.11.2026 um 14:03 schrieb Max <max@b.example>:',
  'On Mon, Nov 30, 2026 at 2:03 PM Max <max@b.example> wrote:',
  'Sent from my phone',
  'Von: Max Mustermann',
  'Gesendet: Montag, 30. November 2026 14:03',
  'Betreff: AW: Bestellung für Montag',
  'www.gasthof.example',
  'Bestellformular',
  'Bestellformular Gasthof Adler',
  'Kunde:;Adler;',
  'Lieferadresse: Hauptstraße 5, 1010 Wien',
  'Datum;30.11.2026',
  'Grazie mille',
])('%j names no goods', (text) => expect(only(text)).toBe('aside'));

it.each([
  'Hallo bitte Butter',
  'Danke, noch Butter',
  'Bergkäse',
  'Morgen Butter',
  'Bestellung Butter',
  'Bestellung Montag Butter',
  'Betreff: Butter',
  'Name Butter',
])('%j may name goods', (text) => expect(only(text)).toBe('noNumber'));

it.each([
  ['1x 104711 KRT', '104711 1 Palette', '1x 104711 KRT ← 104711 1 Palette'],
  ['12x 4711 LAI', '4711 12', '12x 4711 LAI'],
  ['12x 640152 PKG', '640152 ← Schlagobers 1l 12', '12x 640152 PKG ← Schlagobers 1l 12'],
  ['2x 104711', '104711;2;"a\nb"', '2x 104711 ← 104711;2;"a b"'],
])('the line %j keeps of %j the parts that it lacks', (now, text, mended) => expect(mendedLine(now, text)).toBe(mended));

it('puts a number before a line, or replaces the wrong one', () => {
  expect(numberedLine('640152', 'Schlagobers 1l 12')).toBe('640152 ← Schlagobers 1l 12');
  expect(only('640152 ← Schlagobers 1l 12')).toBe('640152 × 1 l Schlagobers | 640152 × 12 Schlagobers');
  expect(renumberedLine('104711', '999999', '999999;2;Kt')).toBe('104711;2;Kt');
  expect(readQuickEntry('Artikel;Menge;Einheit\n104711 ← ;2;Kt').map(short)).toEqual(['heading', '104711 × 2 Kt']);
});

it.each([
  ['104711;1E3', '104711 × ? 1E3'],
  ['104711\t1e2', '104711 × ? 1e2'],
  ['1E3;104711', '104711 × ? 1E3'],
  ['104711\t12-', '104711 × ? 12-'],
  ['104711\t1.00E+01', '104711 × ? 1.00E+01'],
  // Alone it is the only number that the line has.
  ['1E3', '1E3 × ?'],
])('an amount as other programs write it is no product beside a number: %j', (text, read) => expect(only(text)).toBe(read));
