// Written from openapi/ by `npm run gen`.
/** Modules of schemas by tag; each is loaded when its first call comes, because together they are large. */
export const schemaModules = {
  cart: () => import('../../src/gen/zod/cart/cart.zod'),
  cms: () => import('../../src/gen/zod/cms/cms.zod'),
  customer: () => import('../../src/gen/zod/customer/customer.zod'),
  essence: () => import('../../src/gen/zod/essence/essence.zod'),
  fair: () => import('../../src/gen/zod/fair/fair.zod'),
  inventory: () => import('../../src/gen/zod/inventory/inventory.zod'),
  label: () => import('../../src/gen/zod/label/label.zod'),
  notification: () => import('../../src/gen/zod/notification/notification.zod'),
  order: () => import('../../src/gen/zod/order/order.zod'),
  'order-template': () => import('../../src/gen/zod/order-template/order-template.zod'),
  product: () => import('../../src/gen/zod/product/product.zod'),
  receipt: () => import('../../src/gen/zod/receipt/receipt.zod'),
  'search-analytics': () => import('../../src/gen/klevu/zod/search-analytics/search-analytics.zod'),
  'subshop-cart': () => import('../../src/gen/zod/subshop-cart/subshop-cart.zod'),
  'subshop-product': () => import('../../src/gen/zod/subshop-product/subshop-product.zod'),
  tracking: () => import('../../src/gen/zod/tracking/tracking.zod'),
  user: () => import('../../src/gen/zod/user/user.zod'),
  'user-session': () => import('../../src/gen/zod/user-session/user-session.zod'),
};
