import type { ProductGrouping, RecentEssenceItem } from '#gen/models/index.ts';
import { type Call, customerOf, customersOf, refuse, seesCrossTenantId } from '../call';
import { fileName } from '../files/fileName';
import type { Handlers } from '../respond';
import { groupByCategory } from '../catalogue/categoryGroups';
import { customerKey, type EssenceState } from '../state/state';
import { productsOf } from '../visitedCatalogue';
import type { CustomerRecord } from '../world/customers';
import { defaultEssenceDays, recentItemsOf, setVisibility, visibilityOf } from '../world/essence';
import { labelProductOf } from '../world/labels';
import { productOrRefuse, type World } from '../world/world';

/** The essence list: its period, shown and hidden products, and recent purchases. */
export function essenceHandlers(world: World): Handlers {
  function toChange(call: Call): EssenceState {
    const customer = customerOf(call);
    return (world.state().essence[customerKey(customer.tenant, customer.customerId)] ??= structuredClone(world.essenceStateOf(customer)));
  }
  function periodOf(call: Call) {
    return { showEssenceForDays: world.essenceStateOf(customerOf(call)).showEssenceForDays ?? defaultEssenceDays };
  }
  function recentOf(customer: CustomerRecord, skus: readonly string[]): RecentEssenceItem[] {
    return recentItemsOf(customer, world.ordersOf(customer), world.essenceStateOf(customer), skus, world.today());
  }
  /** The products that the list shows, by category. */
  function shown(call: Call): ProductGrouping[] {
    const customer = customerOf(call);
    const visit = world.visitOf(call);
    const list = world.essenceOf(customer);
    return visit.isEmpty
      ? []
      : groupByCategory(
          productsOf(
            visit,
            list.skus.filter((sku) => list.isShown(sku)),
            true,
          ),
        );
  }
  return {
    getEssencePeriod: periodOf,
    setEssencePeriod: (call) => {
      toChange(call).showEssenceForDays = call.body.showEssenceForDays;
      return periodOf(call);
    },
    getAllergensExcel: async (call) => {
      const products = shown(call).flatMap((group) => group.products);
      const { allergenWorkbook } = await import('../files/productLists');
      return {
        name: fileName('allergens', call.language, { date: world.today() }),
        file: await allergenWorkbook({
          language: call.language,
          products,
          numberOf: ({ sku, crossTenantProductId }) => (seesCrossTenantId(call) ? crossTenantProductId : undefined) ?? sku,
        }),
      };
    },
    getEssenceListPdf: async (call) => {
      const { tenant, seesPrices } = world.visitOf(call);
      const groups = shown(call).map(({ category, products }) => ({
        heading: category.name,
        products: products.map((product) => labelProductOf(product, seesCrossTenantId(call))),
      }));
      const { essenceListPdf } = await import('../files/productLists');
      return {
        name: fileName('essence', call.language, { date: world.today() }),
        file: await essenceListPdf({
          tenant,
          language: call.language,
          now: world.now(),
          customerName: customerOf(call).displayName,
          showsPrices: seesPrices,
          groups,
        }),
      };
    },
    listEssenceVisibilities: (call) => {
      const list = world.essenceOf(customerOf(call));
      return call.query.sku.map((sku) => visibilityOf(list, sku));
    },
    setEssenceVisibility: (call) => {
      const { sku, visible } = call.params;
      const product = productOrRefuse(world.visitOf(call), sku, true, () => refuse(call, 'notFound', { field: 'sku' }));
      if (product.isAvailableForEssence === false) throw refuse(call, 'notForEssence', { field: 'sku' });
      setVisibility(toChange(call), world.essenceOf(customerOf(call)), sku, visible);
      return visibilityOf(world.essenceOf(customerOf(call)), sku);
    },
    listRecentEssenceItemsOfProduct: (call) => recentOf(customerOf(call), [call.params.sku]),
    // C names only the skus: without a customer they are asked for all that the user may act for.
    listRecentEssenceItems: (call) =>
      (call.query.customerId === undefined ? customersOf(call) : [customerOf(call)]).flatMap((customer) =>
        recentOf(customer, call.query.skus),
      ),
  };
}
