import {
  getGetEssencePeriodMockHandler, getListEssenceVisibilitiesMockHandler, getListRecentEssenceItemsMockHandler,
  getListRecentEssenceItemsOfProductMockHandler, getSetEssencePeriodMockHandler, getSetEssenceVisibilityMockHandler,
} from '../../src/gen/essence/essence.msw';
import type {
  ListEssenceVisibilitiesQueryParams, ListRecentEssenceItemsOfProductParams, ListRecentEssenceItemsQueryParams, SetEssencePeriodBody,
  SetEssenceVisibilityParams,
} from '../../src/gen/zod/essence/essence.zod';
import { bodyOf, callOf, customerOf, paramsOf, queryOf, refuse, type Call } from '../call';
import { customerKey, type EssenceState } from '../state/state';
import { defaultEssenceDays, recentItemsOf, setVisibility, untouchedEssence, visibilityOf } from '../world/essence';
import { productOrRefuse, type World } from '../world/world';

/** The essence list: its period, what is shown and hidden, and recent purchases. */
export function essenceHandlers(world: World) {
  function toChange(call: Call): EssenceState {
    const { tenant, customerId } = customerOf(call);
    return (world.state().essence[customerKey(tenant, customerId)] ??= untouchedEssence());
  }
  function periodOf(call: Call) {
    return { showEssenceForDays: world.essenceStateOf(customerOf(call)).showEssenceForDays ?? defaultEssenceDays };
  }
  function recent(call: Call, skus: readonly string[]) {
    const customer = customerOf(call);
    return recentItemsOf(customer, world.ordersOf(customer), world.essenceStateOf(customer), skus, world.today());
  }
  return {
    getEssencePeriod: getGetEssencePeriodMockHandler((info) => periodOf(callOf(info))),
    setEssencePeriod: getSetEssencePeriodMockHandler((info) => {
      const call = callOf(info);
      toChange(call).showEssenceForDays = bodyOf<typeof SetEssencePeriodBody>(call).showEssenceForDays;
      return periodOf(call);
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
