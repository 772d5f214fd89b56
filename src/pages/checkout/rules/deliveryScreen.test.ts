import { expect, test } from 'vitest';
import { lineOf } from '../../../../tests/examples/wire';
import { emptyCart } from '../../../domain/cart';
import { deliveryScreenOf } from './deliveryScreen';

const reading = {
  cart: { lines: [lineOf({ sku: 'dry' })], errors: [] },
  isCartPending: false,
  hasCartFailed: false,
  hasOptions: true,
  haveOptionsFailed: false,
  wasOpened: false,
};

test.each([
  ['all is there', {}, 'form'],
  ['the cart failed', { cart: undefined, hasCartFailed: true, haveOptionsFailed: true }, 'cartFailed'],
  ['the customer failed', { hasOptions: false, haveOptionsFailed: true }, 'optionsFailed'],
  ['the cart is on its way', { cart: undefined, isCartPending: true }, 'skeleton'],
  ['the days are on their way', { hasOptions: false }, 'skeleton'],
  ['nothing is in the cart', { cart: emptyCart }, 'toCart'],
  ['nothing is in it any more', { cart: emptyCart, wasOpened: true }, 'form'],
] as const)('where %s, the step shows %s', (_, over, screen) => {
  expect(deliveryScreenOf({ ...reading, ...over })).toBe(screen);
});
