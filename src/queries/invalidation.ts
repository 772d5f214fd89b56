import type { InvalidateOptions, QueryClient } from '@tanstack/react-query';
import { ResponseError } from '../http/errors';
import { operationsOf, readRule, type FailurePolicy, type ReadOperation, type WriteOperation } from './operations';

const essence = [
  'listEssenceVisibilities',
  'listRecentEssenceItems',
  'listRecentEssenceItemsOfProduct',
  'browseEssentialProducts',
  'browseCustomerEssentialProducts',
] as const;
// Not getOrderTemplateDetails: it tells removed products once, so only a screen that opens a template asks for it.
const templates = ['listOrderTemplates', 'searchOrderTemplates', 'getOrderTemplate'] as const;
const labels = ['getLabel', 'listLabelSkus', 'listLabelProducts', 'checkLabelsForInactiveProducts'] as const;
const inventories = ['listGroupedInventories', 'listDeletedInventories', 'getInventoryDetails'] as const;
const notifications = ['getUnreadNotificationCount', 'getUrgentNotification', 'getNotification', 'listNotifications'] as const;
const orders = ['listOrders', 'listOrderOverview', 'listReceipts'] as const;
const ownCart = ['listCartEvents', 'listPromotedProductsForCart'] as const;
const fairCart = ['listSubshopCartEvents'] as const;
const user = ['getCurrentUser', 'listConfirmationEmails'] as const;

/**
 * Of every call that changes something: what a person sees when it fails (a screen that tells it otherwise says so in its `meta.failure`),
 * and what it makes stale when it succeeds. The carts themselves are not here: their answers are the new truth, and the cart engine
 * keeps it. Every call that changes something has its row, so that a new one can't be forgotten.
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
 * What changes which products are on the essence list, so that every list and search within it is stale. After a flip such a list stays
 * on the screen as it is: a row that went away under the finger could not be flipped back. The toggles read their own states again.
 */
const essencesAfter: Partial<Record<WriteOperation, 'active' | 'none'>> = {
  setEssencePeriod: 'active',
  setEssenceVisibility: 'none',
  submitCart: 'active',
  submitSubshopCart: 'active',
};

/** Whether a read keeps to the essence list. */
const isWithinEssences = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  operationsOf(queryKey).includes('browseCustomerEssentialProducts') ||
  queryKey.some((part) => {
    const essential = (part as { filter?: { essential?: string } } | undefined)?.filter?.essential ?? 'IGNORE';
    return essential !== 'IGNORE';
  });

/**
 * Marks the answers of calls stale, and what is put together from one of them; what is on the screen is read again. All of it is marked
 * before anything is read, so that nothing is put together from an answer that is about to be read again.
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

/** Marks stale what a successful call has changed; what is on the screen is read again. */
export function invalidateAfter(queryClient: QueryClient, operation: WriteOperation): void {
  void invalidateReads(queryClient, writes[operation][1]);
  const refetchType = essencesAfter[operation];
  if (refetchType) void queryClient.invalidateQueries({ predicate: isWithinEssences, refetchType });
}

/**
 * After a failure: where a call in a fair is told that the fair is not active any more, the fair is read again, so that its screens say
 * so instead of failing one by one.
 */
export function invalidateAfterFailure(queryClient: QueryClient, error: unknown, queryKey: readonly unknown[] = []): void {
  // An answer without a body goes by its status alone; to read a fair once more for nothing does no harm.
  const mayHaveEnded = error instanceof ResponseError && error.status === 409 && (error.problem?.code ?? 'fairInactive') === 'fairInactive';
  // A fair that itself can't be read for this reason would be read for ever.
  if (mayHaveEnded && !operationsOf(queryKey).includes('getFair')) void invalidateReads(queryClient, ['getFair']);
}

/** Whether the first part of a mutation key is the operationId of a call. */
export function isWriteOperation(value: unknown): value is WriteOperation {
  return typeof value === 'string' && Object.hasOwn(writes, value);
}

/** What a person sees of a failed mutation. */
export function writeFailure(operation: unknown): FailurePolicy {
  return isWriteOperation(operation) ? writes[operation][0] : 'toast';
}

/**
 * Forgets everything that another customer would see otherwise: prices, carts, orders. To be called once the screens know the
 * new customer; what they show is then read again.
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

/** After a leap of the device's clock, by which the age of what was read is wrong: it is all asked for again, but for what keeps for good. */
export function invalidateAged(queryClient: QueryClient): void {
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => Number.isFinite(readRule(queryKey)?.staleTime);
  // What is asked for already is new enough: a page that wakes asks by itself, too, and nothing is to be asked twice.
  void queryClient.invalidateQueries({ predicate }, { cancelRefetch: false });
}
