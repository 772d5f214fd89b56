import { expect, test } from 'vitest';
import { expandedUpcE, readScannedCode, type ScannedProduct } from './scannedCode';

const loaf = '9001003706891';

test.each<[scanned: string, product: ScannedProduct]>([
  // Bare numbers, in groups, with their name
  [loaf, { gtin: loaf }],
  ['9 001003 706891', { gtin: loaf }],
  ['96385074', { gtin: '96385074' }],
  ['036000291452', { gtin: '036000291452' }],
  ['19001003706898', { gtin: '19001003706898' }],
  [`EAN ${loaf}`, { gtin: loaf }],
  [`EAN: ${loaf}`, { gtin: loaf }],
  [`EAN-13 ${loaf}`, { gtin: loaf }],
  [`GTIN ${loaf}`, { gtin: loaf }],
  [`Strichcode ${loaf}`, { gtin: loaf }],
  ['９００１００３７０６８９１', { gtin: loaf }],
  ['EAN\u00a0900\u200b1003706891', { gtin: loaf }],
  ['٩٠٠١٠٠٣٧٠٦٨٩١', { gtin: loaf }],
  // Short ones
  ['04252614', { gtin: '042100005264' }],
  // With the prefix of its symbology
  [`]E0${loaf}`, { gtin: loaf }],
  [']E496385074', { gtin: '96385074' }],
  [']I119001003706898', { gtin: '19001003706898' }],
  [']C10109001003706891', { gtin: loaf }],
  [']e00109001003706891', { gtin: loaf }],
  [']d20109001003706891', { gtin: loaf }],
  [']Q30109001003706891', { gtin: loaf }],
  // Elements without brackets
  ['0109001003706891310300612510L2711', { gtin: loaf, kilograms: '6.125' }],
  ['010900100370689110LOT12345670', { gtin: loaf }],
  [']C1010900100370689115261231', { gtin: loaf }],
  ['010900100370689111261101152612311326110217261231', { gtin: loaf }],
  ['010900100370689121SERIAL-01', { gtin: loaf }],
  ['010900100370689110L2711\u001d3012', { gtin: loaf, pieces: 12 }],
  ['\u001d010900100370689110L2711\u001d3103006125\u001d', { gtin: loaf, kilograms: '6.125' }],
  ['010900100370689110L2711{GS}3103006125', { gtin: loaf, kilograms: '6.125' }],
  ['010900100370689110L2711<GS>3103006125', { gtin: loaf, kilograms: '6.125' }],
  ['010900100370689110L2711{FNC1}3103006125', { gtin: loaf, kilograms: '6.125' }],
  ['010900100370689110L2711^]3103006125', { gtin: loaf, kilograms: '6.125' }],
  ['010900100370689110L2711|3103006125', { gtin: loaf, kilograms: '6.125' }],
  ['010900100370689110L2711#3103006125', { gtin: loaf, kilograms: '6.125' }],
  ['010900100370689110L2711 3103006125', { gtin: loaf, kilograms: '6.125' }],
  ['01 09001003706891 3103 006125 10 L2711', { gtin: loaf, kilograms: '6.125' }],
  ['010900100370689110L27113103006125', { gtin: loaf, kilograms: '6.125' }],
  ['010900100370689110L2711172612313103006125', { gtin: loaf, kilograms: '6.125' }],
  ['010900100370689110A234567890B23456789021S1', { gtin: loaf }],
  ['02090010037068913712', { gtin: loaf, pieces: 12 }],
  ['00390010030000000014' + '0209001003706891' + '3740', { gtin: loaf, pieces: 40 }],
  ['0100036000291452', { gtin: '036000291452' }],
  ['0100000096385074', { gtin: '96385074' }],
  ['0109001003706891' + '3150001500', { gtin: loaf }],
  ['0109001003706891' + '3100000012', { gtin: loaf, kilograms: '12' }],
  ['0109001003706891' + '3105000012', { gtin: loaf, kilograms: '0.00012' }],
  ['0109001003706891' + '3103000000', { gtin: loaf }],
  ['^0109001003706891', { gtin: loaf }],
  ['~010900100370689110L2711~3103006125', { gtin: loaf, kilograms: '6.125' }],
  // In brackets
  ['(01)09001003706891(3103)006125(10)L2711', { gtin: loaf, kilograms: '6.125' }],
  ['(01) 09001003706891 (30) 5', { gtin: loaf, pieces: 5 }],
  ['[01]09001003706891[37]5', { gtin: loaf, pieces: 5 }],
  ['(01)9001003706891', { gtin: loaf }],
  ['(01)09001003706891(10)L(2)7', { gtin: loaf }],
  [']e0(01)09001003706891', { gtin: loaf }],
  // Addresses
  ['https://id.gs1.org/01/09001003706891/10/L2711/21/7?3103=006125&17=261231', { gtin: loaf, kilograms: '6.125' }],
  ['https://example.com/a/b/01/9001003706891', { gtin: loaf }],
  ['http://example.com/gtin/09001003706891?30=4&linkType=all', { gtin: loaf, pieces: 4 }],
  ['id.example.org/01/09001003706891', { gtin: loaf }],
  [']Q1https://id.gs1.org/01/09001003706891', { gtin: loaf }],
])('%s is a product', (scanned, product) => {
  expect(readScannedCode(scanned)).toEqual({ kind: 'product', product });
});

test.each<[scanned: string, kind: 'wrong' | 'shipment' | 'unread']>([
  ['9001003706892', 'wrong'],
  ['96385075', 'wrong'],
  ['EAN 9001003706892', 'wrong'],
  ['0109001003706892', 'wrong'],
  ['(01)09001003706892(10)L2711', 'wrong'],
  ['https://id.gs1.org/01/09001003706892', 'wrong'],
  ['00390010030000000014', 'shipment'],
  [']C100390010030000000014', 'shipment'],
  ['(00)390010030000000014', 'shipment'],
  ['https://id.gs1.org/00/390010030000000014', 'shipment'],
  ['https://example.com/bergkaese', 'unread'],
  [']C1LOT12345670', 'unread'],
  ['(10)L2711', 'unread'],
  ['(01)0900100370', 'unread'],
  ['(01)09001003706891(99999)1', 'unread'],
  ['0109001003706891310', 'unread'],
  ['010900100370689115269931', 'unread'],
  ['0109001003706891300', 'unread'],
  ['020900100370689110L27113712', 'unread'],
  ['0109001003706891' + '0109001003706907', 'unread'],
  ['123456789012345678901', 'unread'],
])('%s counts nothing: %s', (scanned, kind) => {
  expect(readScannedCode(scanned)).toEqual({ kind });
});

test.each([
  'bergkäse',
  '104711',
  '104711 2',
  'Art. 104711',
  'AT-0104711',
  '',
  '   ',
  'a.b/c',
  'cola 0,33',
  '(weiß) Wein',
  '12',
  '9001003706891 2',
  // A product's number as SAP fills it up.
  '000000000000104711',
  '0000104711',
  '000000104711',
])('"%s" is not a code', (typed) => {
  expect(readScannedCode(typed)).toBeUndefined();
});

test.each([
  ['04252614', '042100005264'],
  ['01234505', '012000003455'],
  ['01234532', undefined],
  ['24252614', undefined],
  ['0425261', undefined],
])('the short form %s is %s', (short, long) => {
  expect(expandedUpcE(short)).toBe(long);
});
