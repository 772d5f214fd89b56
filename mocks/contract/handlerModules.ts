// Written from openapi/ by `npm run gen`.
import * as cart from '#gen/cart/cart.msw.ts';
import * as cms from '#gen/cms/cms.msw.ts';
import * as customer from '#gen/customer/customer.msw.ts';
import * as essence from '#gen/essence/essence.msw.ts';
import * as fair from '#gen/fair/fair.msw.ts';
import * as inventory from '#gen/inventory/inventory.msw.ts';
import * as label from '#gen/label/label.msw.ts';
import * as notification from '#gen/notification/notification.msw.ts';
import * as order from '#gen/order/order.msw.ts';
import * as orderTemplate from '#gen/order-template/order-template.msw.ts';
import * as product from '#gen/product/product.msw.ts';
import * as receipt from '#gen/receipt/receipt.msw.ts';
import * as searchAnalytics from '#gen/klevu/search-analytics/search-analytics.msw.ts';
import * as subshopCart from '#gen/subshop-cart/subshop-cart.msw.ts';
import * as subshopProduct from '#gen/subshop-product/subshop-product.msw.ts';
import * as tracking from '#gen/tracking/tracking.msw.ts';
import * as user from '#gen/user/user.msw.ts';
import * as userSession from '#gen/user-session/user-session.msw.ts';

/** The generated handlers and answers of all calls, by their names. */
export const handlerModules = {
  ...cart,
  ...cms,
  ...customer,
  ...essence,
  ...fair,
  ...inventory,
  ...label,
  ...notification,
  ...order,
  ...orderTemplate,
  ...product,
  ...receipt,
  ...searchAnalytics,
  ...subshopCart,
  ...subshopProduct,
  ...tracking,
  ...user,
  ...userSession,
};
