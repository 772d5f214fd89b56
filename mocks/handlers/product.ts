import type { SearchRequest } from '../../src/gen/models';
import { type Call, type CallOf, customerOf, refuse } from '../call';
import { fileName } from '../files/fileName';
import type { Handlers } from '../respond';
import { groupByCategory } from '../catalogue/categoryGroups';
import { hasDatasheet, hasSafetyDatasheet } from '../catalogue/datasheets';
import { detailsFor } from '../catalogue/details';
import { promotedForCart, recommendationsFor } from '../catalogue/recommendations';
import { suppliersOf } from '../catalogue/suppliers';
import type { SheetSource } from '../files/datasheet';
import { complete, productsOf, search, searchGrouped, viewerOf, type View } from '../viewedCatalogue';
import { productOrRefuse, type World } from '../world/world';
import { cartStateOf, checkoutProductsOf, openCart } from './cartLines';
import { fairOf } from './fairOf';

/** Search, browse and details of products in the main shop. */
export function productHandlers(world: World): Handlers {
  /** How the products are seen that are meant for a cart; undefined for the main one. */
  const viewFor = (call: Call, cartType: string | undefined) =>
    world.viewOf(call, { fair: cartType === undefined ? undefined : fairOf(call, cartType, 'cartType').code });
  const productIn = (call: Call, sku: string, showInactive: boolean) =>
    productOrRefuse(world.viewOf(call), sku, showInactive, () => refuse(call, 'notFound', { field: 'sku' }));

  /** What a sheet of the called product is made of; 404 where there is no such sheet. What writes files is loaded with the first one. */
  function sheetSourceOf(call: CallOf<'getDatasheet'>, exists: typeof hasDatasheet): SheetSource {
    const product = productIn(call, call.params.sku, true);
    const { tenant } = world.viewOf(call);
    const details = detailsFor(tenant, product.sku, call);
    if (!details || !exists(tenant, product.sku)) throw refuse(call, 'notFound', { field: 'sku' });
    return { tenant, language: call.language, now: world.now(), product, details };
  }

  function requestOf(
    call: CallOf<'searchProducts'>,
    options: { readonly withQuery: boolean },
  ): { readonly view: View; readonly request: SearchRequest } {
    const { query, ...browse } = call.body;
    const request: SearchRequest = options.withQuery && query !== undefined ? { ...browse, query } : browse;
    return { view: viewFor(call, request.filter?.cartType), request };
  }
  /** A request within the essence list: no word about it means all of it. */
  function essentialOf(call: CallOf<'browseEssentialProducts'>): { readonly view: View; readonly request: SearchRequest } {
    customerOf(call);
    const { view, request } = requestOf(call, { withQuery: true });
    const { essential = 'ALL' } = request.filter ?? {};
    return { view, request: { ...request, filter: { ...request.filter, essential: essential === 'IGNORE' ? 'ALL' : essential } } };
  }
  return {
    searchProducts: (call) => {
      const { view, request } = requestOf(call, { withQuery: true });
      return search(view, request);
    },
    searchProductsV2: (call) => {
      const { view, request } = requestOf(call, { withQuery: true });
      return searchGrouped(view, request);
    },
    browseCategories: (call) => {
      const { view, request } = requestOf(call, { withQuery: false });
      return search(view, request);
    },
    browseCategoriesV2: (call) => {
      const { view, request } = requestOf(call, { withQuery: false });
      return searchGrouped(view, request);
    },
    browseEssentialProducts: (call) => {
      const { view, request } = essentialOf(call);
      return search(view, request);
    },
    browseCustomerEssentialProducts: (call) => {
      const { view, request } = essentialOf(call);
      return searchGrouped(view, request);
    },
    completeProducts: (call) => {
      return complete(viewFor(call, call.body.filter?.cartType), call.body);
    },
    getProduct: (call) => productIn(call, call.params.sku, call.query.showInactive),
    getProductDetails: (call) => {
      const { sku } = call.params;
      const details = detailsFor(productIn(call, sku, true) && world.viewOf(call).tenant, sku, call);
      if (!details) throw refuse(call, 'notFound', { field: 'sku' });
      return details;
    },
    getSafetyDatasheetAvailability: (call) => {
      const { sku } = productIn(call, call.params.sku, true);
      return { safetyDatasheetAvailable: hasSafetyDatasheet(world.viewOf(call).tenant, sku) };
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
      const view = world.viewOf(call);
      return view.isEmpty ? [] : recommendationsFor(view.tenant, sku, viewerOf(view));
    },
    listPromotedProductsForCart: (call) => {
      const view = world.viewOf(call);
      if (view.isEmpty) return [];
      const items = view.customer ? cartStateOf(world, openCart(world, call, undefined)).items : [];
      return promotedForCart(
        view.tenant,
        items.map(({ sku }) => sku),
        viewerOf(view),
      );
    },
    listGroupedProducts: (call) => {
      const { sku, showInactive } = call.query;
      return groupByCategory(productsOf(world.viewOf(call), sku, showInactive));
    },
    getProductsBySku: (call) => {
      const { sku, showInactive, cartType } = call.query;
      return productsOf(viewFor(call, cartType), sku, showInactive);
    },
    findProductsBySku: (call) => {
      const { showInactive, cartType } = call.query;
      return productsOf(viewFor(call, cartType), call.body, showInactive);
    },
    findCheckoutProductsBySku: (call) => {
      const { cartType } = call.query;
      const cart = openCart(world, call, cartType === undefined ? undefined : fairOf(call, cartType, 'cartType').code);
      return checkoutProductsOf(world, cart, call.body);
    },
    findSuppliers: (call) => suppliersOf(call.body.supplierIds),
  };
}
