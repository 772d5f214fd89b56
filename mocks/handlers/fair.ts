import {
  getGetFairMockHandler,
  getListFairPromotionCategoriesMockHandler,
  getListFairsMockHandler,
  getSearchFairPromotionsMockHandler,
  getSubmitSubshopCartMockHandler,
} from '../../src/gen/fair/fair.msw';
import type {
  GetFairParams,
  ListFairPromotionCategoriesBody,
  SearchFairPromotionsBody,
  SubmitSubshopCartBody,
  SubmitSubshopCartParams,
} from '../../src/gen/zod/fair/fair.zod';
import { bodyOf, callOf, customerOf, paramsOf, refuse, type Call } from '../call';
import { categoryFor } from '../catalogue/categoryTree';
import { search } from '../viewedCatalogue';
import { fairs, toFair } from '../world/fairs';
import type { World } from '../world/world';
import { openCart } from './cartLines';
import { activeFairOf, fairOf } from './fairOf';
import { submit } from './submit';

/** Fairs, their promotions and the submission of their carts. */
export function fairHandlers(world: World) {
  /** How the products on promotion are seen in the fair of a call. */
  function promotionsOf(call: Call) {
    const { fairId } = paramsOf<typeof GetFairParams>(call);
    const fair = activeFairOf(call, fairId, 'fairId');
    return world.viewOf(call, { fair: fair.code });
  }
  return {
    getFair: getGetFairMockHandler((info) => {
      const call = callOf(info);
      const { fairId } = paramsOf<typeof GetFairParams>(call);
      return toFair(fairOf(call, fairId, 'fairId'), call.language, world.today(), call.scenario);
    }),
    listFairs: getListFairsMockHandler((info) => {
      const call = callOf(info);
      if (call.scenario.emptyLists) return [];
      return fairs.map((fair) => toFair(fair, call.language, world.today(), call.scenario));
    }),
    listFairPromotionCategories: getListFairPromotionCategoriesMockHandler((info) => {
      const call = callOf(info);
      const view = promotionsOf(call);
      const { categoryId } = bodyOf<typeof ListFairPromotionCategoriesBody>(call);
      const { facets } = search(view, { size: 0, filter: { prices: ['PROMOTION'], ...(categoryId !== undefined && { categoryId }) } });
      const found =
        categoryId === undefined ? facets.rootCategories : facets.detailCategories.filter(({ parentId }) => parentId === categoryId);
      return found
        .filter(({ count }) => count > 0)
        .map(({ id }) => categoryFor(id, view.language))
        .filter((category) => category !== undefined);
    }),
    searchFairPromotions: getSearchFairPromotionsMockHandler((info) => {
      const call = callOf(info);
      const request = bodyOf<typeof SearchFairPromotionsBody>(call);
      const { page, products, naras } = search(promotionsOf(call), { ...request, filter: { ...request.filter, prices: ['PROMOTION'] } });
      return { page, products, naras };
    }),
    submitSubshopCart: getSubmitSubshopCartMockHandler((info) => {
      const call = callOf(info);
      const fair = activeFairOf(call, paramsOf<typeof SubmitSubshopCartParams>(call).subshopCode, 'subshopCode');
      const cart = openCart(world, call, fair.code);
      const hasJustOrdered = world.state().carts[cart.key]?.events.at(-1)?.eventType === 'SUBMIT';
      // A repetition of the order that reached the limit is still answered with that order.
      if (!hasJustOrdered && world.hasReachedOrderLimit(customerOf(call), call.scenario)) throw refuse(call, 'subshopOrderLimitReached');
      const body = bodyOf<typeof SubmitSubshopCartBody>(call);
      return submit(world, cart, { body, confirmationMails: undefined, source: undefined, slotId: undefined, fair });
    }),
  };
}
