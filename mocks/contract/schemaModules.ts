// Written from openapi/ by `npm run gen`.
/** Modules of schemas by tag; each is loaded when its first call comes, because together they are large. */
export const schemaModules = {
  cart: () => import('#gen/zod/cart/cart.zod.ts'),
  cms: () => import('#gen/zod/cms/cms.zod.ts'),
  customer: () => import('#gen/zod/customer/customer.zod.ts'),
  essence: () => import('#gen/zod/essence/essence.zod.ts'),
  fair: () => import('#gen/zod/fair/fair.zod.ts'),
  inventory: () => import('#gen/zod/inventory/inventory.zod.ts'),
  label: () => import('#gen/zod/label/label.zod.ts'),
  notification: () => import('#gen/zod/notification/notification.zod.ts'),
  order: () => import('#gen/zod/order/order.zod.ts'),
  'order-template': () => import('#gen/zod/order-template/order-template.zod.ts'),
  product: () => import('#gen/zod/product/product.zod.ts'),
  receipt: () => import('#gen/zod/receipt/receipt.zod.ts'),
  'search-analytics': () => import('#gen/klevu/zod/search-analytics/search-analytics.zod.ts'),
  'subshop-cart': () => import('#gen/zod/subshop-cart/subshop-cart.zod.ts'),
  'subshop-product': () => import('#gen/zod/subshop-product/subshop-product.zod.ts'),
  tracking: () => import('#gen/zod/tracking/tracking.zod.ts'),
  user: () => import('#gen/zod/user/user.zod.ts'),
  'user-session': () => import('#gen/zod/user-session/user-session.zod.ts'),
};
