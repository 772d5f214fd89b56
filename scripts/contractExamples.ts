import type { OperationId } from '../mocks/contract/operations';

type Known = Readonly<Record<string, string | undefined>>;

const search = ({ customerId }: Known) => ({ query: '', page: 0, size: 50, customerId, filter: {} });
const skus = ({ sku }: Known) => [sku];

/** A small, harmless body for each POST that only reads. */
export const exampleBodies: Partial<Record<OperationId, (known: Known) => unknown>> = {
  searchProducts: search,
  searchProductsV2: search,
  browseCategories: search,
  browseCategoriesV2: search,
  browseEssentialProducts: search,
  browseCustomerEssentialProducts: search,
  searchSubshopProducts: search,
  searchOnlineFairProducts: search,
  browseSubshopCategories: search,
  browseOnlineFairCategories: search,
  browseQuantityHistory: () => ({}),
  searchFairPromotions: search,
  completeProducts: () => ({ query: 'reis', filter: {} }),
  completeSubshopProducts: () => ({ query: 'reis', filter: {} }),
  findProductsBySku: skus,
  findCheckoutProductsBySku: skus,
  findSuppliers: () => ({ supplierIds: [] }),
  getInventoryDetails: () => ({}),
  getOrderTemplateDetails: () => ({}),
  listFairPromotionCategories: () => ({}),
  findDynamicPage: () => ({ fullSlug: 'home' }),
  getJob: () => ({ jobPath: 'jobs' }),
  listPromotionCategories: () => ({}),
  searchPromotions: search,
  suggestSearchTerms: () => ({ shopInfo: { tenant: 'AL', language: 'de' }, term: 'reis' }),
};
