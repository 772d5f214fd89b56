// Written from openapi/ by `npm run gen`.
import * as cart from '../../src/gen/cart/cart.msw';
import * as cms from '../../src/gen/cms/cms.msw';
import * as customer from '../../src/gen/customer/customer.msw';
import * as essence from '../../src/gen/essence/essence.msw';
import * as fair from '../../src/gen/fair/fair.msw';
import * as inventory from '../../src/gen/inventory/inventory.msw';
import * as label from '../../src/gen/label/label.msw';
import * as notification from '../../src/gen/notification/notification.msw';
import * as order from '../../src/gen/order/order.msw';
import * as orderTemplate from '../../src/gen/order-template/order-template.msw';
import * as product from '../../src/gen/product/product.msw';
import * as receipt from '../../src/gen/receipt/receipt.msw';
import * as searchAnalytics from '../../src/gen/klevu/search-analytics/search-analytics.msw';
import * as subshopCart from '../../src/gen/subshop-cart/subshop-cart.msw';
import * as subshopProduct from '../../src/gen/subshop-product/subshop-product.msw';
import * as tracking from '../../src/gen/tracking/tracking.msw';
import * as user from '../../src/gen/user/user.msw';
import * as userSession from '../../src/gen/user-session/user-session.msw';

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
