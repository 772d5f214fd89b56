import type { InvalidateOptions, QueryClient } from '@tanstack/react-query';
import { ResponseError } from '#http/errors.ts';
import { operationsOf, readRule, type FailurePolicy, type ReadOperation, type WriteOperation } from './operations';

const essence = [
  'listEssenceVisibilities',
  'listRecentEssenceItems',
  'listRecentEssenceItemsOfProduct',
  'browseEssentialProducts',
  'browseCustomerEssentialProducts',
] as const;
// Not getOrderTemplateDetails: it reports removed products only once, so only a screen that opens a template requests it.
const templates = ['listOrderTemplates', 'searchOrderTemplates', 'getOrderTemplate'] as const;
const labels = ['getLabel', 'listLabelSkus', 'listLabelProducts', 'checkLabelsForInactiveProducts'] as const;
const inventories = ['listGroupedInventories', 'listDeletedInventories', 'getInventoryDetails'] as const;
const notifications = ['getUnreadNotificationCount', 'getUrgentNotification', 'getNotification', 'listNotifications'] as const;
const orders = ['listOrders', 'listOrderOverview', 'listReceipts'] as const;
const ownCart = ['listCartEvents', 'listPromotedProductsForCart'] as const;
const fairCart = ['listSubshopCartEvents'] as const;
const user = ['getCurrentUser', 'listConfirmationEmails'] as const;

/**
 * Rules of every write: the failure policy (a screen that handles it otherwise sets `meta.failure`) and the reads that it makes stale
 * when it succeeds. The carts aren't here: their answers are the new state, which the cart engine stores. The type requires a row for
 * each write.
 */
const writes: Record<WriteOperation, readonly [failure: FailurePolicy, stale: readonly ReadOperation[]]> = {
  addAllEssencesToLabels: ['inline', labels],
  addLabel: ['toast', labels],
  addLabelMail: ['inline', user],
  addOrderMail: ['inline', user],
  clearCart: ['toast', ownCart],
  clearLabels: ['inline', labels],
  clearSubshopCart: ['toast', fairCart],
  createInventory: ['inline', inventories],
  createOrderTemplate: ['toast', templates],
  deleteCompanionOrder: ['inline', ['listCompanionOrders']],
  deleteInventory: ['inline', inventories],
  deleteOrderTemplate: ['toast', templates],
  generateLabels: ['inline', []],
  importCompanionOrder: ['inline', ['listCompanionOrders', 'getCart', ...ownCart]],
  markNotificationsRead: ['toast', notifications],
  recoverInventory: ['toast', inventories],
  removeCartItem: ['toast', ownCart],
  removeLabel: ['toast', labels],
  removeLabelMail: ['inline', user],
  removeOrderMail: ['inline', user],
  removeOrderTemplateItem: ['toast', templates],
  removeSubshopCartItem: ['toast', fairCart],
  sendLabelPrintEmail: ['inline', []],
  setCartItem: ['toast', ownCart],
  setCartItems: ['toast', ownCart],
  setEssencePeriod: ['inline', ['getEssencePeriod', 'getCustomer', ...essence]],
  setEssenceVisibility: ['toast', []],
  setNotificationPreferences: ['inline', ['getNotificationPreferences']],
  setOrderTemplateItem: ['toast', templates],
  setSingleCartItem: ['toast', ownCart],
  setSubshopCartItem: ['toast', fairCart],
  setSubshopCartItemNoDetail: ['toast', fairCart],
  setSubshopCartItems: ['toast', fairCart],
  setUserLocale: ['silent', ['getCurrentUser']],
  shareOrderTemplate: ['inline', templates],
  submitCart: ['inline', ['getCustomer', 'listCompanionOrders', ...essence, ...orders, ...ownCart]],
  submitCrmForm: ['inline', []],
  submitForm: ['inline', []],
  submitSubshopCart: ['inline', ['getCustomer', 'browseQuantityHistory', ...essence, ...orders, ...fairCart]],
  unshareOrderTemplate: ['inline', templates],
  updateOrderTemplate: ['inline', templates],
  updateUserData: ['inline', user],
};

