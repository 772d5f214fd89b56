import { expect, test } from 'vitest';
import { productOf, wireUnit } from '#tests/examples/wire.ts';
import { measuredContent } from './content';

const byPiece = [wireUnit('STK', 1, { isDefault: true })];
const base = (quantity: number, unit: string) => ({ quantity, unit, refQuantity: 1, refUnit: unit });

test.each<[what: string, product: Parameters<typeof productOf>[0], expected: string | undefined]>([
  ['a bag of 500 g', { units: byPiece, netFillingQuantity: { quantity: 500, unit: 'g' } }, '500 g'],
  ['a wheel of 6 kg', { units: byPiece, netFillingQuantity: { quantity: 6, unit: 'kg' } }, '6000 g'],
  ['a bottle of 0.75 l', { units: byPiece, netFillingQuantity: { quantity: 0.75, unit: 'l' } }, '750 ml'],
  ['a keg of half a hectolitre', { units: byPiece, netFillingQuantity: { quantity: 0.5, unit: 'hl' } }, '50000 ml'],
  ['in capitals', { units: byPiece, netFillingQuantity: { quantity: 2, unit: ' KG ' } }, '2000 g'],
  ['sold by the kilogram', { units: [wireUnit('KG', 1), wireUnit('LAI', 6)], netFillingQuantity: { quantity: 6, unit: 'kg' } }, '1000 g'],
  [
    'pieces that the reference price weighs',
    { units: byPiece, netFillingQuantity: { quantity: 20, unit: 'Stk' }, basePrice: base(3, 'kg') },
    '3000 g',
  ],
  ['only the reference price', { units: byPiece, basePrice: base(0.33, 'l') }, '330 ml'],
  ['pieces alone', { units: byPiece, netFillingQuantity: { quantity: 30, unit: 'Stk' }, basePrice: base(30, 'Stk') }, undefined],
  ['metres of foil', { units: byPiece, netFillingQuantity: { quantity: 300, unit: 'm' } }, undefined],
  ['nothing inside', { units: byPiece, netFillingQuantity: { quantity: 0, unit: 'kg' } }, undefined],
  ['nothing known', { units: byPiece }, undefined],
])('%s: %s', (_what, product, expected) => {
  const content = measuredContent(productOf(product));
  expect(content && `${content.quantity.toString()} ${content.measure}`).toBe(expected);
});
