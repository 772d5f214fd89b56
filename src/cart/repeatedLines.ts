import type { CartItemRequest } from '#gen/models/index.ts';
import type { IntentOutcome } from './cartIntents';
import type { CartStore } from './cartStore';

/**
 * Sets lines once more whose addition may have been lost; they passed the cart's guard before it. Returns the outcomes by sku; a line without
 * one waits for a network.
 */
export async function repeatLines(store: CartStore, lines: readonly CartItemRequest[]): Promise<ReadonlyMap<string, IntentOutcome>> {
  const outcomes = new Map<string, IntentOutcome>();
  store.change(
    lines.map(({ sku, amount, unitAbbreviation }) => ({
      sku,
      intent: { kind: 'set', amount, unitAbbreviation },
      onSettled: (outcome) => outcomes.set(sku, outcome),
    })),
  );
  await store.drain();
  return outcomes;
}
