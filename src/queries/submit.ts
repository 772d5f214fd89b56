import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Order, OrderInformation, ShoppingCart } from '../gen/models';
import { getSubmitCartMutationKey, submitCart } from '../gen/cart/cart';
import { getSubmitSubshopCartMutationKey, submitSubshopCart } from '../gen/fair/fair';
import { getGetOrderQueryKey, listOrderOverview } from '../gen/order/order';
import { cartName, cartQueryKey } from './cartCalls';
import { cartConnection } from './cartConnection';
import { orderOptions } from './order';
import { parseOrderIntent } from './orderIntent';
import { OrderSubmission, type SubmissionBuilder, type SubmitResult } from './orderSubmission';
import { isBuyer, type BuyerContext, type ShopContext } from './shopContext';
import { forgetForTab, keepForTab, keptForTab } from './tabStorage';

export type { SubmissionBuilder, SubmitResult } from './orderSubmission';

/** Submitting as the confirmation button sees it. */
export interface OrderPlacement {
  /**
   * Orders the cart with the body that is built for the key of the intent: `place((key) => ownSubmission(draft, lines, terms, key))`.
   * While an attempt is under way or after it has placed the order, further calls do nothing.
   */
  readonly place: (build: SubmissionBuilder) => void;
  /** What came of the last attempt; undefined before the first and during one. */
  readonly result: SubmitResult | undefined;
  /** Whether the button is locked: an attempt is under way, or the order is placed. */
  readonly isLocked: boolean;
  /** Whether an attempt is under way. */
  readonly isSubmitting: boolean;
}

/** What the confirmation page needs beyond the order itself, because only the answer to the submit has it. */
export type SubmitRemainder = Pick<Order, 'rejectedItems' | 'confirmationEmails'>;

function submissionOf(queryClient: QueryClient, context: BuyerContext): OrderSubmission {
  const { tenant, customerId, shop } = context;
  const name = cartName(context);
  const intentKey = `order-intent:${name}`;
  const { writer } = cartConnection(queryClient, context);
  return new OrderSubmission({
    submit: (body, idempotencyKey) => {
      const request = { headers: { 'Idempotency-Key': idempotencyKey } };
      return shop.kind === 'fair'
        ? submitSubshopCart(tenant, shop.fairCode, customerId, body, request)
        : submitCart(tenant, customerId, body satisfies OrderInformation, request);
    },
    newestOrders: async () => (await listOrderOverview(tenant, customerId, { sortBy: 'orderedAt', sortDirection: 'DESC', page: 0 })).orders,
    settleCart: () => writer.settle(),
    countLines: async () => {
      await writer.load();
      return queryClient.getQueryData<ShoppingCart>(cartQueryKey(context))?.items.length ?? 0;
    },
    intents: {
      read: () => parseOrderIntent(keptForTab(intentKey)),
      write: (intent) => keepForTab(intentKey, JSON.stringify(intent)),
      remove: () => forgetForTab(intentKey),
    },
    exclusively: (work) => exclusively(`order:${name}`, work),
    newKey: () => crypto.randomUUID(),
    now: () => Date.now(),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
}

/** Runs something while no other tab holds the lock; where the browser has no locks, the key and the emptied cart have to do. */
async function exclusively<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  // Missing outside secure contexts, whatever the types say.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  return locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : Promise.resolve(undefined)));
}

const submissions = new WeakMap<QueryClient, Map<string, OrderSubmission>>();

/** The submission of a cart: one for each cart and query cache, so that two buttons share an attempt. */
function orderSubmission(queryClient: QueryClient, context: BuyerContext): OrderSubmission {
  let known = submissions.get(queryClient);
  if (!known) submissions.set(queryClient, (known = new Map<string, OrderSubmission>()));
  const name = cartName(context);
  let submission = known.get(name);
  if (!submission) known.set(name, (submission = submissionOf(queryClient, context)));
  return submission;
}

/** Submits the cart of a context exactly once. Failures are part of the result; nothing is told elsewhere. */
export function useOrderPlacement(context: ShopContext): OrderPlacement {
  const queryClient = useQueryClient();
  const { mutate, data, isPending } = useMutation({
    mutationKey: context.shop.kind === 'fair' ? getSubmitSubshopCartMutationKey() : getSubmitCartMutationKey(),
    mutationFn: async (build: SubmissionBuilder): Promise<SubmitResult> => {
      if (!isBuyer(context)) return { kind: 'notSent', error: undefined };
      const result = await orderSubmission(queryClient, context).place(build);
      afterSubmit(queryClient, context, result);
      return result;
    },
    meta: { failure: 'inline' },
  });
  const isLocked = isPending || data?.kind === 'placed';
  return {
    place: (build) => {
      if (!isLocked) mutate(build);
    },
    result: isPending ? undefined : data,
    isLocked,
    isSubmitting: isPending,
  };
}

/** The order goes where its pages look for it; the cart is read anew, here and in the other tabs. */
function afterSubmit(queryClient: QueryClient, context: BuyerContext, result: SubmitResult): void {
  if (result.kind === 'placed' || result.kind === 'placedBefore') {
    const connection = cartConnection(queryClient, context);
    connection.forgetRemoved();
    connection.tellOtherTabs();
    connection.writer.changedElsewhere();
  }
  if (result.kind !== 'placed' || !result.order) return;
  const { rejectedItems, confirmationEmails } = result.order;
  queryClient.setQueryData(getGetOrderQueryKey(context.tenant, context.customerId, result.orderId), result.order);
  const remainder: SubmitRemainder = { ...(rejectedItems && { rejectedItems }), ...(confirmationEmails && { confirmationEmails }) };
  keepForTab(remainderKey(context, result.orderId), JSON.stringify(remainder));
}

function remainderKey({ tenant, customerId }: ShopContext, orderId: string): string {
  return `order-result:${tenant}:${customerId}:${orderId}`;
}

function remainderOf(context: ShopContext, orderId: string): SubmitRemainder {
  try {
    const kept = JSON.parse(keptForTab(remainderKey(context, orderId)) ?? '{}') as SubmitRemainder | null;
    return {
      ...(Array.isArray(kept?.rejectedItems) && { rejectedItems: kept.rejectedItems }),
      ...(Array.isArray(kept?.confirmationEmails) && { confirmationEmails: kept.confirmationEmails }),
    };
  } catch {
    return {};
  }
}

/** An order for its confirmation page, also after a reload: with the lines that were left out and the recipients of the confirmation. */
export const placedOrderOptions = (context: ShopContext, orderId: string) =>
  queryOptions({ ...orderOptions(context, orderId), select: (order: Order): Order => ({ ...remainderOf(context, orderId), ...order }) });
