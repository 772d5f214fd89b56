import { queryOptions } from '@tanstack/react-query';
import type { Product as WireProduct } from '#gen/models/index.ts';
import { findProductsBySku } from '#gen/product/find-products-by-sku.ts';
import { droppedEntriesOf } from '#http/shape.ts';
import { composedKey } from './queryKeys';
import type { BuyerContext } from './shopContext';

/** Result of reading a part of a list. */
export interface ReadPart {
  /** The products that the server knows, also those that are not sold at present. */
  readonly products: readonly WireProduct[];
  /** True if the whole answer was readable; otherwise an unreadable entry may be one of the missing products. */
  readonly isWhole: boolean;
}

/** Calls of a list that are under way at the same time. */
const callsAtOnce = 3;

/** Limits the number of simultaneous calls; others wait for their turn. */
function inTurns(most: number): <Answer>(call: () => Promise<Answer>) => Promise<Answer> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (call) => {
    if (running < most) running += 1;
    else
      await new Promise<void>((go) => {
        waiting.push(go);
      });
    try {
      return await call();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

const turn = inTurns(callsAtOnce);

/**
 * The products of a part of a list with their declared allergens, as the server has them now, not from another list.
 *
 * @param skus one part of the list
 */
export function allergenProductsOptions({ tenant, customerId, shop }: BuyerContext, skus: readonly string[]) {
  const params = { customerId, showInactive: true, ...(shop.kind === 'fair' && { cartType: shop.fairCode }) };
  return queryOptions<ReadPart>({
    queryKey: composedKey('allergenProducts', ['findProductsBySku'], tenant, skus, params),
    queryFn: ({ signal }) =>
      turn(async () => {
        const products = await findProductsBySku(tenant, [...skus], params, { signal });
        return { products, isWhole: droppedEntriesOf(products).length === 0 };
      }),
  });
}
