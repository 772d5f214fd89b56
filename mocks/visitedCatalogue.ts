import type { Completion, CompletionRequest, Nara, Product, SearchRequest } from '#gen/models/index.ts';
import type { LocalDate } from '#domain/text/calendar.ts';
import type { Language } from './language';
import type { TenantCode } from '#domain/customer/tenant.ts';
import { completeQuery } from './catalogue/completion';
import { exampleSkus } from './catalogue/examples';
import { categoryIdOf, departments } from './catalogue/families';
import { naraFor } from './catalogue/naras';
import { isFound, productFor } from './catalogue/product';
import { assortmentSample } from './catalogue/recommendations';
import { searchProducts, searchProductsGrouped } from './catalogue/search';
import type { Shopper } from './catalogue/shopper';
import { beer, spirits } from './catalogue/vocabulary/alcohol';
import { wine } from './catalogue/vocabulary/wine';
import { hashOf } from './seededRandom';
import { toRestriction, type CustomerRecord } from './world/customers';
import type { EssenceList } from './world/essence';
import { findFair } from './world/fairs';

/** User and shop of a call, as far as they decide on the range in its answer. */
export interface Visit {
  readonly tenant: TenantCode;
  /** The customer whose prices and restriction hold; undefined for a visitor, who sees no prices. */
  readonly customer: CustomerRecord | undefined;
  /** The customer's essence list; undefined for a visitor. */
  readonly essence: EssenceList | undefined;
  readonly language: Language;
  /** Code of the fair whose range and prices hold. */
  readonly fair: string | undefined;
  /** True if the user sees expected bonuses. */
  readonly seesBonuses: boolean;
  readonly today: LocalDate;
  /** True if every list is empty. */
  readonly isEmpty: boolean;
  /** True if the user may see prices. Products contain them in any case: they are removed from the answer. */
  readonly seesPrices: boolean;
}

/** The categories with alcohol, which a catalogue restriction takes out. */
export const alcoholCategories: readonly string[] = [beer, wine, spirits].map((department) =>
  categoryIdOf(departments.indexOf(department)),
);

/** A visit as the catalogue takes it. */
export function shopperOf({ customer, essence, language, fair, today, seesBonuses }: Visit): Shopper {
  return {
    language,
    today,
    customerId: customer?.customerId,
    fairCode: fair,
    fairDiscountFactor: fair === undefined ? undefined : findFair(fair)?.discountFactor,
    seesBonuses,
    ...(customer && customer.restriction !== 'none' && { restriction: toRestriction(customer, language, alcoholCategories) }),
    ...(essence && {
      essenceOf: (sku: string) => {
        if (!essence.has(sku)) return undefined;
        if (essence.isAdded(sku)) return 'favorite';
        return essence.isShown(sku) ? 'shown' : 'hidden';
      },
    }),
  };
}

/** True if a product is sold, now or soon. */
function isSold({ shopAvailability }: Product): boolean {
  return shopAvailability.status === 'ACTIVE' || shopAvailability.status === 'AVAILABLE_SOON';
}

/** A product as it is seen; undefined when it is unknown, restricted, not in the fair or, unless those are wanted too, inactive. */
export function productOf(visit: Visit, sku: string, showInactive: boolean): Product | undefined {
  const shopper = shopperOf(visit);
  if (!isFound(visit.tenant, sku, shopper)) return undefined;
  const product = productFor(visit.tenant, sku, shopper);
  return product && (showInactive || isSold(product)) ? product : undefined;
}

/** Products of numbers in the order of the numbers; those that aren't seen are left out. */
export function productsOf(visit: Visit, skus: readonly string[], showInactive: boolean): Product[] {
  return skus.map((sku) => productOf(visit, sku, showInactive)).filter((product) => product !== undefined);
}

/** No product is in it. */
const nowhere = 'nowhere';

/** A search as it is answered to the user who asks: kinds of price neither filter nor sort for those who may not see prices. */
export function admitted(visit: Visit, { filter, sortBy, ...request }: SearchRequest): SearchRequest {
  const { prices, ...rest } = filter ?? {};
  return {
    ...request,
    filter: { ...rest, ...(prices && visit.seesPrices && { prices }), ...(visit.isEmpty && { categoryId: nowhere }) },
    ...(sortBy && (visit.seesPrices || sortBy !== 'PRICE') && { sortBy }),
  };
}

/** Searches or, without a query, browses. */
export function search(visit: Visit, request: SearchRequest) {
  return searchProducts(visit.tenant, admitted(visit, request), shopperOf(visit));
}

/** Searches or, without a query, browses; grouped by category. */
export function searchGrouped(visit: Visit, request: SearchRequest) {
  return searchProductsGrouped(visit.tenant, admitted(visit, request), shopperOf(visit));
}

/** Suggestions while typing. */
export function complete(visit: Visit, request: CompletionRequest): Completion {
  return visit.isEmpty
    ? { terms: [], categories: [], products: [] }
    : completeQuery(visit.tenant, { ...admitted(visit, request), query: request.query }, shopperOf(visit));
}

/** Free goods of products; products without any are left out. */
export function narasOf(visit: Visit, skus: readonly string[]): Nara[] {
  const shopper = shopperOf(visit);
  return skus.map((sku) => naraFor(visit.tenant, sku, shopper)).filter((nara) => nara !== undefined);
}

/** Products that a customer usually buys, always the same, named in German. */
export function assortmentOf(customer: CustomerRecord, count: number, today: LocalDate): Product[] {
  return productsOf(
    pastVisit(customer, today),
    assortmentSample(customer.tenant, hashOf(`assortment/${customer.customerId}`), count),
    true,
  );
}

/** Products that a customer has bought and that are no longer delivered, named in German. */
export function formerProductsOf(customer: CustomerRecord, today: LocalDate): Product[] {
  return productsOf(pastVisit(customer, today), [exampleSkus.inactive, exampleSkus.removed], true);
}

/** The range as a customer saw it in the past. */
function pastVisit(customer: CustomerRecord, today: LocalDate): Visit {
  return {
    tenant: customer.tenant,
    // A customer restricted to the essence list has one because of earlier purchases.
    customer: customer.restriction === 'essenceOnly' ? { ...customer, restriction: 'none' } : customer,
    essence: undefined,
    language: 'de',
    fair: undefined,
    today,
    isEmpty: false,
    seesPrices: true,
    seesBonuses: false,
  };
}
