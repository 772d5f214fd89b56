import { type CallOf, customerOf, refuse } from '../call';
import type { Handlers } from '../respond';
import { categoryFor } from '../catalogue/categoryTree';
import { search } from '../visitedCatalogue';
import { fairs, toFair } from '../world/fairs';
import type { World } from '../world/world';
import { openCart } from './cartLines';
import { activeFairOf, fairOf } from './fairOf';
import { submit } from './submit';

/** Fairs, their promotions and the submission of their carts. */
export function fairHandlers(world: World): Handlers {
  /** The products on promotion in the fair of a call. */
  function promotionsOf(call: CallOf<'getFair'>) {
    const { fairId } = call.params;
    const fair = activeFairOf(call, fairId, 'fairId');
    return world.visitOf(call, { fair: fair.code });
  }
  return {
    getFair: (call) => {
      const { fairId } = call.params;
      return toFair(fairOf(call, fairId, 'fairId'), call.language, world.today(), call.scenario);
    },
    listFairs: (call) => {
      if (call.scenario.emptyLists) return [];
      return fairs.map((fair) => toFair(fair, call.language, world.today(), call.scenario));
    },
    listFairPromotionCategories: (call) => {
      const visit = promotionsOf(call);
      const { categoryId } = call.body;
      const { facets } = search(visit, { size: 0, filter: { prices: ['PROMOTION'], ...(categoryId !== undefined && { categoryId }) } });
      const found =
        categoryId === undefined ? facets.rootCategories : facets.detailCategories.filter(({ parentId }) => parentId === categoryId);
      return found
        .filter(({ count }) => count > 0)
        .map(({ id }) => categoryFor(id, visit.language))
        .filter((category) => category !== undefined);
    },
    searchFairPromotions: (call) => {
      const request = call.body;
      const { page, products, naras } = search(promotionsOf(call), { ...request, filter: { ...request.filter, prices: ['PROMOTION'] } });
      return { page, products, naras };
    },
    submitSubshopCart: (call) => {
      const fair = activeFairOf(call, call.params.subshopCode, 'subshopCode');
      const cart = openCart(world, call, fair.code);
      const hasJustOrdered = world.state().carts[cart.key]?.events.at(-1)?.eventType === 'SUBMIT';
      // A repetition of the order that reached the limit is still answered with that order.
      if (!hasJustOrdered && world.hasReachedOrderLimit(customerOf(call), call.scenario)) throw refuse(call, 'subshopOrderLimitReached');
      const { body } = call;
      return submit(world, cart, { body, confirmationMails: undefined, source: undefined, slotId: undefined, fair });
    },
  };
}
