import { ownShop, type Shop } from './domain/shop';

/**
 * Every address of the shop, once: `patterns` for the router, `paths` to build links. A link is never put together by hand.
 * Segments are encoded exactly once here.
 */
export const patterns = {
  home: '/',
  customers: '/my/customers',
  flyers: '/flyers',
  fairPage: '/messe',
  contentPage: '/page/*',
  contacts: '/contacts',
  search: '/search',
  product: '/product/:sku',
  checkout: '/checkout',
  checkoutDelivery: '/checkout/delivery',
  checkoutConfirmation: '/checkout/confirmation',
  orderTemplates: '/my/ordertemplates',
  orderTemplate: '/my/ordertemplates/:templateId',
  essentialProducts: '/essential-products',
  userProfile: '/my/user-profile',
  my: '/my',
  inventory: '/my/inventory',
  deletedInventories: '/my/deletedInventories',
  companionOrders: '/my/companion-orders',
  receipts: '/my/receipts',
  jobs: '/jobs',
  job: '/jobs/:job',
  orders: '/my/orders',
  order: '/my/orders/detail/:orderId',
  notifications: '/my/notification-center',
  privacy: '/privacy-preferences',
  labels: '/my/label-prints',
  analytics: '/analytics',
  fairs: '/subshop/promotions',
  fair: '/subshop/promotions/:fairCode',
  fairSearch: '/subshop/promotions/:fairCode/search',
  fairProduct: '/subshop/promotions/:fairCode/product/:sku',
  fairCheckout: '/subshop/promotions/:fairCode/checkout',
  fairCheckoutDelivery: '/subshop/promotions/:fairCode/checkout/delivery',
  fairCheckoutConfirmation: '/subshop/promotions/:fairCode/checkout/confirmation',
  fairContentPage: '/subshop/promotions/:fairCode/page/*',
  fairQuantityHistory: '/subshop/promotions/:fairCode/quantity-history',
  contentPreview: '/cms-preview/*',
  authLanding: '/auth/landing',
  authLogout: '/auth/logout',
  authRedirect: '/auth/redirect',
  wrongTenant: '/wrong-tenant',
} as const;

/** Name of a route, as used by titles and guards. */
export type RouteName = keyof typeof patterns;

/**
 * What the segments of a path are called in a pattern, decoded; undefined where the path doesn't fit. As the router reads them, for what
 * must be there before it. Patterns that end in `*` have no place here.
 */
export function paramsOf(pattern: string, pathname: string): Readonly<Partial<Record<string, string>>> | undefined {
  const [expected, found] = [segmentsOf(pattern), segmentsOf(pathname)];
  if (expected.length !== found.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const segmentFound = found[index] ?? '';
    if (!part.startsWith(':')) {
      if (part.toLowerCase() !== segmentFound.toLowerCase()) return undefined;
    } else if (segmentFound === '') return undefined;
    else params[part.slice(1)] = decoded(segmentFound);
  }
  return params;
}

const segmentsOf = (path: string) => path.replace(/\/+$/, '').split('/');

/** A segment without its encoding; one that nobody has encoded well stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const segment = encodeURIComponent;
const withQuery = (path: string, query?: URLSearchParams | string) => {
  const text = query?.toString() ?? '';
  return text ? `${path}?${text}` : path;
};

const inShop = (shop: Shop, path: string) => (shop.kind === 'fair' ? `${patterns.fairs}/${segment(shop.fairCode)}${path}` : path);

/** Builders for every link; those that exist in a fair too take the shop as their last argument. */
export const paths = {
  home: () => patterns.home,
  customers: () => patterns.customers,
  flyers: () => patterns.flyers,
  contacts: () => patterns.contacts,
  contentPage: (slug: string, shop: Shop = ownShop) => inShop(shop, `/page/${slug.split('/').map(segment).join('/')}`),
  search: (query?: URLSearchParams | string, shop: Shop = ownShop) => withQuery(inShop(shop, '/search'), query),
  product: (sku: string, shop: Shop = ownShop) => inShop(shop, `/product/${segment(sku)}`),
  checkout: (shop: Shop = ownShop) => inShop(shop, '/checkout'),
  checkoutDelivery: (shop: Shop = ownShop) => inShop(shop, '/checkout/delivery'),
  checkoutConfirmation: (orderId?: string, shop: Shop = ownShop) =>
    withQuery(inShop(shop, '/checkout/confirmation'), orderId ? new URLSearchParams({ order: orderId }) : undefined),
  orderTemplates: () => patterns.orderTemplates,
  orderTemplate: (templateId: string) => `${patterns.orderTemplates}/${segment(templateId)}`,
  essentialProducts: () => patterns.essentialProducts,
  userProfile: () => patterns.userProfile,
  inventory: () => patterns.inventory,
  deletedInventories: () => patterns.deletedInventories,
  companionOrders: () => patterns.companionOrders,
  receipts: () => patterns.receipts,
  jobs: () => patterns.jobs,
  job: (job: string) => `${patterns.jobs}/${segment(job)}`,
  orders: () => patterns.orders,
  order: (orderId: string) => `/my/orders/detail/${segment(orderId)}`,
  notifications: () => patterns.notifications,
  privacy: () => patterns.privacy,
  labels: () => patterns.labels,
  analytics: () => patterns.analytics,
  fairs: () => patterns.fairs,
  fair: (fairCode: string) => `${patterns.fairs}/${segment(fairCode)}`,
  fairQuantityHistory: (fairCode: string) => `${patterns.fairs}/${segment(fairCode)}/quantity-history`,
  contentPreview: (slug: string) => `/cms-preview/${slug.split('/').map(segment).join('/')}`,
  logout: () => patterns.authLogout,
  wrongTenant: () => patterns.wrongTenant,
} as const;
