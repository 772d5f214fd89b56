import type { ComponentType } from 'react';
import { addTexts, type TextBundle } from '../i18n/texts';
import { patterns } from '../paths';
import type { RouteHandle } from './routeHandle';

/** What the module of a screen holds. */
export interface PageModule {
  readonly Component: ComponentType;
}

type Page = () => Promise<PageModule>;

/** A screen: its address, the chunk it lives in, its title and who may see it; or an address that leads on to another. */
export type Screen =
  | { readonly path: string; readonly page: Page; readonly handle: RouteHandle; readonly children?: readonly Screen[] }
  | { readonly path: string; readonly leadsTo: string };

function screen(path: string, page: Page, handle: RouteHandle, children?: readonly Screen[]): Screen {
  return { path, page, handle, ...(children ? { children } : {}) };
}

/** A screen with texts of its own: they are fetched together with its code. */
function withTexts(bundle: TextBundle, page: Page): Page {
  return async () => (await Promise.all([page(), addTexts(bundle)]))[0];
}

/** A screen that is still to come shows its title and says so. */
const upcoming: Page = () => import('../pages/upcoming/UpcomingPage');

const checkout = withTexts('ordering', () => import('../pages/checkout/CheckoutPage'));
const companionOrders = withTexts('ordering', withTexts('companion', () => import('../pages/companionOrders/CompanionOrdersPage')));
const search: Page = () => import('../pages/search/SearchPage');
const product = withTexts('product', () => import('../pages/product/ProductPage'));

const visitor = (title: RouteHandle['title']): RouteHandle => ({ title, access: 'visitor' });
const customer = (title: RouteHandle['title']): RouteHandle => ({ title, access: 'customer' });

/** Every route of the shop. Each is a lazily loaded chunk of its own. */
export const screens: readonly Screen[] = [
  screen(patterns.home, withTexts('home', () => import('../pages/home/HomePage')), visitor('app.title.home')),
  screen(patterns.customers, withTexts('customers', () => import('../pages/customers/CustomersPage')), { title: 'app.title.customers', access: 'user' }),
  screen(patterns.flyers, upcoming, visitor('app.title.flyers')),
  screen(patterns.fairPage, upcoming, visitor('app.title.fairPage')),
  screen(patterns.contentPage, upcoming, visitor('app.title.contentPage')),
  screen(patterns.contacts, upcoming, visitor('app.title.contacts')),
  screen(patterns.search, search, visitor('app.title.search')),
  screen(patterns.product, product, visitor('app.title.product')),
  screen(`${patterns.checkout}/*`, checkout, customer('app.title.checkout')),
  screen(patterns.orderTemplates, upcoming, customer('app.title.orderTemplates')),
  screen(patterns.orderTemplate, upcoming, customer('app.title.orderTemplate')),
  screen(patterns.essentialProducts, upcoming, customer('app.title.essentialProducts')),
  screen(patterns.userProfile, upcoming, { title: 'app.title.userProfile', access: 'user' }),
  { path: patterns.my, leadsTo: patterns.inventory },
  screen(patterns.inventory, upcoming, customer('app.title.inventory')),
  screen(patterns.deletedInventories, upcoming, customer('app.title.deletedInventories')),
  screen(patterns.companionOrders, companionOrders, customer('app.title.companionOrders')),
  screen(patterns.receipts, upcoming, customer('app.title.receipts')),
  screen(patterns.jobs, upcoming, visitor('app.title.jobs')),
  screen(patterns.job, upcoming, visitor('app.title.job')),
  screen(patterns.orders, withTexts('ordering', () => import('../pages/orders/OrdersPage')), customer('app.title.orders')),
  screen(patterns.order, withTexts('ordering', () => import('../pages/order/OrderPage')), { title: 'app.title.order', access: 'user' }),
  screen(patterns.notifications, upcoming, customer('app.title.notifications')),
  screen(patterns.privacy, upcoming, visitor('app.title.privacy')),
  screen(patterns.labels, upcoming, customer('app.title.labels')),
  screen(patterns.analytics, upcoming, customer('app.title.analytics')),
  screen(patterns.fairs, upcoming, customer('app.title.fairs')),
  screen(patterns.fair, withTexts('fair', () => import('../pages/fair/FairLayout')), customer('app.title.fair'), [
    screen('', upcoming, customer('app.title.fair')),
    screen('search', search, customer('app.title.search')),
    screen('product/:sku', product, customer('app.title.product')),
    screen('checkout/*', checkout, customer('app.title.checkout')),
    screen('page/*', upcoming, customer('app.title.contentPage')),
    screen('quantity-history', upcoming, customer('app.title.quantityHistory')),
  ]),
  screen(patterns.contentPreview, upcoming, visitor('app.title.contentPreview')),
  { path: patterns.authLanding, leadsTo: patterns.home },
  screen(patterns.authLogout, () => import('../pages/logout/LogoutPage'), { title: 'app.title.logout', access: 'outside' }),
  // The sign-on service sends people back here; startShop has led them on before anything is shown.
  { path: patterns.authRedirect, leadsTo: patterns.home },
  screen(patterns.wrongTenant, () => import('../pages/wrongTenant/WrongTenantPage'), { title: 'app.title.wrongTenant', access: 'outside' }),
  screen('*', () => import('../pages/notFound/NotFoundPage'), visitor('app.title.notFound')),
];
