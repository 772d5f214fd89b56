import { faker } from '@faker-js/faker';
import type { HttpHandler } from 'msw';
import * as search from '../src/gen/klevu/search-analytics/search-analytics.msw';
import * as cart from '../src/gen/cart/cart.msw';
import * as cms from '../src/gen/cms/cms.msw';
import * as customer from '../src/gen/customer/customer.msw';
import * as essence from '../src/gen/essence/essence.msw';
import * as fair from '../src/gen/fair/fair.msw';
import * as inventory from '../src/gen/inventory/inventory.msw';
import * as label from '../src/gen/label/label.msw';
import * as notification from '../src/gen/notification/notification.msw';
import * as order from '../src/gen/order/order.msw';
import * as orderTemplate from '../src/gen/order-template/order-template.msw';
import * as product from '../src/gen/product/product.msw';
import * as receipt from '../src/gen/receipt/receipt.msw';
import * as subshopCart from '../src/gen/subshop-cart/subshop-cart.msw';
import * as subshopProduct from '../src/gen/subshop-product/subshop-product.msw';
import * as tracking from '../src/gen/tracking/tracking.msw';
import * as user from '../src/gen/user/user.msw';
import * as userSession from '../src/gen/user-session/user-session.msw';
import { operations, type OperationId } from './contract/operations';
import { hashOf } from './seededRandom';

const generated: Readonly<Record<string, unknown>> = {
  ...search, ...cart, ...cms, ...customer, ...essence, ...fair, ...inventory, ...label, ...notification, ...order, ...orderTemplate,
  ...product, ...receipt, ...subshopCart, ...subshopProduct, ...tracking, ...user, ...userSession,
};

/** What the generated files have for each operation. */
type MakeHandler = (resolver?: (info: { readonly request: Request }) => unknown) => HttpHandler;
type MakeAnswer = () => unknown;

function generatedName(id: OperationId, ending: string): string {
  return `get${id.charAt(0).toUpperCase()}${id.slice(1)}${ending}`;
}

/**
 * The generated handlers of all operations, on which the backend stands. Their made-up data repeat: they are drawn anew
 * from method and address of each request, and their days count back from a fixed one.
 */
export const generatedHandlers: Readonly<Record<OperationId, HttpHandler>> = Object.fromEntries(
  (Object.keys(operations) as OperationId[]).map((id) => {
    const makeHandler = generated[generatedName(id, 'MockHandler')] as MakeHandler | undefined;
    const makeAnswer = generated[generatedName(id, 'ResponseMock')] as MakeAnswer | undefined;
    if (!makeHandler) throw new Error(`src/gen has no mock handler for ${id}`);
    if (!makeAnswer) return [id, makeHandler()];
    return [id, makeHandler(({ request }) => {
      faker.seed(hashOf(`${request.method} ${new URL(request.url).pathname}`));
      faker.setDefaultRefDate('2025-11-21T08:00:00Z');
      return makeAnswer();
    })];
  }),
) as Record<OperationId, HttpHandler>;