/**
 * Writes that change the products on the essence list, which makes every list and search within it stale. After a flip such a list
 * stays on the screen unchanged: a row that disappeared on click could not be flipped back. The toggles refetch their own states.
 */
const essencesAfter: Partial<Record<WriteOperation, 'active' | 'none'>> = {
  setEssencePeriod: 'active',
  setEssenceVisibility: 'none',
  submitCart: 'active',
  submitSubshopCart: 'active',
};

/** True if a read is limited to the essence list. */
const isWithinEssences = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  operationsOf(queryKey).includes('browseCustomerEssentialProducts') ||
  queryKey.some((part) => {
    const essential = (part as { filter?: { essential?: string } } | undefined)?.filter?.essential ?? 'IGNORE';
    return essential !== 'IGNORE';
  });

/**
 * Marks the answers of calls stale, and the queries composed of them; active ones are refetched. All are marked before the first
 * refetch, so that no query is composed of an answer that is about to be refetched.
 */
export function invalidateReads(
  queryClient: QueryClient,
  operations: readonly ReadOperation[],
  options?: InvalidateOptions,
): Promise<void> {
  const isMadeOf = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    operationsOf(queryKey).some((operation) => operations.includes(operation));
  return queryClient.invalidateQueries({ predicate: isMadeOf }, options);
}

/** Marks reads stale after a successful call; active ones are refetched. */
export function invalidateAfter(queryClient: QueryClient, operation: WriteOperation): void {
  void invalidateReads(queryClient, writes[operation][1]);
  const refetchType = essencesAfter[operation];
  if (refetchType) void queryClient.invalidateQueries({ predicate: isWithinEssences, refetchType });
}

/**
 * After a failure: if a call in a fair reports that the fair is no longer active, the fair is refetched, so that its screens say so
 * instead of failing one by one.
 */
export function invalidateAfterFailure(queryClient: QueryClient, error: unknown, queryKey: readonly unknown[] = []): void {
  // An answer without a body is judged by its status alone; one superfluous read of a fair does no harm.
  const mayHaveEnded = error instanceof ResponseError && error.status === 409 && (error.problem?.code ?? 'fairInactive') === 'fairInactive';
  // A fair that itself can't be read for this reason would be read for ever.
  if (mayHaveEnded && !operationsOf(queryKey).includes('getFair')) void invalidateReads(queryClient, ['getFair']);
}

/** True if the first part of a mutation key is the operationId of a call. */
export function isWriteOperation(value: unknown): value is WriteOperation {
  return typeof value === 'string' && Object.hasOwn(writes, value);
}

/** The failure policy of a mutation. */
export function writeFailure(operation: unknown): FailurePolicy {
  return isWriteOperation(operation) ? writes[operation][0] : 'toast';
}

/**
 * Drops everything that depends on the customer: prices, carts, orders. Call it once the screens know the new customer; active reads
 * are then refetched.
 */
export function clearCustomerScoped(queryClient: QueryClient): void {
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => readRule(queryKey)?.perCustomer ?? true;
  queryClient.removeQueries({ predicate, type: 'inactive' });
  void queryClient.resetQueries({ predicate, type: 'active' });
}

/** After a switch of language: names and descriptions are read again, and stay as they are on the screen until they are there. */
export function invalidateTranslated(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => readRule(queryKey)?.translated ?? true });
}

/**
 * After a leap of the device's clock, which makes the age of cached answers wrong: refetches everything except reads that never get
 * stale.
 */
export function invalidateAged(queryClient: QueryClient): void {
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => Number.isFinite(readRule(queryKey)?.staleTime);
  // Requests under way are recent enough: a page that wakes up also refetches by itself, and no read should be sent twice.
  void queryClient.invalidateQueries({ predicate }, { cancelRefetch: false });
}
