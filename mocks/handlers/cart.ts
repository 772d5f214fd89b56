import type { Call } from '../call';
import type { Handlers } from '../respond';
import { clearLines, removeLine } from '../state/carts';
import type { World } from '../world/world';
import { answerCart, answerLine, cartToChange, changeOf, eventsOf, openCart, setCartLines } from './cartLines';
import { submit } from './submit';

/** The customer's own cart. */
export function cartHandlers(world: World): Handlers {
  const open = (call: Call) => openCart(world, call, undefined);
  return {
    getCart: (call) => answerCart(world, open(call)),
    setCartItem: (call) => {
      const cart = open(call);
      setCartLines(world, cart, [call.body], true);
      return answerCart(world, cart);
    },
    setCartItems: (call) => {
      const cart = open(call);
      setCartLines(world, cart, call.body, false);
      return answerCart(world, cart);
    },
    setSingleCartItem: (call) => {
      const cart = open(call);
      setCartLines(world, cart, [call.body], true);
      return answerLine(world, cart, call.body.sku);
    },
    removeCartItem: (call) => {
      const cart = open(call);
      removeLine(cartToChange(world, cart), call.body.sku, changeOf(world, cart));
      return answerCart(world, cart);
    },
    clearCart: (call) => {
      const cart = open(call);
      clearLines(cartToChange(world, cart), changeOf(world, cart));
    },
    listCartEvents: (call) => eventsOf(world, open(call)),
    submitCart: (call) => {
      const { body } = call;
      return submit(world, open(call), {
        body,
        confirmationMails: body.confirmationMailAdresses,
        source: body.orderSource,
        slotId: body.deliverySlot?.id,
        fair: undefined,
      });
    },
  };
}
