import { useMutation, useQueryClient, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import { planAddition, type CartAddition, type RequestedLine, type MinimumOf } from '../domain/cartAddition';
import { toProduct, type Product } from '../domain/product';
import type { Product as WireProduct } from '../gen/models';
import { findProductsBySku } from '../gen/product/find-products-by-sku';
import { cartOf } from './cart';
import { cartOptions } from './cartOptions';
import { letIn } from './cartGuard';
import { cartStore } from './cartStore';
import type { IntentOutcome } from './cartIntents';
import { isBuyer, type BuyerContext, type ShopContext } from '../queries/shopContext';
import { productsInCalls } from '../queries/skuCalls';

/** What came of adding many lines at once (P§5 "add all to cart"). */
export interface AdditionReport extends Omit<CartAddition, 'requests'> {
  /** Requested lines that were fine and that the server refused all the same. */
  readonly failed: readonly RequestedLine[];
}

/** How products are asked for with the customer's prices in the context's shop, those that are not sold at present included. */
export const anyProductsParams = ({ customerId, shop }: BuyerContext) => ({
  customerId,
  showInactive: true,
  ...(shop.kind === 'fair' && { cartType: shop.fairCode }),
});

/** Asks for the products of any number of skus in that way; unknown ones are missing. */
export const fetchAnyProducts = (context: BuyerContext, skus: readonly string[], signal?: AbortSignal) =>
  productsInCalls(skus, (part) => findProductsBySku(context.tenant, part, anyProductsParams(context), signal && { signal }));

/** Products by sku. */
export const productMapOf = (products: readonly WireProduct[]): ReadonlyMap<string, Product> =>
  new Map(products.map((product) => [product.sku, toProduct(product)]));

/** True where an addition came to nothing because it was called off: there is nothing to say of it. */
export const isCalledOff = ({ added, refused, failed }: AdditionReport): boolean => added.length + refused.length + failed.length === 0;

const nothingAdded: AdditionReport = { added: [], refused: [], failed: [] };

/**
 * The products of skus by sku, with the customer's prices in the context's shop. Also those that are not sold at present; unknown
 * ones are missing.
 */
export const readProducts = async (context: BuyerContext, skus: readonly string[], signal?: AbortSignal) =>
  productMapOf(await fetchAnyProducts(context, skus, signal));

async function addAll(
  queryClient: QueryClient,
  context: BuyerContext,
  wantedLines: readonly RequestedLine[],
  minimumOf: MinimumOf,
): Promise<AdditionReport> {
  const letting = await letIn(queryClient, context, wantedLines);
  const requestedLines = letting?.lines ?? wantedLines;
  if (requestedLines.length === 0) return nothingAdded;
  const store = cartStore(queryClient, context);
  const [products] = await Promise.all([
    readProducts(
      context,
      requestedLines.map(({ sku }) => sku),
    ),
    queryClient.ensureQueryData(cartOptions(queryClient, context)),
  ]);
  const { requests, added, refused } = planAddition(requestedLines, products, cartOf(queryClient, context).lines, minimumOf);
  const outcomes = new Map<string, IntentOutcome>();
  store.forgetRemoved(new Set(requests.map(({ sku }) => sku)));
  store.change(
    requests.map(({ sku, amount, unitAbbreviation }) => ({
      sku,
      intent: { kind: 'set', amount, unitAbbreviation },
      onSettled: (outcome) => outcomes.set(sku, outcome),
    })),
  );
  await store.drain();
  letting?.tell(new Set(requests.map(({ sku }) => sku)));
  const hasFailed = ({ sku }: RequestedLine) => outcomes.get(sku) === 'failed';
  return { added: added.filter((requestedLine) => !hasFailed(requestedLine)), refused, failed: added.filter(hasFailed) };
}

/** What additions of many lines are called, for code that waits for one. */
export const addAllKey = ['addAllToCart'] as const;

/** How many lines are added. */
interface AddAllOptions {
  /** What has to reach the minimum quantity; each requested line, when nothing is said. */
  readonly minimumOf?: MinimumOf;
  /** `inline` where the caller says of a failure itself. */
  readonly failure?: 'toast' | 'inline';
}

/**
 * Puts the lines of a template, an order, an inventory, a quantity history or a quick entry into the cart: those that can be
 * ordered, in one call; the answer tells what was left out and why.
 */
export function useAddAll(
  context: ShopContext,
  { minimumOf = 'each', failure = 'toast' }: AddAllOptions = {},
): UseMutationResult<AdditionReport, Error, readonly RequestedLine[]> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: addAllKey,
    mutationFn: async (requestedLines: readonly RequestedLine[]): Promise<AdditionReport> =>
      isBuyer(context) ? addAll(queryClient, context, requestedLines, minimumOf) : nothingAdded,
    meta: { failure },
  });
}
