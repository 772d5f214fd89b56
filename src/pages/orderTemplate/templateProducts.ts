import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Product } from '../../domain/product';
import type { ProductGroup } from '../../domain/templateItems';
import { groupedProductsOptions, groupsOfParts } from '../../queries/orderTemplateDetails';
import type { ShopContext } from '../../queries/shopContext';
import { skuParts } from '../../queries/skuCalls';

/** What is known of the products of a template. */
export interface TemplateProducts {
  /** In the order of the catalogue. */
  readonly groups: readonly ProductGroup[];
  readonly bySku: ReadonlyMap<string, Product>;
  readonly isLoading: boolean;
  /** Some of those that the template was opened with are still to come. Until then nothing has its final place. */
  readonly isOpening: boolean;
  readonly isError: boolean;
  /** What was thrown then, for its code. */
  readonly error: unknown;
  readonly isRetrying: boolean;
  retry(): void;
}

/**
 * The products of a template in the groups of the catalogue. What is added later is asked for by itself, so that nothing else is read again.
 */
export function useTemplateProducts(context: ShopContext, skus: readonly string[]): TemplateProducts {
  const [parts, setParts] = useState(() => skuParts(skus));
  const [first] = useState(parts.length);
  const asked = new Set(parts.flat());
  const added = skus.filter((sku) => !asked.has(sku));
  if (added.length > 0) setParts([...parts, ...skuParts(added)]);
  const { answers, ...states } = useQueries({
    queries: parts.map((part) => groupedProductsOptions(context, part)),
    combine: (results) => ({
      answers: results.map(({ data }) => data),
      isOpening: results.slice(0, first).some(({ isPending }) => isPending),
      isLoading: results.some(({ isPending }) => isPending),
      isError: results.some(({ isError, data }) => isError && !data),
      error: results.find(({ isError, data }) => isError && !data)?.error,
      isRetrying: results.some(({ isFetching }) => isFetching),
      retry: () => {
        for (const { isError, refetch } of results) if (isError) void refetch();
      },
    }),
  });
  const groups = useMemo(() => groupsOfParts(answers), [answers]);
  const bySku = useMemo(() => new Map(groups.flatMap(({ products }) => products.map((product) => [product.sku, product]))), [groups]);
  return { ...states, groups, bySku };
}
