import { cartHandlers } from './handlers/cart';
import { cmsHandlers } from './handlers/cms';
import { companionOrderHandlers } from './handlers/companionOrder';
import { contentFormHandlers } from './handlers/contentForm';
import { customerHandlers } from './handlers/customer';
import { essenceHandlers } from './handlers/essence';
import { fairHandlers } from './handlers/fair';
import { inventoryHandlers } from './handlers/inventory';
import { labelHandlers } from './handlers/label';
import { notificationHandlers } from './handlers/notification';
import { orderHandlers } from './handlers/order';
import { orderTemplateHandlers } from './handlers/orderTemplate';
import { productHandlers } from './handlers/product';
import { receiptHandlers } from './handlers/receipt';
import { searchAnalyticsHandlers } from './handlers/searchAnalytics';
import { subshopCartHandlers } from './handlers/subshopCart';
import { subshopProductHandlers } from './handlers/subshopProduct';
import { userHandlers } from './handlers/user';
import type { Handlers } from './respond';
import type { World } from './world/world';

/** The answers of all calls with behaviour. */
export function handlersOf(world: World): Handlers {
  return {
    ...cartHandlers(world),
    ...cmsHandlers(world),
    ...companionOrderHandlers(world),
    ...contentFormHandlers(world),
    ...customerHandlers(world),
    ...essenceHandlers(world),
    ...fairHandlers(world),
    ...inventoryHandlers(world),
    ...labelHandlers(world),
    ...notificationHandlers(world),
    ...orderHandlers(world),
    ...orderTemplateHandlers(world),
    ...productHandlers(world),
    ...receiptHandlers(world),
    ...searchAnalyticsHandlers(),
    ...subshopCartHandlers(world),
    ...subshopProductHandlers(world),
    ...userHandlers(world),
  };
}
