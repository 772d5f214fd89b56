import type { QueryClient } from '@tanstack/react-query';
import type { RequestedLine } from '#domain/cart/cartAddition.ts';
import { entriesOf, textOr } from '#platform/keptJson.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { addAll, type AdditionReport } from './cartAddition';
import { takeLeftWaiting } from './cartGuard';
import { cartStore } from './cartStore';

/** Parses the lines that a previous page left waiting for the guard of a cart. They are returned only once. */
export function linesLeftWaiting(queryClient: QueryClient, context: BuyerContext): readonly RequestedLine[] {
  return entriesOf(takeLeftWaiting(queryClient, context), ({ sku, name, amount, unitAbbreviation }): RequestedLine | undefined => {
    if (typeof sku !== 'string' || typeof amount !== 'number' || typeof unitAbbreviation !== 'string') return undefined;
    return { sku, name: textOr(name, undefined), amount, unitAbbreviation };
  });
}

/** Adds such lines to what the cart holds now, which another device may have changed meanwhile. Rejects if a read fails. */
export async function addLeft(queryClient: QueryClient, context: BuyerContext, lines: readonly RequestedLine[]): Promise<AdditionReport> {
  await cartStore(queryClient, context).refetchCart();
  return addAll(queryClient, context, lines, 'line');
}
