import { useMutation, useQueryClient, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { CartLine } from '#domain/cart/cart.ts';
import { planAddition, type CartAddition, type RequestedLine, type MinimumOf } from '#domain/cart/cartAddition.ts';
import { toProduct, type Product } from '#domain/product/product.ts';
import type { CartItemRequest, Product as WireProduct } from '#gen/models/index.ts';
import { findProductsBySku } from '#gen/product/find-products-by-sku.ts';
import { cartOf } from './cart';
import { letIn } from './cartGuard';
import { cartStore } from './cartStore';
import type { IntentOutcome } from './cartIntents';
import type { CallMeta } from '#queries/client.ts';
import { isBuyer, type BuyerContext, type ShopContext } from '#queries/shopContext.ts';
import { productsInCalls } from '#queries/skuCalls.ts';

/** Result of adding many lines at once (P§5 "add all to cart"). */
export interface AdditionReport extends Omit<CartAddition, 'requests'> {
  /** Requested lines that were fine and that the server refused all the same. */
  readonly failed: readonly RequestedLine[];
  /** Those of the added lines that wait for a network; they are sent by themselves while the page or its tab lives. */
  readonly waiting: readonly RequestedLine[];
}

/** A requested line with what it makes of the cart's line. */
export interface PlannedLine {
  readonly requestedLine: RequestedLine;
  /** The cart's line before; undefined if the cart didn't have it. */
  readonly from: Pick<CartItemRequest, 'amount' | 'unitAbbreviation'> | undefined;
  /** The cart's line afterwards. */
  readonly to: Pick<CartItemRequest, 'amount' | 'unitAbbreviation'>;
}

/** Called with the lines that are about to be written, before anything is sent. */
type OnPlanned = (planned: readonly PlannedLine[]) => void;

/** Parameters that read products with the customer's prices in the context's shop, including products not sold at present. */
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

/** True if an addition was called off before it did anything, so that there is nothing to report. */
export const isCalledOff = ({ added, refused, failed }: AdditionReport): boolean => added.length + refused.length + failed.length === 0;

const nothingAdded: AdditionReport = { added: [], refused: [], failed: [], waiting: [] };

/**
 * The products of skus by sku, with the customer's prices in the context's shop. Also those that are not sold at present; unknown
 * ones are missing.
 */
export const readProducts = async (context: BuyerContext, skus: readonly string[], signal?: AbortSignal) =>
  productMapOf(await fetchAnyProducts(context, skus, signal));

/** Adds lines to what the cart holds by now, through its guard. Rejects if the products or the cart can't be read. */
export async function addAll(
  queryClient: QueryClient,
  context: BuyerContext,
  wantedLines: readonly RequestedLine[],
  minimumOf: MinimumOf,
  onPlanned?: OnPlanned,
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
    // A colleague may have changed the cart since it was read: their amount is added to, never replaced.
    store.ask(),
  ]);
  const held = cartOf(queryClient, context).lines;
  const { requests, added, refused } = planAddition(requestedLines, products, held, minimumOf);
  if (onPlanned && requests.length > 0) onPlanned(plannedLines(requests, added, held));
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
  return {
    added: added.filter((requestedLine) => !hasFailed(requestedLine)),
    refused,
    failed: added.filter(hasFailed),
    waiting: added.filter(({ sku }) => !outcomes.has(sku)),
  };
}

function plannedLines(
  requests: readonly CartItemRequest[],
  added: readonly RequestedLine[],
  held: readonly CartLine[],
): readonly PlannedLine[] {
  const before = new Map(held.map((line) => [line.sku, line]));
  const after = new Map(requests.map(({ sku, amount, unitAbbreviation }) => [sku, { amount, unitAbbreviation }]));
  return added.flatMap((requestedLine): PlannedLine[] => {
    const to = after.get(requestedLine.sku);
    const from = before.get(requestedLine.sku);
    return to ? [{ requestedLine, from: from && { amount: from.amount, unitAbbreviation: from.unitAbbreviation }, to }] : [];
  });
}

/** Mutation key of additions of many lines, for code that waits for one. */
export const addAllKey = ['addAllToCart'] as const;

/** Options of an addition of many lines. */
export interface AddAllOptions {
  /** Lines that have to reach the minimum quantity; default: each requested line. */
  readonly minimumOf?: MinimumOf;
  /** `inline` if the caller shows the failure itself. */
  readonly failure?: CallMeta['failure'];
  readonly onPlanned?: OnPlanned | undefined;
}

/**
 * Puts the lines of a template, order, inventory, quantity history or quick entry into the cart. Orderable lines go in one call; the
 * answer lists the omitted lines with reasons.
 */
export function useAddAll(
  context: ShopContext,
  { minimumOf = 'each', failure = 'toast', onPlanned }: AddAllOptions = {},
): UseMutationResult<AdditionReport, Error, readonly RequestedLine[]> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: addAllKey,
    mutationFn: async (requestedLines: readonly RequestedLine[]): Promise<AdditionReport> =>
      isBuyer(context) ? addAll(queryClient, context, requestedLines, minimumOf, onPlanned) : nothingAdded,
    meta: { failure },
  });
}
