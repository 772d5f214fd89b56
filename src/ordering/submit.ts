import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { serverNow } from '../clock/serverClock';
import type { Order, OrderInformation } from '../gen/models';
import { getSubmitCartMutationKey, submitCart } from '../gen/cart/submit-cart';
import { getSubmitSubshopCartMutationKey, submitSubshopCart } from '../gen/fair/submit-subshop-cart';
import { getListDeliveryAddressesQueryKey } from '../gen/customer/list-delivery-addresses';
import { getGetOrderQueryKey } from '../gen/order/get-order';
import { listOrderOverview } from '../gen/order/list-order-overview';
import { cartName } from '../cart/cartCalls';
import { cartStore } from '../cart/cartStore';
import { cartSwaps } from '../cart/cartSwap';
import { draft } from '../platform/draft';
import { recordOf } from '../platform/keptJson';
import { orderOptions } from '../queries/order';
import { answered } from './answered';
import { notToday } from './notToday';
import { newKey } from './newKey';
import { readOrderIntent, type OrderIntent } from './orderIntent';
import { OrderSubmission, type AgreedOrder, type SubmitResult } from './orderSubmission';
import { seenCart } from './checkoutDraftStore';
import { perClient } from '../platform/perClient';
import { withTabLock, waitForTabLock } from '../platform/tabLock';
import { isBuyer, type BuyerContext, type ShopContext } from '../queries/shopContext';
import { removeTabItem, setTabItem, getTabItem } from '../platform/tabStorage';

export type { AgreedOrder, SubmitResult } from './orderSubmission';

/** Submitting as the confirmation button sees it. */
export interface OrderPlacement {
  /**
   * Orders the cart, if it is the one agreed to, with the body that is built for the key of the intent:
   * `place({ build: (key) => ownSubmission(draft, lines, terms, key), isAgreed })`.
   * While an attempt is under way or after it has placed the order, further calls do nothing.
   */
  readonly place: (order: AgreedOrder) => void;
  /** What came of the last attempt; undefined before the first and during one. */
  readonly result: SubmitResult | undefined;
  /** Whether the button is locked: an attempt is under way, or the order is placed. */
  readonly isLocked: boolean;
  /** Whether an attempt is under way. */
  readonly isSubmitting: boolean;
}

/** What the confirmation page needs beyond the order itself, because only the answer to the submit has it. */
export type SubmitOnlyFields = Pick<Order, 'rejectedItems' | 'confirmationEmails'>;

