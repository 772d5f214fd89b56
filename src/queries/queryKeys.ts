import type { ReadOperation } from './operations';

/** Names of the queries that are no call of the contract, or made of several. None is an operationId. */
export type OwnName =
  | 'allergenProducts'
  | 'attachedFile'
  | 'customerCart'
  | 'customerOrders'
  | 'customerSpending'
  | 'foundInventory'
  | 'foundOrder'
  | 'lastPaid'
  | 'offlineProducts'
  | 'orderSheet'
  | 'previousDelivery'
  | 'quickEntryCodes'
  | 'readReceipts'
  | 'searchTerms'
  | 'signInTrouble'
  | 'themeTokens'
  | 'unacknowledgedOrder'
  | 'waitingCounts';

/**
 * Key of a call whose code comes with its first use: an import of the generated key would bring the call along. Without parts it finds
 * all queries of the call.
 */
export const callKey = <const Parts extends readonly unknown[]>(operation: ReadOperation, ...parts: Parts) =>
  [operation, ...parts] as const;

/**
 * Key of a query composed of answers of calls. It begins with its own name and names all of them (see `operationsOf`), so that it is
 * stale as soon as one of them is.
 *
 * @param operations the source calls; the first decides the failure policy
 * @param parts identify the query, customer included
 */
export const composedKey = (name: OwnName, operations: readonly [ReadOperation, ...ReadOperation[]], ...parts: readonly unknown[]) =>
  [[name, ...operations].join('+'), ...parts] as const;

/** Key of a query that no answer of the contract makes stale. */
export const ownKey = <const Parts extends readonly unknown[]>(name: OwnName, ...parts: Parts) => [name, ...parts] as const;
