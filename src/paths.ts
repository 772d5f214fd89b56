import { ownShop, type Shop } from './domain/customer/shop';

/**
 * Pattern of a fair's address; addresses within the fair begin with it. The other patterns are declared with their
 * screens (`pages/<screen>/screen.ts`).
 */
export const fairPattern = '/subshop/promotions/:fairCode';

/**
 * Values of a pattern's parameters in a path, decoded as by the router; undefined if the path doesn't match. For code
 * that runs before the router. A trailing `*` matches any rest, even an empty one, and is returned as `*`.
 */
export function paramsOf(pattern: string, pathname: string): Readonly<Partial<Record<string, string>>> | undefined {
  const isOpen = pattern.endsWith('/*');
  const [expected, all] = [segmentsOf(isOpen ? pattern.slice(0, -2) : pattern), segmentsOf(pathname)];
  const found = isOpen ? all.slice(0, expected.length) : all;
  if (expected.length !== found.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const segmentFound = found[index] ?? '';
    if (!part.startsWith(':')) {
      if (part.toLowerCase() !== segmentFound.toLowerCase()) return undefined;
    } else if (segmentFound === '') return undefined;
    else params[part.slice(1)] = decoded(segmentFound);
  }
  if (isOpen) params['*'] = all.slice(expected.length).map(decoded).join('/');
  return params;
}

const segmentsOf = (path: string) => path.replace(/\/+$/, '').split('/');

/** A segment without its encoding; an invalid encoding stays as it is. */
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

const fairs = '/subshop/promotions';
const inShop = (shop: Shop, path: string) => (shop.kind === 'fair' ? `${fairs}/${segment(shop.fairCode)}${path}` : path);

/**
 * Builders of all links; no link is put together by hand. Segments are encoded here, exactly once. Builders of links
 * that exist in a fair too take the shop as their last argument.
 */
export const paths = {
  home: () => '/',
  customers: () => '/my/customers',
  flyers: () => '/flyers',
  contacts: () => '/contacts',
  contentPage: (slug: string, shop: Shop = ownShop) => inShop(shop, `/page/${slug.split('/').map(segment).join('/')}`),
  search: (query?: URLSearchParams | string, shop: Shop = ownShop) => withQuery(inShop(shop, '/search'), query),
  product: (sku: string, shop: Shop = ownShop) => inShop(shop, `/product/${segment(sku)}`),
  checkout: (shop: Shop = ownShop) => inShop(shop, '/checkout'),
  checkoutDelivery: (shop: Shop = ownShop) => inShop(shop, '/checkout/delivery'),
  checkoutPlanner: (shop: Shop = ownShop) => inShop(shop, '/checkout/planner'),
  checkoutConfirmation: (orderId?: string, shop: Shop = ownShop) =>
    withQuery(inShop(shop, '/checkout/confirmation'), orderId ? new URLSearchParams({ order: orderId }) : undefined),
  orderTemplates: () => '/my/ordertemplates',
  cartAllergens: (shop: Shop = ownShop) => inShop(shop, '/cart/allergens'),
  orderTemplate: (templateId: string) => `/my/ordertemplates/${segment(templateId)}`,
  essentialProducts: (query?: URLSearchParams | string) => withQuery('/essential-products', query),
  priceChanges: () => '/essential-products?prices=changed',
  savedSearches: () => '/search#saved',
  orderSheet: (source?: string) => withQuery('/my/order-sheet', source === undefined ? undefined : new URLSearchParams({ source })),
  goodsReceived: (orderId?: string) => withQuery('/my/goods-received', orderId ? new URLSearchParams({ order: orderId }) : undefined),
  templateAllergens: (templateId: string) => `/my/ordertemplates/${segment(templateId)}/allergens`,
  event: () => '/my/event',
  guests: () => '/my/guests',
  templateGuests: (templateId: string) => `/my/ordertemplates/${segment(templateId)}/guests`,
  userProfile: () => '/my/user-profile',
  inventory: () => '/my/inventory',
  newInventory: () => '/my/inventory/new',
  unsentInventory: () => '/my/inventory/new?leave=1',
  customersLeaving: () => '/my/customers?leave=1',
  inventoryDetail: (inventoryId: string) => `/my/inventory/${segment(inventoryId)}`,
  deletedInventories: () => '/my/deletedInventories',
  companionOrders: () => '/my/companion-orders',
  receipts: () => '/my/receipts',
  spending: () => '/my/spending',
  jobs: () => '/jobs',
  job: (job: string) => `/jobs/${segment(job)}`,
  orders: () => '/my/orders',
  order: (orderId: string) => `/my/orders/detail/${segment(orderId)}`,
  orderAllergens: (orderId: string) => `/my/orders/detail/${segment(orderId)}/allergens`,
  notifications: () => '/my/notification-center',
  privacy: () => '/privacy-preferences',
  labels: () => '/my/label-prints',
  analytics: () => '/analytics',
  fairs: () => fairs,
  fair: (fairCode: string) => `${fairs}/${segment(fairCode)}`,
  fairQuantityHistory: (fairCode: string) => `${fairs}/${segment(fairCode)}/quantity-history`,
  contentPreview: (slug: string) => `/cms-preview/${slug.split('/').map(segment).join('/')}`,
  logout: () => '/auth/logout',
  authRedirect: () => '/auth/redirect',
  wrongTenant: () => '/wrong-tenant',
} as const;
