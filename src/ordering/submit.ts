import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { serverNow } from '#clock/serverClock.ts';
import type { Order, OrderInformation } from '#gen/models/index.ts';
import { getSubmitCartMutationKey, submitCart } from '#gen/cart/submit-cart.ts';
import { getSubmitSubshopCartMutationKey, submitSubshopCart } from '#gen/fair/submit-subshop-cart.ts';
import { getListDeliveryAddressesQueryKey } from '#gen/customer/list-delivery-addresses.ts';
import { getGetOrderQueryKey } from '#gen/order/get-order.ts';
import { listOrderOverview } from '#gen/order/list-order-overview.ts';
import { cartName } from '#cart/cartCalls.ts';
import { cartStore } from '#cart/cartStore.ts';
import { replacedLines } from '#cart/replacedLines.ts';
import { tabText, tabValue } from '#platform/stored.ts';
import { recordOf } from '#platform/keptJson.ts';
import { orderOptions } from '#queries/order.ts';
import { answered } from './answered';
import { notToday } from './notToday';
import { newKey } from './newKey';
import { readOrderIntent, type OrderIntent } from './orderIntent';
import { OrderSubmission, type AgreedOrder, type SubmitResult } from './orderSubmission';
import { seenCart } from './checkoutDraftStore';
import { perClient } from '#platform/perClient.ts';
import { withTabLock, waitForTabLock } from '#platform/tabLock.ts';
import { ownKey } from '#queries/queryKeys.ts';
import { isBuyer, type BuyerContext, type ShopContext } from '#queries/shopContext.ts';

export type { AgreedOrder, SubmitResult } from './orderSubmission';

/** Submitting as the confirmation button sees it. */
export interface OrderPlacement {
  /**
   * Orders the cart, if it is the one agreed to, with the body that is built for the key of the intent:
   * `place({ build: (key) => ownSubmission(draft, lines, terms, key), isAgreed })`.
   * While an attempt is under way or after it has placed the order, further calls do nothing.
   */
  readonly place: (order: AgreedOrder) => void;
  /** Result of the last attempt; undefined before the first and during one. */
  readonly result: SubmitResult | undefined;
  /** True if the button is locked: an attempt is under way, or the order is placed. */
  readonly isLocked: boolean;
  /** True during an attempt. */
  readonly isSubmitting: boolean;
}

/** Fields of the confirmation page that only the answer to the submit contains. */
export type SubmitOnlyFields = Pick<Order, 'rejectedItems' | 'confirmationEmails'>;

function submissionOf(queryClient: QueryClient, context: BuyerContext): OrderSubmission {
  const { tenant, customerId, shop } = context;
  const name = cartName(context);
  const intent = tabValue<OrderIntent | undefined>(`order-intent:${name}`, readOrderIntent);
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
 * Submits the cart of a context exactly once. Failures are part of the result and are shown nowhere else.
 *
 * @param onPlaced the order is placed; called even if the page that ordered has been left meanwhile
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

/** Caches the order for its pages; the cart is refetched, here and in the other tabs. */
function afterSubmit(queryClient: QueryClient, context: BuyerContext, result: SubmitResult): void {
  // The refusal may be due to addresses that have changed since they were read; the customer's delivery days are refetched in any case.
  if (result.kind === 'refused')
    void queryClient.invalidateQueries({ queryKey: getListDeliveryAddressesQueryKey(context.tenant, context.customerId) });
  // Shows the server's cart beside the one that was agreed to.
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
  replacedLines(context).forget();
  const { orderId, order } = result;
  const remainder: SubmitOnlyFields = {
    ...(order?.rejectedItems && { rejectedItems: order.rejectedItems }),
    ...(order?.confirmationEmails && { confirmationEmails: order.confirmationEmails }),
  };
  remainderOf(context, orderId).keep(remainder);
  unacknowledged(context).keep(orderId);
  if (order) queryClient.setQueryData(getGetOrderQueryKey(context.tenant, context.customerId, orderId), order);
}

const unacknowledged = (context: BuyerContext) => tabText(`order-unacknowledged:${cartName(context)}`);

/** The orders that a page has reported. */
const acknowledgedIn = perClient(() => new Set<string>());
/** Milliseconds after which the user has read the page's message about an order. A reload before that shows the message again. */
const readingTime = 2_000;

/** The number of a placed order that the user has not been told about; null if there is none. */
function unacknowledgedNumber(queryClient: QueryClient, context: BuyerContext): string | null {
  const number = unacknowledged(context).read();
  return number !== null && acknowledgedIn(queryClient).has(number) ? null : number;
}

/** True if an order of this cart was sent and the user was not told its result, because the page was left or reloaded. */
export function hasUnacknowledgedOrder(queryClient: QueryClient, context: BuyerContext): boolean {
  return unacknowledgedNumber(queryClient, context) !== null || orderSubmission(queryClient, context).isUncertain;
}

/** True if an earlier attempt is unresolved and nothing is looking it up. */
export function hasUnresolvedAttempt(queryClient: QueryClient, context: BuyerContext): boolean {
  return orderSubmission(queryClient, context).isFromEarlierAttempt;
}

/** The number of an unacknowledged order, once it is known to exist; null when it doesn't, or when that can't be found out now. */
export function unacknowledgedOrderOptions(queryClient: QueryClient, context: BuyerContext) {
  return queryOptions({
    queryKey: ownKey('unacknowledgedOrder', cartName(context)),
    queryFn: async () => {
      const placed = unacknowledgedNumber(queryClient, context);
      if (placed !== null) return placed;
      const found = (await orderSubmission(queryClient, context).lookUp()) ?? null;
      // An attempt still under way has already reported it.
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

/** Records that the user has been told about an order. Returns true the first time. */
export function acknowledgeOrder(queryClient: QueryClient, context: BuyerContext, orderId: string): boolean {
  if (unacknowledgedNumber(queryClient, context) !== orderId) return false;
  acknowledgedIn(queryClient).add(orderId);
  setTimeout(() => {
    if (unacknowledged(context).read() === orderId) unacknowledged(context).forget();
  }, readingTime);
  return true;
}

/** Data of an order that only the answer to the submit contained. */
const remainderOf = ({ tenant, customerId }: ShopContext, orderId: string) =>
  tabValue(`order-result:${tenant}:${customerId}:${orderId}`, (value): SubmitOnlyFields => {
    const kept: SubmitOnlyFields = recordOf(value);
    return {
      ...(Array.isArray(kept.rejectedItems) && { rejectedItems: kept.rejectedItems }),
      ...(Array.isArray(kept.confirmationEmails) && { confirmationEmails: kept.confirmationEmails }),
    };
  });

/** True if an order was placed in this tab, so that its number is valid even if the order itself can't be read. */
export function isPlacedHere(context: ShopContext, orderId: string): boolean {
  return remainderOf(context, orderId).isKept();
}

/** An order for its confirmation page, also after a reload: with the lines that were left out and the recipients of the confirmation. */
export const placedOrderOptions = (context: ShopContext, orderId: string) =>
  queryOptions({
    ...orderOptions(context, orderId),
    select: (order: Order): Order => ({ ...remainderOf(context, orderId).read(), ...order }),
  });
