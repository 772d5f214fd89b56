import { expect, test } from 'vitest';
import { lookUpText } from './lookUpText';

test.each([
  ['  Wu\u0308rstel ', 'Würstel'],
  ['８６６６０５', '866605'],
  ['104\u200b7\u00ad11', '104711'],
  ['\u200b\u00a0', ''],
  // SAP's numbers.
  ['000000000000104711', '104711'],
  ['0000104711', '104711'],
  ['００００１０４７１１', '104711'],
  ['000000104711', '104711'],
  // An EAN-8 as 13 digits is the same barcode; a UPC-A may begin with zeros.
  ['0000096385074', '96385074'],
  ['001234567895', '001234567895'],
  // Too few digits for a number of goods.
  ['0011', '0011'],
  // The number of a parcel.
  ['00340123450000000018', '00340123450000000018'],
  [`${'a'.repeat(198)} 👩‍🍳`, 'a'.repeat(198)],
])('%j is looked up as %j', (typed, text) => expect(lookUpText(typed)).toBe(text));
