import { deviceValue, type StoredValue } from '#platform/stored.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { parseBudgets, type TypedBudget } from './rules/budget';

/** A user's budgets for a customer's months, on this device. */
export const storedBudgets = ({ tenant, customerId }: BuyerContext, userId: string): StoredValue<readonly TypedBudget[]> =>
  deviceValue(`spending-budget:${tenant}:${customerId}:${userId}`, parseBudgets);
