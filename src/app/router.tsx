import { createBrowserRouter, Navigate, redirect, type RouteObject } from 'react-router';
import { paths, patterns } from '../paths';
import { takeTarget } from '../session/redirect';
import { ErrorScreen } from './ErrorScreen';
import { Layout } from './Layout';
import type { RouteHandle } from './routeHandle';

/** The shop's router. */
export type ShopRouter = ReturnType<typeof createBrowserRouter>;

type Page = () => Promise<{ Component: React.ComponentType }>;

/** A screen: its address, the chunk it lives in, its title, and whether it needs a signed-on user with a customer. */
function screen(path: string, page: Page, handle: RouteHandle, children?: RouteObject[]): RouteObject {
  return { path, lazy: page, handle, errorElement: <ErrorScreen />, HydrateFallback: NothingYet, ...(children ? { children } : {}) };
}

/** Stands where the first screen will be while its code is on the way; the frame round it is there already. */
function NothingYet() {
  return null;
}

/** A screen that is still to come shows its title and says so. */
const upcoming: Page = () => import('../pages/upcoming/UpcomingPage');

const checkout: Page = () => import('../pages/checkout/CheckoutPage');
const search: Page = () => import('../pages/search/SearchPage');
const product: Page = () => import('../pages/product/ProductPage');

const visitor = (title: RouteHandle['title']): RouteHandle => ({ title, access: 'visitor' });
const customer = (title: RouteHandle['title']): RouteHandle => ({ title, access: 'customer' });

/** Every route of the shop. Each is a lazily loaded chunk of its own. */
const screens: RouteObject[] = [
  screen(patterns.home, () => import('../pages/home/HomePage'), visitor('app.title.home')),
  screen(patterns.customers, () => import('../pages/customers/CustomersPage'), { title: 'app.title.customers', access: 'user' }),
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
  { path: patterns.my, element: <Navigate to={patterns.inventory} replace /> },
  screen(patterns.inventory, upcoming, customer('app.title.inventory')),
  screen(patterns.deletedInventories, upcoming, customer('app.title.deletedInventories')),
  screen(patterns.companionOrders, upcoming, customer('app.title.companionOrders')),
  screen(patterns.receipts, upcoming, customer('app.title.receipts')),
  screen(patterns.jobs, upcoming, visitor('app.title.jobs')),
  screen(patterns.job, upcoming, visitor('app.title.job')),
  screen(patterns.orders, () => import('../pages/orders/OrdersPage'), customer('app.title.orders')),
  screen(patterns.order, () => import('../pages/order/OrderPage'), { title: 'app.title.order', access: 'user' }),
  screen(patterns.notifications, upcoming, customer('app.title.notifications')),
  screen(patterns.privacy, upcoming, visitor('app.title.privacy')),
  screen(patterns.labels, upcoming, customer('app.title.labels')),
  screen(patterns.analytics, upcoming, customer('app.title.analytics')),
  screen(patterns.fairs, upcoming, customer('app.title.fairs')),
  screen(patterns.fair, () => import('../pages/fair/FairLayout'), customer('app.title.fair'), [
    { index: true, lazy: upcoming, handle: customer('app.title.fair'), errorElement: <ErrorScreen /> },
    screen('search', search, customer('app.title.search')),
    screen('product/:sku', product, customer('app.title.product')),
    screen('checkout/*', checkout, customer('app.title.checkout')),
    screen('page/*', upcoming, customer('app.title.contentPage')),
    screen('quantity-history', upcoming, customer('app.title.quantityHistory')),
  ]),
  screen(patterns.contentPreview, upcoming, visitor('app.title.contentPreview')),
  { path: patterns.authLanding, element: <Navigate to={patterns.home} replace /> },
  screen(patterns.authLogout, () => import('../pages/logout/LogoutPage'), { title: 'app.title.logout', access: 'outside' }),
  // Where the sign-on service sends people back to: on to the page they wanted, used once (P§2), else to the start page.
  { path: patterns.authRedirect, loader: () => redirect(takeTarget('login') ?? paths.home()), HydrateFallback: NothingYet },
  screen(patterns.wrongTenant, () => import('../pages/wrongTenant/WrongTenantPage'), { title: 'app.title.wrongTenant', access: 'outside' }),
  screen('*', () => import('../pages/notFound/NotFoundPage'), visitor('app.title.notFound')),
];

/** Builds the router; every screen stands inside the shop's frame. */
export function createShopRouter(): ShopRouter {
  return createBrowserRouter([{ element: <Layout />, errorElement: <ErrorScreen />, children: screens }]);
}
