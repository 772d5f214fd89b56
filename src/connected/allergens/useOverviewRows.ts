import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { overviewRows, type OverviewItem, type OverviewRow, type ProductAnswer } from '../../domain/allergenOverview';
import { allergenProductsOptions, type ReadPart } from '../../queries/allergenProducts';
import type { BuyerContext } from '../../queries/shopContext';
import { skuParts } from '../../queries/skuCalls';

/** What is known so far of the products of a list. */
export interface OverviewReading {
  readonly rows: readonly OverviewRow[];
  /** Products that were asked for and are still to come. */
  readonly loading: number;
  /** Products that could not be read. */
  readonly failed: number;
  /** What was thrown of it, for its code. */
  readonly error: unknown;
  /** Whether a new try is under way. */
  readonly isRetrying: boolean;
  /** Asks again for what could not be read. */
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
    // What is missing from an answer that could not be read whole may be what could not be read.
    const missing: ProductAnswer = data ? (data.isWhole ? 'unknown' : 'failed') : isError ? 'failed' : 'loading';
    for (const sku of skus) answers.set(sku, missing);
    for (const product of data?.products ?? []) answers.set(product.sku, product);
  });
  return answers;
}

const count = (rows: readonly OverviewRow[], state: OverviewRow['state']) => rows.filter((row) => row.state === state).length;

/** Reads the products of a list part by part; a part that fails costs only its own products, which say so. */
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
