import type { SearchRequest } from '#gen/models/index.ts';
import { type Call, type CallOf, customerOf, refuse } from '../call';
import { fileName } from '../files/fileName';
import type { Handlers } from '../respond';
import { groupByCategory } from '../catalogue/categoryGroups';
import { hasDatasheet, hasSafetyDatasheet } from '../catalogue/datasheets';
import { detailsFor } from '../catalogue/details';
import { promotedForCart, recommendationsFor } from '../catalogue/recommendations';
import { suppliersOf } from '../catalogue/suppliers';
import type { SheetSource } from '../files/datasheet';
import { complete, productsOf, search, searchGrouped, shopperOf, type Visit } from '../visitedCatalogue';
import { productOrRefuse, type World } from '../world/world';
import { cartStateOf, checkoutProductsOf, openCart } from './cartLines';
import { fairOf } from './fairOf';

/** Search, browse and details of products in the main shop. */
export function productHandlers(world: World): Handlers {
  /** The range for the cart's products; undefined for the main one. */
  const visitFor = (call: Call, cartType: string | undefined) =>
    world.visitOf(call, { fair: cartType === undefined ? undefined : fairOf(call, cartType, 'cartType').code });
  const productIn = (call: Call, sku: string, showInactive: boolean) =>
    productOrRefuse(world.visitOf(call), sku, showInactive, () => refuse(call, 'notFound', { field: 'sku' }));

  /** Inputs of a product's sheet; 404 if there is no such sheet. The code that writes files is loaded with the first one. */
  function sheetSourceOf(call: CallOf<'getDatasheet'>, exists: typeof hasDatasheet): SheetSource {
    const product = productIn(call, call.params.sku, true);
    const { tenant } = world.visitOf(call);
    const details = detailsFor(tenant, product.sku, call);
    if (!details || !exists(tenant, product.sku)) throw refuse(call, 'notFound', { field: 'sku' });
    return { tenant, language: call.language, now: world.now(), product, details };
  }

  function requestOf(
    call: CallOf<'searchProducts'>,
    options: { readonly withQuery: boolean },
  ): { readonly visit: Visit; readonly request: SearchRequest } {
    const { query, ...browse } = call.body;
    const request: SearchRequest = options.withQuery && query !== undefined ? { ...browse, query } : browse;
    return { visit: visitFor(call, request.filter?.cartType), request };
  }
  /** A request within the essence list: no word about it means all of it. */
  function essentialOf(call: CallOf<'browseEssentialProducts'>): { readonly visit: Visit; readonly request: SearchRequest } {
    customerOf(call);
    const { visit, request } = requestOf(call, { withQuery: true });
    const { essential = 'ALL' } = request.filter ?? {};
    return { visit, request: { ...request, filter: { ...request.filter, essential: essential === 'IGNORE' ? 'ALL' : essential } } };
  }
  return {
    searchProducts: (call) => {
      const { visit, request } = requestOf(call, { withQuery: true });
      return search(visit, request);
    },
    searchProductsV2: (call) => {
      const { visit, request } = requestOf(call, { withQuery: true });
      return searchGrouped(visit, request);
    },
    browseCategories: (call) => {
      const { visit, request } = requestOf(call, { withQuery: false });
      return search(visit, request);
    },
    browseCategoriesV2: (call) => {
      const { visit, request } = requestOf(call, { withQuery: false });
      return searchGrouped(visit, request);
    },
    browseEssentialProducts: (call) => {
      const { visit, request } = essentialOf(call);
      return search(visit, request);
    },
    browseCustomerEssentialProducts: (call) => {
      const { visit, request } = essentialOf(call);
      return searchGrouped(visit, request);
    },
    completeProducts: (call) => {
      return complete(visitFor(call, call.body.filter?.cartType), call.body);
    },
    getProduct: (call) => productIn(call, call.params.sku, call.query.showInactive),
    getProductDetails: (call) => {
      const { sku } = call.params;
      const details = detailsFor(productIn(call, sku, true) && world.visitOf(call).tenant, sku, call);
      if (!details) throw refuse(call, 'notFound', { field: 'sku' });
      return details;
    },
    getSafetyDatasheetAvailability: (call) => {
      const { sku } = productIn(call, call.params.sku, true);
      return { safetyDatasheetAvailable: hasSafetyDatasheet(world.visitOf(call).tenant, sku) };
    },
    getDatasheet: async (call) => {
      const source = sheetSourceOf(call, hasDatasheet);
      return {
        name: fileName('datasheet', call.language, { number: source.product.sku }),
        file: await (await import('../files/datasheet')).datasheetPdf(source),
      };
    },
    getSafetyDatasheet: async (call) => {
      const source = sheetSourceOf(call, hasSafetyDatasheet);
      return {
        name: fileName('safetyDatasheet', call.language, { number: source.product.sku }),
        file: await (await import('../files/datasheet')).safetyDatasheetPdf(source),
      };
    },
    listRecommendations: (call) => {
      const { sku } = productIn(call, call.params.sku, true);
      const visit = world.visitOf(call);
      return visit.isEmpty ? [] : recommendationsFor(visit.tenant, sku, shopperOf(visit));
    },
    listPromotedProductsForCart: (call) => {
      const visit = world.visitOf(call);
      if (visit.isEmpty) return [];
      const items = visit.customer ? cartStateOf(world, openCart(world, call, undefined)).items : [];
      return promotedForCart(
        visit.tenant,
        items.map(({ sku }) => sku),
        shopperOf(visit),
      );
    },
    listGroupedProducts: (call) => {
      const { sku, showInactive } = call.query;
      return groupByCategory(productsOf(world.visitOf(call), sku, showInactive));
    },
    getProductsBySku: (call) => {
      const { sku, showInactive, cartType } = call.query;
      return productsOf(visitFor(call, cartType), sku, showInactive);
    },
    findProductsBySku: (call) => {
      const { showInactive, cartType } = call.query;
      return productsOf(visitFor(call, cartType), call.body, showInactive);
    },
    findCheckoutProductsBySku: (call) => {
      const { cartType } = call.query;
      const cart = openCart(world, call, cartType === undefined ? undefined : fairOf(call, cartType, 'cartType').code);
      return checkoutProductsOf(world, cart, call.body);
    },
    findSuppliers: (call) => suppliersOf(call.body.supplierIds),
  };
}
