import {
  getClearSubshopCartMockHandler,
  getGetSubshopCartMockHandler,
  getListSubshopCartEventsMockHandler,
  getRemoveSubshopCartItemMockHandler,
  getSetSubshopCartItemMockHandler,
  getSetSubshopCartItemNoDetailMockHandler,
  getSetSubshopCartItemsMockHandler,
} from '../../src/gen/subshop-cart/subshop-cart.msw';
import type {
  GetSubshopCartParams,
  RemoveSubshopCartItemBody,
  SetSubshopCartItemBody,
  SetSubshopCartItemNoDetailBody,
  SetSubshopCartItemsBody,
} from '../../src/gen/zod/subshop-cart/subshop-cart.zod';
import { bodyOf, callOf, paramsOf } from '../call';
import { clearLines, removeLine } from '../state/carts';
import type { World } from '../world/world';
import { answerCart, answerLine, cartToChange, changeOf, eventsOf, openCart, setCartLines, type OpenCart } from './cartLines';
import { activeFairOf, fairOf } from './fairOf';

/** The carts of fairs. Setting lines needs an active fair; a cart that was filled before can still be read and emptied. */
export function subshopCartHandlers(world: World) {
  function open(info: Parameters<typeof callOf>[0], need: typeof fairOf = fairOf): OpenCart {
    const call = callOf(info);
    const { subshopCode } = paramsOf<typeof GetSubshopCartParams>(call);
    return openCart(world, call, need(call, subshopCode, 'subshopCode').code);
  }
  return {
    getSubshopCart: getGetSubshopCartMockHandler((info) => answerCart(world, open(info))),
    clearSubshopCart: getClearSubshopCartMockHandler((info) => {
      const cart = open(info);
      clearLines(cartToChange(world, cart), changeOf(world, cart));
    }),
    setSubshopCartItems: getSetSubshopCartItemsMockHandler((info) => {
      const cart = open(info, activeFairOf);
      setCartLines(world, cart, bodyOf<typeof SetSubshopCartItemsBody>(cart.call), false);
      return answerCart(world, cart);
    }),
    setSubshopCartItem: getSetSubshopCartItemMockHandler((info) => {
      const cart = open(info, activeFairOf);
      setCartLines(world, cart, [bodyOf<typeof SetSubshopCartItemBody>(cart.call)], true);
      return answerCart(world, cart);
    }),
    setSubshopCartItemNoDetail: getSetSubshopCartItemNoDetailMockHandler((info) => {
      const cart = open(info, activeFairOf);
      const line = bodyOf<typeof SetSubshopCartItemNoDetailBody>(cart.call);
      setCartLines(world, cart, [line], true);
      const { sku, amount, unitAbbreviation, lastUpdatedAt } = answerLine(world, cart, line.sku);
      return { sku, amount, unitAbbreviation, ...(lastUpdatedAt !== undefined && { lastUpdatedAt }) };
    }),
    removeSubshopCartItem: getRemoveSubshopCartItemMockHandler((info) => {
      const cart = open(info);
      removeLine(cartToChange(world, cart), bodyOf<typeof RemoveSubshopCartItemBody>(cart.call).sku, changeOf(world, cart));
      return answerCart(world, cart);
    }),
    listSubshopCartEvents: getListSubshopCartEventsMockHandler((info) => eventsOf(world, open(info))),
  };
}
