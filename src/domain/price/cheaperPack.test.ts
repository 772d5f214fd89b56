import { describe, expect, it } from 'vitest';
import { cheaperPack } from './cheaperPack';
import { moneyText } from './money';
import { toPrice, type Price } from './bulkPrice';
import type { Unit } from '../product/unit';

const price = (rawValueString: string, minQuantity = 1): Price => {
  const read = toPrice({ sku: '1', price: 0, type: 'LIST', rawValueString, minQuantity });
  if (!read) throw new Error('unreadable');
  return read;
};
const unit = (abbreviation: string, ratio: number): Unit => ({
  name: abbreviation,
  abbreviation,
  ratio,
  isDefault: false,
  isVisible: true,
  isStorageUnit: ratio === 1,
  gtins: [],
});
const piece = unit('STK', 1);
const carton = unit('KRT', 12);
const pallet = unit('PAL', 480);
/** Half a kilogram in a storage unit: 10.00 € are 20.00 €/kg. */
const halfKilo = { quantity: 0.5, unit: 'kg', refQuantity: 1, refUnit: 'kg' };

interface Case {
  prices: Price[];
  amount?: number;
  chosen?: Unit;
  units?: readonly Unit[];
  minimum?: number;
  basePrice?: typeof halfKilo | undefined;
}

function found({
  prices,
  amount = 1,
  chosen = piece,
  units = [piece, carton],
  minimum = 0,
  basePrice = halfKilo,
}: Case): string | undefined {
  const pack = cheaperPack(prices, chosen, { amount, ratio: chosen.ratio, units, minSaleQuantity: minimum, basePrice });
  return (
    pack &&
    `${pack.kind} ${pack.amount} ${pack.unit.abbreviation}: ${moneyText(pack.reference.amount)} instead of ${moneyText(pack.instead.amount)}`
  );
}

const tiered = [price('10.00'), price('9.00', 10), price('8.00', 50)];

describe('cheaperPack', () => {
  it.each<[string, Case, string | undefined]>([
    ['a carton that reaches the tier', { prices: tiered }, 'unit 1 KRT: 18.00 instead of 20.00'],
    ['more of the only unit', { prices: tiered, units: [piece] }, 'amount 10 STK: 18.00 instead of 20.00'],
    ['nine of ten', { prices: tiered, amount: 9, units: [piece] }, 'amount 10 STK: 18.00 instead of 20.00'],
    ['at the tier the next one', { prices: tiered, amount: 10 }, 'amount 50 STK: 16.00 instead of 18.00'],
    ['at the last tier nothing', { prices: tiered, amount: 50 }, undefined],
    ['cartons where cartons are chosen', { prices: tiered, chosen: carton }, 'amount 5 KRT: 16.00 instead of 18.00'],
    ['ten pieces rather than a pallet', { prices: tiered, units: [piece, pallet] }, 'amount 10 STK: 18.00 instead of 20.00'],
    [
      'a pallet of 480 for a tier of 240',
      { prices: [price('10.00'), price('9.00', 240)], units: [piece, pallet] },
      'unit 1 PAL: 18.00 instead of 20.00',
    ],
    [
      'but not for one of 239',
      { prices: [price('10.00'), price('9.00', 239)], units: [piece, pallet] },
      'amount 239 STK: 18.00 instead of 20.00',
    ],
    ['the smaller of two packs', { prices: tiered, units: [pallet, carton, piece] }, 'unit 1 KRT: 18.00 instead of 20.00'],
    ['one price', { prices: [price('10.00')] }, undefined],
    ['no price', { prices: [] }, undefined],
    ['dearer from ten', { prices: [price('10.00'), price('11.00', 10)] }, undefined],
    ['no tier reached yet', { prices: [price('5.00', 6), price('4.50', 12)] }, 'unit 1 KRT: 9.00 instead of 10.00'],
    ['the minimum is two cartons', { prices: tiered, minimum: 24, amount: 1 }, 'unit 2 KRT: 18.00 instead of 20.00'],
    ['the minimum is above the tier', { prices: tiered, minimum: 30, amount: 1, units: [piece] }, 'amount 30 STK: 18.00 instead of 20.00'],
    // 0.01 € for half a kilogram are 0.02 €/kg; for two kilograms they are half a cent, though 1.25 and 1.24 would be shown.
    ['two cents a kilogram', { prices: [price('2.50'), price('2.49', 10)], units: [piece] }, 'amount 10 STK: 4.98 instead of 5.00'],
    ['less than a cent', { prices: [price('2.49'), price('2.48', 10)], basePrice: { ...halfKilo, quantity: 2 } }, undefined],
    [
      'exactly a cent',
      { prices: [price('2.50'), price('2.48', 10)], units: [piece], basePrice: { ...halfKilo, quantity: 2 } },
      'amount 10 STK: 1.24 instead of 1.25',
    ],
    [
      'a tier of less than a cent, and one more',
      { prices: [price('2.50'), price('2.49', 10), price('2.40', 20)], units: [piece], basePrice: { ...halfKilo, quantity: 2 } },
      'amount 20 STK: 1.20 instead of 1.25',
    ],
    ['without a reference price', { prices: tiered, basePrice: { ...halfKilo, quantity: 0 } }, undefined],
    ['beyond the largest amount', { prices: [price('10.00'), price('9.00', 100_000)], units: [piece] }, undefined],
    ['the largest amount', { prices: [price('10.00'), price('9.00', 99_999)], units: [piece] }, 'amount 99999 STK: 18.00 instead of 20.00'],
    [
      'in the other unit where the chosen one has no such amount',
      { prices: [price('10.00'), price('9.00', 120_000)], units: [piece, unit('ZUG', 120_000)] },
      'unit 1 ZUG: 18.00 instead of 20.00',
    ],
  ])('%s', (_what, asked, expected) => expect(found(asked)).toBe(expected));
});
