import { readQuickEntry } from '#domain/quickEntry/quickEntry.ts';
import { quickRows, type CodeState, type QuickRow } from '#domain/quickEntry/quickEntryRows.ts';
import { cartLineExample } from './cart';
import { notAvailableExample, productExample, unitExample } from './product';

const pack = unitExample('Packung', 'PKG');
const carton = unitExample('Karton', 'KRT', 10, false);
const butter = productExample({
  sku: '104712',
  name: 'Alpenbutter, Rolle',
  units: [pack, carton],
  allUnits: [pack, carton],
  defaultUnit: pack,
  storageUnit: pack,
  netFillingQuantity: { quantity: 500, unit: 'g' },
  minSaleQuantity: 4,
});

/** A catalogue of a few numbers, one for each thing that can be known of one. */
const known: Readonly<Record<string, CodeState>> = {
  104711: { kind: 'found', product: productExample() },
  104712: { kind: 'found', product: butter },
  104713: { kind: 'found', product: notAvailableExample({ sku: '104713', name: 'Wolfsbarsch' }) },
  104714: { kind: 'restricted' },
  104715: { kind: 'notInFair' },
  4711: { kind: 'found', product: productExample({ sku: '4711', name: 'Tilsiter' }) },
  12: { kind: 'found', product: productExample({ sku: '12', name: 'Zwölferlei' }) },
};

/** The rows of a text with that catalogue and a cart of two wheels of cheese; `isUnanswered` while the numbers are looked up. */
export function quickRowsExample(text: string, { isUnanswered = false, isOrderLimitReached = false } = {}): QuickRow[] {
  const lines = readQuickEntry(text);
  const codes = lines.flatMap((line) => (line.kind === 'item' ? line.readings : [])).map(({ code }) => code);
  const states = new Map<string, CodeState>(isUnanswered ? [] : codes.map((code) => [code, known[code] ?? { kind: 'unknown' }]));
  return [...quickRows(lines, { codes: states, cartLines: [cartLineExample()], isOrderLimitReached })];
}
