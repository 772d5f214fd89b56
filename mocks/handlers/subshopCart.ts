import type { CallOf } from '../call';
import type { Handlers } from '../respond';
import { clearLines, removeLine } from '../state/carts';
import type { World } from '../world/world';
import { answerCart, answerLine, cartToChange, changeOf, eventsOf, openCart, setCartLines, type OpenCart } from './cartLines';
import { activeFairOf, fairOf } from './fairOf';

/** The carts of fairs. Setting lines needs an active fair; a cart that was filled before can still be read and emptied. */
export function subshopCartHandlers(world: World): Handlers {
  function open(call: CallOf<'getSubshopCart'>, need: typeof fairOf = fairOf): OpenCart {
    const { subshopCode } = call.params;
    return openCart(world, call, need(call, subshopCode, 'subshopCode').code);
  }
  return {
    getSubshopCart: (call) => answerCart(world, open(call)),
    clearSubshopCart: (call) => {
      const cart = open(call);
      clearLines(cartToChange(world, cart), changeOf(world, cart));
    },
    setSubshopCartItems: (call) => {
      const cart = open(call, activeFairOf);
      setCartLines(world, cart, call.body, false);
      return answerCart(world, cart);
    },
    setSubshopCartItem: (call) => {
      const cart = open(call, activeFairOf);
      setCartLines(world, cart, [call.body], true);
      return answerCart(world, cart);
    },
    setSubshopCartItemNoDetail: (call) => {
      const cart = open(call, activeFairOf);
      setCartLines(world, cart, [call.body], true);
      const { sku, amount, unitAbbreviation, lastUpdatedAt } = answerLine(world, cart, call.body.sku);
      return { sku, amount, unitAbbreviation, ...(lastUpdatedAt !== undefined && { lastUpdatedAt }) };
    },
    removeSubshopCartItem: (call) => {
      const cart = open(call);
      removeLine(cartToChange(world, cart), call.body.sku, changeOf(world, cart));
      return answerCart(world, cart);
    },
    listSubshopCartEvents: (call) => eventsOf(world, open(call)),
  };
}
