import { useMutation, useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { essenceChangeOptions, essenceStatesOptions, type EssenceStates } from '../../queries/essence';
import { isBuyer, type ShopContext } from '../../queries/shopContext';
import { EssenceStatesContext, ShelfContext, type ChoiceMemory, type ProductTool } from './productShelf';
import { useProductViewing } from './productViewing';

interface ProductShelfProps {
  context: ShopContext;
  /** Products of the page that can be on the essence list; their states are read together. */
  essenceSkus: readonly string[];
  /** Beside each product's name. */
  tool?: ProductTool | undefined;
  children: ReactNode;
}

const together = (results: readonly UseQueryResult<EssenceStates>[]): EssenceStates => Object.assign({}, ...results.map(({ data }) => data));

/** Around all products of a page: how they are shown, what was chosen for them, how they stand on the essence list. */
export function ProductShelf({ context, essenceSkus, tool, children }: ProductShelfProps) {
  const viewing = useProductViewing(context);
  const queryClient = useQueryClient();
  const [memory] = useState<ChoiceMemory>(() => ({ chosen: new Map(), removed: new Set() }));
  const hasEssence = isBuyer(context);
  const states = useQueries({ queries: hasEssence ? essenceStatesOptions(context, essenceSkus) : [], combine: together });
  const { mutate } = useMutation(essenceChangeOptions(queryClient, context));
  const shelf = useMemo(
    () => ({
      context, viewing, memory, Tool: tool,
      changeEssence: hasEssence ? (sku: string, isShown: boolean) => mutate({ sku, isShown }) : undefined,
    }),
    [context, viewing, memory, tool, hasEssence, mutate],
  );
  return (
    <ShelfContext value={shelf}>
      <EssenceStatesContext value={states}>{children}</EssenceStatesContext>
    </ShelfContext>
  );
}
