import {
  getBrowseCategoriesMockHandler,
  getBrowseCategoriesV2MockHandler,
  getBrowseCustomerEssentialProductsMockHandler,
  getBrowseEssentialProductsMockHandler,
  getCompleteProductsMockHandler,
  getFindCheckoutProductsBySkuMockHandler,
  getFindProductsBySkuMockHandler,
  getFindSuppliersMockHandler,
  getGetDatasheetMockHandler,
  getGetProductDetailsMockHandler,
  getGetProductMockHandler,
  getGetProductsBySkuMockHandler,
  getGetSafetyDatasheetAvailabilityMockHandler,
  getGetSafetyDatasheetMockHandler,
  getListGroupedProductsMockHandler,
  getListPromotedProductsForCartMockHandler,
  getListRecommendationsMockHandler,
  getSearchProductsMockHandler,
  getSearchProductsV2MockHandler,
} from '../../src/gen/product/product.msw';
import type { SearchRequest } from '../../src/gen/models';
import type {
  CompleteProductsBody,
  FindCheckoutProductsBySkuBody,
  FindCheckoutProductsBySkuQueryParams,
  FindProductsBySkuBody,
  FindProductsBySkuQueryParams,
  FindSuppliersBody,
  GetProductDetailsParams,
  GetProductParams,
  GetProductQueryParams,
  GetProductsBySkuQueryParams,
  ListGroupedProductsQueryParams,
  ListRecommendationsParams,
  SearchProductsBody,
} from '../../src/gen/zod/product/product.zod';
import { bodyOf, callOf, customerOf, nameFile, paramsOf, queryOf, refuse, type Call } from '../call';
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
export function productHandlers(world: World) {
  /** How the products are seen that are meant for a cart; undefined for the main one. */
  const viewFor = (call: Call, cartType: string | undefined) =>
    world.viewOf(call, { fair: cartType === undefined ? undefined : fairOf(call, cartType, 'cartType').code });
  const productIn = (call: Call, sku: string, showInactive: boolean) =>
    productOrRefuse(world.viewOf(call), sku, showInactive, () => refuse(call, 'notFound', { field: 'sku' }));

  /** What a sheet of the called product is made of; 404 where there is no such sheet. What writes files is loaded with the first one. */
  function sheetSourceOf(call: Call, exists: typeof hasDatasheet): SheetSource {
    const product = productIn(call, paramsOf<typeof GetProductDetailsParams>(call).sku, true);
    const { tenant } = world.viewOf(call);
    const details = detailsFor(tenant, product.sku, call);
    if (!details || !exists(tenant, product.sku)) throw refuse(call, 'notFound', { field: 'sku' });
    return { tenant, language: call.language, now: world.now(), product, details };
  }

  function requestOf(call: Call, options: { readonly withQuery: boolean }): { readonly view: View; readonly request: SearchRequest } {
    const { query, ...browse } = bodyOf<typeof SearchProductsBody>(call);
    const request: SearchRequest = options.withQuery && query !== undefined ? { ...browse, query } : browse;
    return { view: viewFor(call, request.filter?.cartType), request };
  }
  /** A request within the essence list: no word about it means all of it. */
  function essentialOf(call: Call): { readonly view: View; readonly request: SearchRequest } {
    customerOf(call);
    const { view, request } = requestOf(call, { withQuery: true });
    const { essential = 'ALL' } = request.filter ?? {};
    return { view, request: { ...request, filter: { ...request.filter, essential: essential === 'IGNORE' ? 'ALL' : essential } } };
  }
  return {
    searchProducts: getSearchProductsMockHandler((info) => {
      const { view, request } = requestOf(callOf(info), { withQuery: true });
      return search(view, request);
    }),
    searchProductsV2: getSearchProductsV2MockHandler((info) => {
      const { view, request } = requestOf(callOf(info), { withQuery: true });
      return searchGrouped(view, request);
    }),
    browseCategories: getBrowseCategoriesMockHandler((info) => {
      const { view, request } = requestOf(callOf(info), { withQuery: false });
      return search(view, request);
    }),
    browseCategoriesV2: getBrowseCategoriesV2MockHandler((info) => {
      const { view, request } = requestOf(callOf(info), { withQuery: false });
      return searchGrouped(view, request);
    }),
    browseEssentialProducts: getBrowseEssentialProductsMockHandler((info) => {
      const { view, request } = essentialOf(callOf(info));
      return search(view, request);
    }),
    browseCustomerEssentialProducts: getBrowseCustomerEssentialProductsMockHandler((info) => {
      const { view, request } = essentialOf(callOf(info));
      return searchGrouped(view, request);
    }),
    completeProducts: getCompleteProductsMockHandler((info) => {
      const call = callOf(info);
      const request = bodyOf<typeof CompleteProductsBody>(call);
      return complete(viewFor(call, request.filter?.cartType), request);
    }),
    getProduct: getGetProductMockHandler((info) => {
      const call = callOf(info);
      return productIn(call, paramsOf<typeof GetProductParams>(call).sku, queryOf<typeof GetProductQueryParams>(call).showInactive);
    }),
    getProductDetails: getGetProductDetailsMockHandler((info) => {
      const call = callOf(info);
      const { sku } = paramsOf<typeof GetProductDetailsParams>(call);
      const details = detailsFor(productIn(call, sku, true) && world.viewOf(call).tenant, sku, call);
      if (!details) throw refuse(call, 'notFound', { field: 'sku' });
      return details;
    }),
    getSafetyDatasheetAvailability: getGetSafetyDatasheetAvailabilityMockHandler((info) => {
      const call = callOf(info);
      const { sku } = productIn(call, paramsOf<typeof GetProductDetailsParams>(call).sku, true);
      return { safetyDatasheetAvailable: hasSafetyDatasheet(world.viewOf(call).tenant, sku) };
    }),
    getDatasheet: getGetDatasheetMockHandler(async (info) => {
      const call = callOf(info);
      const source = sheetSourceOf(call, hasDatasheet);
      nameFile(call, 'datasheet', { number: source.product.sku });
      return (await import('../files/datasheet')).datasheetPdf(source);
    }),
    getSafetyDatasheet: getGetSafetyDatasheetMockHandler(async (info) => {
      const call = callOf(info);
      const source = sheetSourceOf(call, hasSafetyDatasheet);
      nameFile(call, 'safetyDatasheet', { number: source.product.sku });
      return (await import('../files/datasheet')).safetyDatasheetPdf(source);
    }),
    listRecommendations: getListRecommendationsMockHandler((info) => {
      const call = callOf(info);
      const { sku } = productIn(call, paramsOf<typeof ListRecommendationsParams>(call).sku, true);
      const view = world.viewOf(call);
      return view.isEmpty ? [] : recommendationsFor(view.tenant, sku, viewerOf(view));
    }),
    listPromotedProductsForCart: getListPromotedProductsForCartMockHandler((info) => {
      const call = callOf(info);
      const view = world.viewOf(call);
      if (view.isEmpty) return [];
      const items = view.customer ? cartStateOf(world, openCart(world, call, undefined)).items : [];
      return promotedForCart(
        view.tenant,
        items.map(({ sku }) => sku),
        viewerOf(view),
      );
    }),
    listGroupedProducts: getListGroupedProductsMockHandler((info) => {
      const call = callOf(info);
      const { sku, showInactive } = queryOf<typeof ListGroupedProductsQueryParams>(call);
      return groupByCategory(productsOf(world.viewOf(call), sku, showInactive));
    }),
    getProductsBySku: getGetProductsBySkuMockHandler((info) => {
      const call = callOf(info);
      const { sku, showInactive, cartType } = queryOf<typeof GetProductsBySkuQueryParams>(call);
      return productsOf(viewFor(call, cartType), sku, showInactive);
    }),
    findProductsBySku: getFindProductsBySkuMockHandler((info) => {
      const call = callOf(info);
      const { showInactive, cartType } = queryOf<typeof FindProductsBySkuQueryParams>(call);
      return productsOf(viewFor(call, cartType), bodyOf<typeof FindProductsBySkuBody>(call), showInactive);
    }),
    findCheckoutProductsBySku: getFindCheckoutProductsBySkuMockHandler((info) => {
      const call = callOf(info);
      const { cartType } = queryOf<typeof FindCheckoutProductsBySkuQueryParams>(call);
      const cart = openCart(world, call, cartType === undefined ? undefined : fairOf(call, cartType, 'cartType').code);
      return checkoutProductsOf(world, cart, bodyOf<typeof FindCheckoutProductsBySkuBody>(call));
    }),
    findSuppliers: getFindSuppliersMockHandler((info) => suppliersOf(bodyOf<typeof FindSuppliersBody>(callOf(info)).supplierIds)),
  };
}
