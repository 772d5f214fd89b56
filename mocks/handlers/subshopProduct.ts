import type { Product, QuantityHistoryEntry, SearchRequest } from '#gen/models/index.ts';
import { decimal } from '#domain/price/money.ts';
import { amountReaching, minimumForUnit } from '#domain/product/quantity.ts';
import { type Call, type CallOf, customerOf, refuse } from '../call';
import type { Handlers } from '../respond';
import { recommendationsFor } from '../catalogue/recommendations';
import { findSkus } from '../catalogue/search';
import { pageOf } from '../paging';
import { admitted, complete, narasOf, productsOf, search, searchGrouped, shopperOf, type Visit } from '../visitedCatalogue';
import { boughtBetween } from '../world/essence';
import { quantityHistoryDays } from '../world/fairs';
import { productOrRefuse, type World } from '../world/world';
import { activeFairOf } from './fairOf';

/** A customer's purchases of a product, and the suggestion: the quantity of one order, in the preselected unit. */
function historyEntryOf(
  { sku, units, minSaleQuantity }: Product,
  bought: { readonly quantity: number; readonly smallestUnit: string; readonly orderCount: number },
): QuantityHistoryEntry {
  const unit = units.find(({ isDefault, isVisible }) => isDefault && isVisible) ?? units.find(({ isVisible }) => isVisible);
  const { quantity, smallestUnit, orderCount } = bought;
  const ratio = unit?.ratio ?? 1;
  const perOrder = decimal(quantity).dividedBy(orderCount).toNumber();
  return {
    sku,
    quantity,
    smallestUnit,
    orderCount,
    suggestedAmount: Math.max(amountReaching(perOrder, ratio), minimumForUnit(minSaleQuantity, ratio)),
    suggestedUnitAbbreviation: unit?.abbreviation ?? smallestUnit,
  };
}

/** Products of a fair, with its range and its prices. */
export function subshopProductHandlers(world: World): Handlers {
  function visitOf(call: Call, code: string, field: string): Visit {
    return world.visitOf(call, { fair: activeFairOf(call, code, field).code });
  }
  const visitOfCartType = (call: CallOf<'browseSubshopCategories' | 'getSubshopProduct'>) =>
    visitOf(call, call.params.cartType, 'cartType');

  /** The search of a call; customer and cart come from the path, not from its body. */
  function requestOf(call: CallOf<'searchSubshopProducts'>, options: { readonly withQuery: boolean }): SearchRequest {
    const { query, ...browse } = call.body;
    return options.withQuery && query !== undefined ? { ...browse, query } : browse;
  }
  return {
    getSubshopProduct: (call) => {
      const { sku } = call.params;
      return productOrRefuse(visitOfCartType(call), sku, true, () => refuse(call, 'notFound', { field: 'sku' }));
    },
    browseSubshopCategories: (call) => search(visitOfCartType(call), requestOf(call, { withQuery: false })),
    browseOnlineFairCategories: (call) => searchGrouped(visitOfCartType(call), requestOf(call, { withQuery: false })),
    completeSubshopProducts: (call) => complete(visitOfCartType(call), call.body),
    searchSubshopProducts: (call) => search(visitOfCartType(call), requestOf(call, { withQuery: true })),
    searchOnlineFairProducts: (call) => searchGrouped(visitOfCartType(call), requestOf(call, { withQuery: true })),
    browseQuantityHistory: (call) => {
      const { subshopCode } = call.params;
      const visit = visitOf(call, subshopCode, 'subshopCode');
      if (!activeFairOf(call, subshopCode, 'subshopCode').hasQuantityHistory) throw refuse(call, 'notFound', { field: 'subshopCode' });
      const { start, end } = quantityHistoryDays(visit.today);
      const bought = boughtBetween(visit.isEmpty ? [] : world.ordersOf(customerOf(call)), start, end);
      const wanted = new Set(findSkus(visit.tenant, admitted(visit, { filter: call.body }), shopperOf(visit)));
      // The most bought first: by how often, since quantities of different goods don't compare.
      const skus = [...bought]
        .filter(([sku]) => wanted.has(sku))
        .toSorted(([, one], [, other]) => other.orderCount - one.orderCount)
        .map(([sku]) => sku);
      const query = call.query;
      const { page, entries } = pageOf(skus, query.page, query.size);
      const products = productsOf(visit, entries, true);
      const quantities = products.flatMap((product) => {
        const quantity = bought.get(product.sku);
        return quantity ? [historyEntryOf(product, quantity)] : [];
      });
      return { start, end, products, quantities, page, naras: narasOf(visit, entries) };
    },
    listSubshopRecommendations: (call) => {
      const { subshopCode, sku } = call.params;
      const visit = visitOf(call, subshopCode, 'subshopCode');
      productOrRefuse(visit, sku, true, () => refuse(call, 'notFound', { field: 'sku' }));
      return visit.isEmpty ? [] : recommendationsFor(visit.tenant, sku, shopperOf(visit));
    },
  };
}
