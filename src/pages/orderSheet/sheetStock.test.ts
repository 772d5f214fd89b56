import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { productOf, wireUnit } from '#tests/examples/wire.ts';
import { decimal } from '#domain/price/money.ts';
import type { Stock } from '#domain/inventory/stockOnHand.ts';
import { messages } from '#i18n/catalogues/de.ts';
import { localeOf } from '#i18n/locale.ts';
import type { SheetEntry } from './rules/sheetDraft';
import { sheetRows } from './sheetRows';
import { openProposal, proposalOf, proposalText, shownStock, stockOfRow } from './sheetStock';

const intl = createIntl({ locale: localeOf.de, messages });
const today = '2026-11-30';
const units = [wireUnit('STK', 1, { isDefault: true }), wireUnit('KRT', 6)];
const products = new Map([
  ['1', productOf({ sku: '1', name: 'Butter', minSaleQuantity: 0, units })],
  ['2', productOf({ sku: '2', name: 'Topfen', minSaleQuantity: 12, units })],
  ['3', productOf({ sku: '3', shopAvailability: { status: 'INACTIVE' }, units })],
]);
const rowOf = (sku: string, amount: number, unitAbbreviation: string) => {
  const [row] = sheetRows([{ sku, name: undefined, par: { amount, unitAbbreviation }, unitAbbreviation }], [], products);
  if (!row) throw new Error('The row is there');
  return row;
};
const counted = (amount: number, day: string): Stock => ({ amount: decimal(amount), day });

interface Case {
  readonly count?: Stock;
  readonly typed?: string;
  readonly typedDay?: string;
  readonly entry?: SheetEntry;
}

/** Proposed amount and unit, text, and the amount that a press takes. */
function shown(sku: string, amount: number, unit: string, { count, typed, typedDay = today, entry }: Case) {
  const row = rowOf(sku, amount, unit);
  const totals = new Map(count ? [[sku, count]] : []);
  const input = typed === undefined ? undefined : { text: typed, day: typedDay };
  const stock = stockOfRow(row, input, { totals, today, age: 7 });
  const proposal = proposalOf(row, entry, stock);
  const texts = [proposalText(intl, entry, stock, proposal), openProposal(intl, entry, proposal)];
  return [proposal?.amount, proposal?.unit.abbreviation, ...texts.map((text) => text?.replaceAll('\u00a0', ' '))];
}

test.each<[string, string, number, string, Case, readonly unknown[]]>([
  [
    'par 3 cartons, 7 pieces counted',
    '1',
    3,
    'KRT',
    { count: counted(7, '2026-11-24') },
    [2, 'KRT', expect.stringMatching(/^1,833 .* fehlen, auf ganze Gebinde aufgerundet$/), expect.stringMatching(/^2 /)],
  ],
  [
    'par 3 cartons, one typed',
    '1',
    3,
    'KRT',
    { typed: '1' },
    [2, 'KRT', expect.stringMatching(/^2 .* fehlen$/), expect.stringMatching(/^2 /)],
  ],
  [
    'half a carton typed with a comma',
    '1',
    3,
    'KRT',
    { typed: '0,5' },
    [3, 'KRT', expect.stringMatching(/^2,5 .* aufgerundet$/), expect.stringMatching(/^3 /)],
  ],
  [
    'ordered by the piece instead',
    '1',
    3,
    'KRT',
    { typed: '1', entry: { text: '', unitAbbreviation: 'STK' } },
    [12, 'STK', expect.stringMatching(/^2 .* fehlen$/), expect.stringMatching(/^12 /)],
  ],
  [
    'raised to the minimum',
    '2',
    3,
    'STK',
    { typed: '2' },
    [12, 'STK', expect.stringMatching(/auf die Mindestmenge angehoben$/), expect.stringMatching(/^12 /)],
  ],
  ['enough is there', '1', 3, 'STK', { count: counted(3, today) }, [0, 'STK', 'Soll erreicht', undefined]],
  [
    'enough is there, ordered all the same',
    '1',
    3,
    'STK',
    { count: counted(3, today), entry: { text: '2' } },
    [0, 'STK', 'Soll schon ohne diese Menge erreicht', undefined],
  ],
  [
    'more typed than proposed',
    '1',
    3,
    'KRT',
    { typed: '1', entry: { text: '5' } },
    [2, 'KRT', expect.stringMatching(/^Vorschlag 2 .*: 2 .* fehlen$/), undefined],
  ],
  ['a count older than the limit', '1', 3, 'KRT', { count: counted(7, '2026-11-22') }, [undefined, undefined, undefined, undefined]],
  ['typed longer ago than the limit', '1', 3, 'KRT', { typed: '1', typedDay: '2026-11-22' }, [undefined, undefined, undefined, undefined]],
  ['no count', '1', 3, 'KRT', {}, [undefined, undefined, undefined, undefined]],
  [
    'no quantity typed, though counted',
    '1',
    3,
    'KRT',
    { typed: 'x', count: counted(7, today) },
    [undefined, undefined, undefined, undefined],
  ],
  ['not available', '3', 3, 'KRT', { count: counted(7, today) }, [undefined, undefined, undefined, undefined]],
  ['a unit that the product no longer has', '1', 3, 'PAL', { count: counted(7, today) }, [undefined, undefined, undefined, undefined]],
  ['in the cart already', '1', 3, 'KRT', { typed: '1', entry: { text: '2', isSent: true } }, [2, 'KRT', undefined, undefined]],
])('%s', (_case, sku, amount, unit, given, expected) => {
  expect(shown(sku, amount, unit, given)).toEqual(expected);
});

test('an empty field shows what was counted, in the unit of the par, and says when', () => {
  const stock = stockOfRow(rowOf('1', 3, 'KRT'), undefined, { totals: new Map([['1', counted(9, '2026-11-24')]]), today, age: 7 });
  expect(shownStock(intl, stock, undefined, today)).toMatchObject({ text: '', placeholder: '1,5', description: '1,5 gezählt am 24. Nov.' });
});
