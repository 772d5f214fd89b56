import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { overviewRows, type OverviewItem, type OverviewRow, type ProductAnswer } from '#domain/allergens/allergenOverview.ts';
import { allergenProductsOptions, type ReadPart } from '#queries/allergenProducts.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { skuParts } from '#queries/skuCalls.ts';

/** Loading state of an overview's products. */
export interface OverviewReading {
  readonly rows: readonly OverviewRow[];
  /** Number of products still loading. */
  readonly loading: number;
  /** Number of products that failed to load. */
  readonly failed: number;
  /** The error, for its code. */
  readonly error: unknown;
  /** True while a retry is running. */
  readonly isRetrying: boolean;
  /** Loads the failed products again. */
  retry(): void;
}

interface PartState {
  readonly data: ReadPart | undefined;
  readonly isError: boolean;
  readonly error: unknown;
  readonly isFetching: boolean;
}

const stateOf = (results: readonly UseQueryResult<ReadPart>[]): readonly PartState[] =>
  results.map(({ data, isError, error, isFetching }) => ({ data, isError, error, isFetching }));

function answersOf(parts: readonly (readonly string[])[], states: readonly PartState[]): ReadonlyMap<string, ProductAnswer> {
  const answers = new Map<string, ProductAnswer>();
  parts.forEach((skus, index) => {
    const { data, isError = false } = states[index] ?? {};
    // A product missing from an incomplete answer may be among those that failed.
    const missing: ProductAnswer = data ? (data.isWhole ? 'unknown' : 'failed') : isError ? 'failed' : 'loading';
    for (const sku of skus) answers.set(sku, missing);
    for (const product of data?.products ?? []) answers.set(product.sku, product);
  });
  return answers;
}

const count = (rows: readonly OverviewRow[], state: OverviewRow['state']) => rows.filter((row) => row.state === state).length;

/** Loads a list's products in chunks; a failed chunk costs only its own products, which say so. */
export function useOverviewRows(context: BuyerContext, items: readonly OverviewItem[]): OverviewReading {
  const queryClient = useQueryClient();
  const parts = useMemo(() => skuParts(items.flatMap(({ sku }) => (sku === undefined ? [] : [sku])).sort()), [items]);
  const options = parts.map((skus) => allergenProductsOptions(context, skus));
  const states = useQueries({ queries: options, combine: stateOf });
  const rows = useMemo(() => {
    const answers = answersOf(parts, states);
    return overviewRows(items, (sku) => answers.get(sku) ?? 'loading');
  }, [items, parts, states]);
  const isLost = ({ data, isError }: PartState) => isError || data?.isWhole === false;
  return {
    rows,
    loading: count(rows, 'loading'),
    failed: count(rows, 'failed'),
    error: states.find(({ isError }) => isError)?.error,
    isRetrying: states.some((state) => isLost(state) && state.isFetching),
    retry: () =>
      states.forEach((state, index) => {
        const queryKey = options[index]?.queryKey;
        if (queryKey && isLost(state)) void queryClient.refetchQueries({ queryKey, exact: true });
      }),
  };
}
