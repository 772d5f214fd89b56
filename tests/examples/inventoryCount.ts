import type { CountedProduct, CountLine } from '#domain/inventory/inventoryCount.ts';

/** Contents of stories about counting. */
export const countedMilk: CountedProduct = {
  sku: '104711',
  name: 'Bergbauern-Vollmilch 3,5 %',
  units: [
    { abbreviation: 'FLA', name: 'Flasche', ratio: 1, gtins: ['9001234567896'] },
    { abbreviation: 'KRT', name: 'Karton', ratio: 12, gtins: [] },
  ],
};

const countedCheese: CountedProduct = {
  sku: '208840',
  name: 'Bergkäse 12 Monate gereift, Laib mit naturbelassener Rinde, in Handarbeit gepflegt',
  units: [{ abbreviation: 'KG', name: 'Kilogramm', ratio: 1, gtins: [] }],
};

export const milkLine: CountLine = { kind: 'product', id: 'product:104711:FLA', product: countedMilk, unit: 'FLA', amount: '24' };
export const cheeseLine: CountLine = { kind: 'product', id: 'product:208840:KG', product: countedCheese, unit: 'KG', amount: '6.125' };
export const syrupLine: CountLine = {
  kind: 'other',
  id: 'other:00000096385074:fl',
  gtin: '96385074',
  name: 'Kräutersirup vom Nachbarn',
  unit: 'Fl',
  amount: '6',
};
export const unknownLine: CountLine = { kind: 'scan', id: 'scan:00036000291452', gtin: '036000291452', isUnknown: true, amount: '2' };
export const scannedLine: CountLine = { kind: 'scan', id: 'scan:04006381333931', gtin: '4006381333931', isUnknown: false, amount: '1' };
