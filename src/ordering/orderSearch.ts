import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { isChoosable } from '#domain/customer/customer.ts';
import type { CustomerSummary, Order } from '#gen/models/index.ts';
import { getGetOrderQueryKey, getOrder } from '#gen/order/get-order.ts';
import { ResponseError } from '#http/errors.ts';
import { shouldRetry } from '#queries/client.ts';
import { customersOptions } from '#queries/customer.ts';
import { composedKey } from '#queries/queryKeys.ts';
import type { ShopContext } from '#queries/shopContext.ts';

/** An order with its customer. */
export interface FoundOrder {
  readonly order: Order;
  /** Number of the customer under which it was found. */
  readonly customerId: string;
  /** That customer, when it is not the chosen one. */
  readonly otherCustomer: CustomerSummary | undefined;
}

/**
 * The order belongs to a customer who isn't the user's (P§8 "Orders": no customer matching the customer number for the logged-in user).
 */
export class NoMatchingCustomerError extends Error {
  override readonly name = 'NoMatchingCustomerError';

  constructor(orderId: string) {
    super(`No customer of the user has the order ${orderId}`);
  }
}

/** Calls that are under way at the same time while customers are tried. */
const triesAtOnce = 6;

/** True if an answer says that the order isn't the customer's: it is unknown there, or forbidden for this user. */
function isElsewhere(error: unknown): error is ResponseError {
  return error instanceof ResponseError && (error.status === 403 || error.status === 404);
}

/** The order under a customer, or the answer that it isn't there. */
async function orderOf(tenant: string, customerId: string, orderId: string, signal: AbortSignal): Promise<Order | ResponseError> {
  try {
    return await getOrder(tenant, customerId, orderId, { signal });
  } catch (error) {
    if (isElsewhere(error)) return error;
    throw error;
  }
}

async function findOrder(queryClient: QueryClient, context: ShopContext, orderId: string, signal: AbortSignal): Promise<FoundOrder> {
  const { tenant, customerId } = context;
  const own = customerId ? await orderOf(tenant, customerId, orderId, signal) : undefined;
  if (own && customerId && !(own instanceof ResponseError)) return { order: own, customerId, otherCustomer: undefined };
  const refusals = own instanceof ResponseError ? [own] : [];

  const customers = await queryClient.ensureQueryData(customersOptions(tenant));
  const others = customers.filter((customer) => isChoosable(customer) && customer.customerId !== customerId);
  for (let start = 0; start < others.length; start += triesAtOnce) {
    const batch = others.slice(start, start + triesAtOnce);
    const orders = await Promise.all(batch.map((other) => orderOf(tenant, other.customerId, orderId, signal)));
    refusals.push(...orders.filter((order) => order instanceof ResponseError));
    const index = orders.findIndex((order) => !(order instanceof ResponseError));
    const [order, otherCustomer] = [orders[index], batch[index]];
    if (order && otherCustomer && !(order instanceof ResponseError)) {
      queryClient.setQueryData(getGetOrderQueryKey(tenant, otherCustomer.customerId, orderId), order);
      return { order, customerId: otherCustomer.customerId, otherCustomer };
    }
  }
  // A number unknown to all customers is no order; another customer's order would be refused.
  const [unknown] = refusals;
  throw unknown && refusals.every(({ status }) => status === 404) ? unknown : new NoMatchingCustomerError(orderId);
}

/**
 * Finds an order by its number among all of the user's customers: first the chosen one, then the others (P§4 "Opening an order of
 * another of the user's customers"). Fails with {@link NoMatchingCustomerError} if it is another user's, and with 404 if it doesn't
 * exist.
 */
export const foundOrderOptions = (queryClient: QueryClient, context: ShopContext, orderId: string) =>
  queryOptions<FoundOrder>({
    queryKey: composedKey('foundOrder', ['getOrder'], context.tenant, context.customerId, orderId),
    queryFn: ({ signal }) => findOrder(queryClient, context, orderId, signal),
    // The order stays the one that was read, so that it is known whether lines of it were left out.
    structuralSharing: false,
    retry: (failures, error) => !(error instanceof NoMatchingCustomerError) && shouldRetry(failures, error),
  });
