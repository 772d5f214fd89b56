import type { QueryClient } from '@tanstack/react-query';
import { cartStore } from './cartStore';
import type { Removal } from './cartIntents';
import { isBuyer, type ShopContext } from '../queries/shopContext';

/** The removal of a single line that can still be undone, for an undo in the place where the line was removed; undefined when there is none. */
export function lineRemoval(queryClient: QueryClient, context: ShopContext, sku: string): Removal | undefined {
  if (!isBuyer(context)) return undefined;
  const { removals } = cartStore(queryClient, context).snapshot();
  return removals.find((removal) => removal.kind === 'line' && removal.lines.some((line) => line.sku === sku));
}
