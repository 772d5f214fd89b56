import { expect, test } from 'vitest';
import { lineOf } from '#tests/examples/wire.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { deliveryScreenOf } from './deliveryScreen';

const reading = {
  cart: { lines: [lineOf({ sku: 'dry' })], errors: [] },
  isCartPending: false,
  hasCartFailed: false,
  hasOptions: true,
  haveOptionsFailed: false,
  isBeforePending: false,
  wasOpened: false,
};

test.each([
  ['all is there', {}, 'form'],
  ['the cart failed', { cart: undefined, hasCartFailed: true, haveOptionsFailed: true }, 'cartFailed'],
  ['the customer failed', { hasOptions: false, haveOptionsFailed: true }, 'optionsFailed'],
  ['the cart is on its way', { cart: undefined, isCartPending: true }, 'skeleton'],
  ['the days are on their way', { hasOptions: false }, 'skeleton'],
  ['the previous orders are on their way', { isBeforePending: true }, 'skeleton'],
  ['they are read again later', { isBeforePending: true, wasOpened: true }, 'form'],
  ['nothing is in the cart', { cart: emptyCart }, 'toCart'],
  ['nothing is in it any more', { cart: emptyCart, wasOpened: true }, 'form'],
] as const)('if %s, the step shows %s', (_, over, screen) => {
  expect(deliveryScreenOf({ ...reading, ...over })).toBe(screen);
});
