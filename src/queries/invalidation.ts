import type { QueryClient } from '@tanstack/react-query';
import { getGetFairQueryKey } from '../gen/fair/get-fair';
import { ResponseError } from '../http/errors';
import { readRule, type ReadOperation, type WriteOperation } from './operations';

const essence = [
  'listEssenceVisibilities',
  'listRecentEssenceItems',
  'listRecentEssenceItemsOfProduct',
  'browseEssentialProducts',
  'browseCustomerEssentialProducts',
] as const;
// Not getOrderTemplateDetails: it tells removed products once, so only whoever opens a template asks for it.
const templates = ['listOrderTemplates', 'searchOrderTemplates', 'getOrderTemplate'] as const;
const labels = ['getLabel', 'listLabelSkus', 'listLabelProducts', 'checkLabelsForInactiveProducts'] as const;
const inventories = ['listGroupedInventories', 'listDeletedInventories', 'getInventoryDetails'] as const;
const notifications = ['getUnreadNotificationCount', 'getUrgentNotification', 'getNotification', 'listNotifications'] as const;
const orders = ['listOrders', 'listOrderOverview', 'listReceipts'] as const;
const ownCart = ['listCartEvents', 'listPromotedProductsForCart'] as const;
const fairCart = ['listSubshopCartEvents'] as const;
const user = ['getCurrentUser', 'listConfirmationEmails'] as const;

/**
 * What a successful call makes stale. The carts themselves are not here: their answers are the new truth, and the cart engine
 * keeps it. Every call that changes something has its row, so that a new one can't be forgotten.
 */
const staleAfter: Record<WriteOperation, readonly ReadOperation[]> = {
  addAllEssencesToLabels: labels,
  addLabel: labels,
  addLabelMail: user,
  addOrderMail: user,
  clearCart: ownCart,
  clearLabels: labels,
  clearSubshopCart: fairCart,
  createInventory: inventories,
  createOrderTemplate: templates,
  deleteCompanionOrder: ['listCompanionOrders'],
  deleteInventory: inventories,
  deleteOrderTemplate: templates,
  generateLabels: [],
  importCompanionOrder: ['listCompanionOrders', 'getCart', ...ownCart],
  markNotificationsRead: notifications,
  recoverInventory: inventories,
  removeCartItem: ownCart,
  removeLabel: labels,
  removeLabelMail: user,
  removeOrderMail: user,
  removeOrderTemplateItem: templates,
  removeSubshopCartItem: fairCart,
  sendLabelPrintEmail: [],
  setCartItem: ownCart,
  setCartItems: ownCart,
  setEssencePeriod: ['getEssencePeriod', 'getCustomer', ...essence],
  setEssenceVisibility: [],
  setNotificationPreferences: ['getNotificationPreferences'],
  setOrderTemplateItem: templates,
  setSingleCartItem: ownCart,
  setSubshopCartItem: fairCart,
  setSubshopCartItemNoDetail: fairCart,
  setSubshopCartItems: fairCart,
  setUserLocale: ['getCurrentUser'],
  shareOrderTemplate: templates,
  submitCart: ['getCustomer', 'listCompanionOrders', ...essence, ...orders, ...ownCart],
  submitCrmForm: [],
  submitForm: [],
  submitSubshopCart: ['getCustomer', 'browseQuantityHistory', ...essence, ...orders, ...fairCart],
  unshareOrderTemplate: templates,
  updateOrderTemplate: templates,
  updateUserData: user,
};

/**
 * What changes which products are on the essence list, so that every list and search within it is stale. After a flip such a list stays
 * on the screen as it is: a row that went away under the finger could not be flipped back. The toggles read their own states anew.
 */
const essencesAfter: Partial<Record<WriteOperation, 'active' | 'none'>> = {
  setEssencePeriod: 'active',
  setEssenceVisibility: 'none',
  submitCart: 'active',
  submitSubshopCart: 'active',
};

/** Whether a read keeps to the essence list. */
const isWithinEssences = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  queryKey.some((part) => {
    const essential = (part as { filter?: { essential?: string } } | undefined)?.filter?.essential ?? 'IGNORE';
    return essential !== 'IGNORE';
  });

/** Marks stale what a successful call has changed; what is on the screen is read anew. */
export function invalidateAfter(queryClient: QueryClient, operation: WriteOperation): void {
  for (const read of staleAfter[operation]) void queryClient.invalidateQueries({ queryKey: [read] });
  const refetchType = essencesAfter[operation];
  if (refetchType) void queryClient.invalidateQueries({ predicate: isWithinEssences, refetchType });
}

/**
 * After a failure: where a call in a fair is told that the fair is not active any more, the fair is read again, so that its screens say
 * so instead of failing one by one.
 */
export function invalidateAfterFailure(queryClient: QueryClient, error: unknown, queryKey: readonly unknown[] = []): void {
  const fair = getGetFairQueryKey('');
  // An answer without a body goes by its status alone; to read a fair once more for nothing does no harm.
  const mayHaveEnded = error instanceof ResponseError && error.status === 409 && (error.problem?.code ?? 'fairInactive') === 'fairInactive';
  // A fair that itself can't be read for this reason would be read for ever.
  if (mayHaveEnded && queryKey[0] !== fair[0]) void queryClient.invalidateQueries({ queryKey: fair });
}

/** Whether the first part of a mutation key is the operationId of a call. */
export function isWriteOperation(value: unknown): value is WriteOperation {
  return typeof value === 'string' && Object.hasOwn(staleAfter, value);
}

/**
 * Forgets everything that another customer would see otherwise: prices, carts, orders. To be called once the screens know the
 * new customer; what they show is then read anew.
 */
export function clearCustomerScoped(queryClient: QueryClient): void {
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => readRule(queryKey)?.perCustomer ?? true;
  queryClient.removeQueries({ predicate, type: 'inactive' });
  void queryClient.resetQueries({ predicate, type: 'active' });
}

/** After a switch of language: names and descriptions are read anew, and stay as they are on the screen until they are there. */
export function invalidateTranslated(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => readRule(queryKey)?.translated ?? true });
}

/** After a leap of the device's clock, by which the age of what was read is wrong: it is all asked for anew, but for what keeps for good. */
export function invalidateAged(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => Number.isFinite(readRule(queryKey)?.freshFor) });
}
