import {
  getClearCartMockHandler,
  getGetCartMockHandler,
  getListCartEventsMockHandler,
  getRemoveCartItemMockHandler,
  getSetCartItemMockHandler,
  getSetCartItemsMockHandler,
  getSetSingleCartItemMockHandler,
  getSubmitCartMockHandler,
} from '../../src/gen/cart/cart.msw';
import type {
  RemoveCartItemBody,
  SetCartItemBody,
  SetCartItemsBody,
  SetSingleCartItemBody,
  SubmitCartBody,
} from '../../src/gen/zod/cart/cart.zod';
import { bodyOf, callOf } from '../call';
import { clearLines, removeLine } from '../state/carts';
import type { World } from '../world/world';
import { answerCart, answerLine, cartToChange, changeOf, eventsOf, openCart, setCartLines } from './cartLines';
import { submit } from './submit';

/** The customer's own cart. */
export function cartHandlers(world: World) {
  const open = (info: Parameters<typeof callOf>[0]) => openCart(world, callOf(info), undefined);
  return {
    getCart: getGetCartMockHandler((info) => answerCart(world, open(info))),
    setCartItem: getSetCartItemMockHandler((info) => {
      const cart = open(info);
      setCartLines(world, cart, [bodyOf<typeof SetCartItemBody>(cart.call)], true);
      return answerCart(world, cart);
    }),
    setCartItems: getSetCartItemsMockHandler((info) => {
      const cart = open(info);
      setCartLines(world, cart, bodyOf<typeof SetCartItemsBody>(cart.call), false);
      return answerCart(world, cart);
    }),
    setSingleCartItem: getSetSingleCartItemMockHandler((info) => {
      const cart = open(info);
      const line = bodyOf<typeof SetSingleCartItemBody>(cart.call);
      setCartLines(world, cart, [line], true);
      return answerLine(world, cart, line.sku);
    }),
    removeCartItem: getRemoveCartItemMockHandler((info) => {
      const cart = open(info);
      removeLine(cartToChange(world, cart), bodyOf<typeof RemoveCartItemBody>(cart.call).sku, changeOf(world, cart));
      return answerCart(world, cart);
    }),
    clearCart: getClearCartMockHandler((info) => {
      const cart = open(info);
      clearLines(cartToChange(world, cart), changeOf(world, cart));
    }),
    listCartEvents: getListCartEventsMockHandler((info) => eventsOf(world, open(info))),
    submitCart: getSubmitCartMockHandler((info) => {
      const cart = open(info);
      const body = bodyOf<typeof SubmitCartBody>(cart.call);
      return submit(world, cart, {
        body,
        confirmationMails: body.confirmationMailAdresses,
        source: body.orderSource,
        slotId: body.deliverySlot?.id,
        fair: undefined,
      });
    }),
  };
}
