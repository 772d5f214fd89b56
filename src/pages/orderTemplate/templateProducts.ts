import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Product } from '#domain/product/product.ts';
import type { TemplateProductGroup } from '#domain/template/templateItems.ts';
import { groupedProductsOptions, groupsOfParts } from '#queries/orderTemplateDetails.ts';
import type { ShopContext } from '#queries/shopContext.ts';
import { skuParts } from '#queries/skuCalls.ts';

/** Loading state of a template's products. */
export interface TemplateProducts {
  /** In catalogue sequence. */
  readonly groups: readonly TemplateProductGroup[];
  readonly bySku: ReadonlyMap<string, Product>;
  readonly isLoading: boolean;
  /** Some of the initial products are still loading; positions aren't final until then. */
  readonly isOpening: boolean;
  readonly isError: boolean;
  /** The error, for its code. */
  readonly error: unknown;
  readonly isRetrying: boolean;
  retry(): void;
}

/** The products of a template by catalogue group. Later additions are loaded separately, so that nothing else is refetched. */
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
