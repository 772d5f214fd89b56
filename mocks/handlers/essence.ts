import {
  getGetAllergensExcelMockHandler,
  getGetEssenceListPdfMockHandler,
  getGetEssencePeriodMockHandler,
  getListEssenceVisibilitiesMockHandler,
  getListRecentEssenceItemsMockHandler,
  getListRecentEssenceItemsOfProductMockHandler,
  getSetEssencePeriodMockHandler,
  getSetEssenceVisibilityMockHandler,
} from '../../src/gen/essence/essence.msw';
import type {
  ListEssenceVisibilitiesQueryParams,
  ListRecentEssenceItemsOfProductParams,
  ListRecentEssenceItemsQueryParams,
  SetEssencePeriodBody,
  SetEssenceVisibilityParams,
} from '../../src/gen/zod/essence/essence.zod';
import type { ProductGrouping } from '../../src/gen/models';
import { bodyOf, type Call, callOf, customerOf, nameFile, paramsOf, queryOf, refuse, seesCrossTenantId } from '../call';
import { groupByCategory } from '../catalogue/categoryGroups';
import { customerKey, type EssenceState } from '../state/state';
import { productsOf } from '../viewedCatalogue';
import { defaultEssenceDays, recentItemsOf, setVisibility, visibilityOf } from '../world/essence';
import { labelProductOf } from '../world/labels';
import { productOrRefuse, type World } from '../world/world';

/** The essence list: its period, what is shown and hidden, and recent purchases. */
export function essenceHandlers(world: World) {
  function toChange(call: Call): EssenceState {
    const customer = customerOf(call);
    return (world.state().essence[customerKey(customer.tenant, customer.customerId)] ??= structuredClone(world.essenceStateOf(customer)));
  }
  function periodOf(call: Call) {
    return { showEssenceForDays: world.essenceStateOf(customerOf(call)).showEssenceForDays ?? defaultEssenceDays };
  }
  function recent(call: Call, skus: readonly string[]) {
    const customer = customerOf(call);
    return recentItemsOf(customer, world.ordersOf(customer), world.essenceStateOf(customer), skus, world.today());
  }
  /** The products that the list shows, by category. */
  function shown(call: Call): ProductGrouping[] {
    const customer = customerOf(call);
    const view = world.viewOf(call);
    const list = world.essenceOf(customer);
    return view.isEmpty
      ? []
      : groupByCategory(
          productsOf(
            view,
            list.skus.filter((sku) => list.isShown(sku)),
            true,
          ),
        );
  }
  return {
    getEssencePeriod: getGetEssencePeriodMockHandler((info) => periodOf(callOf(info))),
    setEssencePeriod: getSetEssencePeriodMockHandler((info) => {
      const call = callOf(info);
      toChange(call).showEssenceForDays = bodyOf<typeof SetEssencePeriodBody>(call).showEssenceForDays;
      return periodOf(call);
    }),
    getAllergensExcel: getGetAllergensExcelMockHandler(async (info) => {
      const call = callOf(info);
      const products = shown(call).flatMap((group) => group.products);
      nameFile(call, 'allergens', { date: world.today() });
      const { allergenWorkbook } = await import('../files/productLists');
      return allergenWorkbook({
        language: call.language,
        products,
        numberOf: ({ sku, crossTenantProductId }) => (seesCrossTenantId(call) ? crossTenantProductId : undefined) ?? sku,
      });
    }),
    getEssenceListPdf: getGetEssenceListPdfMockHandler(async (info) => {
      const call = callOf(info);
      const { tenant, seesPrices } = world.viewOf(call);
      const groups = shown(call).map(({ category, products }) => ({
        heading: category.name,
        products: products.map((product) => labelProductOf(product, seesCrossTenantId(call))),
      }));
      nameFile(call, 'essence', { date: world.today() });
      const { essenceListPdf } = await import('../files/productLists');
      return essenceListPdf({
        tenant,
        language: call.language,
        now: world.now(),
        customerName: customerOf(call).displayName,
        showsPrices: seesPrices,
        groups,
      });
    }),
    listEssenceVisibilities: getListEssenceVisibilitiesMockHandler((info) => {
      const call = callOf(info);
      const list = world.essenceOf(customerOf(call));
      return queryOf<typeof ListEssenceVisibilitiesQueryParams>(call).sku.map((sku) => visibilityOf(list, sku));
    }),
    setEssenceVisibility: getSetEssenceVisibilityMockHandler((info) => {
      const call = callOf(info);
      const { sku, visible } = paramsOf<typeof SetEssenceVisibilityParams>(call);
      const product = productOrRefuse(world.viewOf(call), sku, true, () => refuse(call, 'notFound', { field: 'sku' }));
      if (product.isAvailableForEssence === false) throw refuse(call, 'notForEssence', { field: 'sku' });
      setVisibility(toChange(call), world.essenceOf(customerOf(call)), sku, visible);
      return visibilityOf(world.essenceOf(customerOf(call)), sku);
    }),
    listRecentEssenceItemsOfProduct: getListRecentEssenceItemsOfProductMockHandler((info) => {
      const call = callOf(info);
      return recent(call, [paramsOf<typeof ListRecentEssenceItemsOfProductParams>(call).sku]);
    }),
    listRecentEssenceItems: getListRecentEssenceItemsMockHandler((info) => {
      const call = callOf(info);
      return recent(call, queryOf<typeof ListRecentEssenceItemsQueryParams>(call).skus);
    }),
  };
}