function submissionOf(queryClient: QueryClient, context: BuyerContext): OrderSubmission {
  const { tenant, customerId, shop } = context;
  const name = cartName(context);
  const intent = draft<OrderIntent | undefined>(`order-intent:${name}`, readOrderIntent);
  const store = cartStore(queryClient, context);
  return new OrderSubmission({
    submit: (body, idempotencyKey, version) => {
      const request = { headers: { 'Idempotency-Key': idempotencyKey, ...(version !== undefined && { 'If-Match': `"${version}"` }) } };
      return shop.kind === 'fair'
        ? answered('submitSubshopCart', submitSubshopCart(tenant, shop.fairCode, customerId, body, request))
        : answered('submitCart', submitCart(tenant, customerId, body satisfies OrderInformation, request));
    },
    newestOrders: async () => (await listOrderOverview(tenant, customerId, { sortBy: 'orderedAt', sortDirection: 'DESC', page: 0 })).orders,
    settleCart: () => store.drain(),
    readCart: () => store.refetchCart(),
    intents: {
      read: intent.read,
      write: intent.keep,
      remove: intent.forget,
    },
    withTabLock: (work) => withTabLock(`order:${name}`, work),
    waitForTabLock: () => waitForTabLock(`order:${name}`),
    newKey,
    now: serverNow,
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
}

const submissionsOf = perClient(() => new Map<string, OrderSubmission>());

/** The submission of a cart: one for each cart and query cache, so that two buttons share an attempt. */
function orderSubmission(queryClient: QueryClient, context: BuyerContext): OrderSubmission {
  const known = submissionsOf(queryClient);
  const name = cartName(context);
  let submission = known.get(name);
  if (!submission) known.set(name, (submission = submissionOf(queryClient, context)));
  return submission;
}

/**
 * Submits the cart of a context exactly once. Failures are part of the result; nothing is told elsewhere.
 *
 * @param onPlaced the order is placed; called even when the page that ordered has been left meanwhile
 */
export function useOrderPlacement(context: ShopContext, onPlaced?: (orderId: string) => void): OrderPlacement {
  const queryClient = useQueryClient();
  const { mutate, data, isPending } = useMutation({
    mutationKey: context.shop.kind === 'fair' ? getSubmitSubshopCartMutationKey() : getSubmitCartMutationKey(),
    mutationFn: async (order: AgreedOrder): Promise<SubmitResult> => {
      if (!isBuyer(context)) return { kind: 'notSent', error: undefined };
      const result = await orderSubmission(queryClient, context).place(order);
      afterSubmit(queryClient, context, result);
      return result;
    },
    onSuccess: (result) => {
      if (result.kind === 'placed') onPlaced?.(result.orderId);
    },
  });
  const isLocked = isPending || data?.kind === 'placed';
  return {
    place: (order) => {
      if (!isLocked) mutate(order);
    },
    result: isPending ? undefined : data,
    isLocked,
    isSubmitting: isPending,
  };
}

/** The order goes where its pages look for it; the cart is read again, here and in the other tabs. */
function afterSubmit(queryClient: QueryClient, context: BuyerContext, result: SubmitResult): void {
  // What was refused may rest on addresses that have changed since they were read; the customer's days are read again in any case.
  if (result.kind === 'refused')
    void queryClient.invalidateQueries({ queryKey: getListDeliveryAddressesQueryKey(context.tenant, context.customerId) });
  // What the server has now is shown beside what was agreed to.
  if (result.kind === 'differs') cartStore(queryClient, context).changedElsewhere();
  if (result.kind === 'placed' || result.kind === 'placedBefore') {
    const store = cartStore(queryClient, context);
    store.forgetRemoved();
    store.tellOtherTabs();
    store.changedElsewhere();
  }
  if (result.kind !== 'placed') return;
  seenCart(context).forget();
  notToday(context).forget();
  cartSwaps(context).forget();
  const { orderId, order } = result;
  const remainder: SubmitOnlyFields = {
    ...(order?.rejectedItems && { rejectedItems: order.rejectedItems }),
    ...(order?.confirmationEmails && { confirmationEmails: order.confirmationEmails }),
  };
  remainderOf(context, orderId).keep(remainder);
  setTabItem(unacknowledgedKey(context), orderId);
  if (order) queryClient.setQueryData(getGetOrderQueryKey(context.tenant, context.customerId, orderId), order);
}

const unacknowledgedKey = (context: BuyerContext) => `order-unacknowledged:${cartName(context)}` as const;

/** The orders that a page has reported. */
const acknowledgedIn = perClient(() => new Set<string>());
/** Milliseconds until a buyer has read what the page tells of an order. Reloaded before that, the page tells it once more. */
const readingTime = 2_000;

/** The number of a placed order that nobody has been notified of; null when there is none. */
function unacknowledgedNumber(queryClient: QueryClient, context: BuyerContext): string | null {
  const number = getTabItem(unacknowledgedKey(context));
  return number !== null && acknowledgedIn(queryClient).has(number) ? null : number;
}

/** Whether an order of this cart was sent off that nobody has been told the outcome of, because the page was left or reloaded. */
export function hasUnacknowledgedOrder(queryClient: QueryClient, context: BuyerContext): boolean {
  return unacknowledgedNumber(queryClient, context) !== null || orderSubmission(queryClient, context).isUncertain;
}

/** Whether that is a previous order, and no attempt is under way that finds out about it. */
export function hasUnresolvedAttempt(queryClient: QueryClient, context: BuyerContext): boolean {
  return orderSubmission(queryClient, context).isFromEarlierAttempt;
}

/** The number of an unacknowledged order, once it is known to exist; null when it doesn't, or when that can't be found out now. */
export function unacknowledgedOrderOptions(queryClient: QueryClient, context: BuyerContext) {
  return queryOptions({
    queryKey: ['unacknowledgedOrder', cartName(context)],
    queryFn: async () => {
      const placed = unacknowledgedNumber(queryClient, context);
      if (placed !== null) return placed;
      const found = (await orderSubmission(queryClient, context).lookUp()) ?? null;
      // An attempt that was still under way has said so itself.
      if (found !== null && unacknowledgedNumber(queryClient, context) === null)
        afterSubmit(queryClient, context, { kind: 'placed', orderId: found, order: undefined });
      return found;
    },
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    // Without a network it ends at once, and the step is shown.
    networkMode: 'always',
    meta: { failure: 'silent' },
  });
}

/** The user has been notified of an order. Answers whether nobody had told them before. */
export function acknowledgeOrder(queryClient: QueryClient, context: BuyerContext, orderId: string): boolean {
  if (unacknowledgedNumber(queryClient, context) !== orderId) return false;
  acknowledgedIn(queryClient).add(orderId);
  setTimeout(() => {
    if (getTabItem(unacknowledgedKey(context)) === orderId) removeTabItem(unacknowledgedKey(context));
  }, readingTime);
  return true;
}

/** What only the answer to the submit said of an order. */
const remainderOf = ({ tenant, customerId }: ShopContext, orderId: string) =>
  draft(`order-result:${tenant}:${customerId}:${orderId}`, (value): SubmitOnlyFields => {
    const kept: SubmitOnlyFields = recordOf(value);
    return {
      ...(Array.isArray(kept.rejectedItems) && { rejectedItems: kept.rejectedItems }),
      ...(Array.isArray(kept.confirmationEmails) && { confirmationEmails: kept.confirmationEmails }),
    };
  });

/** Whether an order was placed in this tab, so that its number is right even while the order itself can't be read. */
export function isPlacedHere(context: ShopContext, orderId: string): boolean {
  return remainderOf(context, orderId).isKept();
}

/** An order for its confirmation page, also after a reload: with the lines that were left out and the recipients of the confirmation. */
export const placedOrderOptions = (context: ShopContext, orderId: string) =>
  queryOptions({
    ...orderOptions(context, orderId),
    select: (order: Order): Order => ({ ...remainderOf(context, orderId).read(), ...order }),
  });
