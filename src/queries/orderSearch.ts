import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { isChoosable } from '../domain/customer';
import type { CustomerSummary, Order } from '../gen/models';
import { getGetOrderQueryKey, getOrder } from '../gen/order/order';
import { ResponseError } from '../http/errors';
import { isWorthRepeating } from './client';
import { customersOptions } from './customer';
import type { ShopContext } from './shopContext';

/** An order with the customer whose it is. */
export interface FoundOrder {
  readonly order: Order;
  /** Number of the customer under which it was found. */
  readonly customerId: string;
  /** That customer, when it is not the chosen one. */
  readonly otherCustomer: CustomerSummary | undefined;
}

/** None of the user's customers has the order (P§8 "Orders": no customer matching the customer number for the logged-in user). */
export class NoMatchingCustomerError extends Error {
  override readonly name = 'NoMatchingCustomerError';

  constructor(orderId: string) {
    super(`No customer of the user has the order ${orderId}`);
  }
}

/** Calls that are under way at the same time while customers are tried. */
const triesAtOnce = 6;

/** Whether an answer says that the order is not the customer's: it is unknown there, or not for this user. */
function isElsewhere(error: unknown): boolean {
  return error instanceof ResponseError && (error.status === 403 || error.status === 404);
}

async function orderOf(tenant: string, customerId: string, orderId: string, signal: AbortSignal): Promise<Order | undefined> {
  try {
    return await getOrder(tenant, customerId, orderId, { signal });
  } catch (error) {
    if (isElsewhere(error)) return undefined;
    throw error;
  }
}

async function findOrder(queryClient: QueryClient, context: ShopContext, orderId: string, signal: AbortSignal): Promise<FoundOrder> {
  const { tenant, customerId } = context;
  const own = customerId ? await orderOf(tenant, customerId, orderId, signal) : undefined;
  if (own && customerId) return { order: own, customerId, otherCustomer: undefined };

  const customers = await queryClient.ensureQueryData(customersOptions(tenant));
  const others = customers.filter((customer) => isChoosable(customer) && customer.customerId !== customerId);
  for (let start = 0; start < others.length; start += triesAtOnce) {
    const batch = others.slice(start, start + triesAtOnce);
    const orders = await Promise.all(batch.map((other) => orderOf(tenant, other.customerId, orderId, signal)));
    const index = orders.findIndex((order) => order !== undefined);
    const [order, otherCustomer] = [orders[index], batch[index]];
    if (order && otherCustomer) {
      queryClient.setQueryData(getGetOrderQueryKey(tenant, otherCustomer.customerId, orderId), order);
      return { order, customerId: otherCustomer.customerId, otherCustomer };
    }
  }
  throw new NoMatchingCustomerError(orderId);
}

/**
 * An order by its number, whichever of the user's customers it belongs to: the chosen one is asked first, then the others that can
 * be chosen (P§4 "Opening an order of another of the user's customers"). Fails with {@link NoMatchingCustomerError} when none has it.
 */
export const foundOrderOptions = (queryClient: QueryClient, context: ShopContext, orderId: string) =>
  queryOptions<FoundOrder>({
    queryKey: [...getGetOrderQueryKey(context.tenant, context.customerId ?? '', orderId), 'ofAnyCustomer'],
    queryFn: ({ signal }) => findOrder(queryClient, context, orderId, signal),
    retry: (failures, error) => !(error instanceof NoMatchingCustomerError) && isWorthRepeating(failures, error),
    meta: { failure: 'inline' },
  });
