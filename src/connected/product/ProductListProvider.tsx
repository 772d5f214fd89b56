import { skipToken, useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { changeEssence, essenceStatesOptions, fetchEssenceChange, type EssenceStates } from '../../queries/essence';
import { templateIdsBySku } from '../../domain/templateMap';
import { orderTemplatesOptions } from '../../queries/orderTemplateList';
import { isBuyer, type ShopContext } from '../../queries/shopContext';
import { useIsIdle } from '../screen/useIsIdle';
import { useAfterFirstPaint } from '../screen/painted';
import { essenceBoard } from './essenceBoard';
import {
  EssenceBoardContext,
  ShelfCompleteContext,
  ShelfContext,
  TemplateIdsContext,
  type AmountSelections,
  type ProductTool,
} from './productList';
import { useDisplayRules } from './displayRules';
import { TemplateTool } from './TemplateTool';
import { skuParts } from '../../queries/skuCalls';

interface ProductShelfProps {
  context: ShopContext;
  /** Products of the page that can be on the essence list; their states are read together. */
  essenceSkus: readonly string[];
  /** More of them by the part of the list they came with: each part is read by itself, so that one that comes later changes no other. */
  essenceParts?: readonly (readonly string[])[];
  /** Beside each product's name: the order-template menu unless another is given; null for none, as on the essence list (P§2). */
  tool?: ProductTool | null;
  children: ReactNode;
}

const together = (results: readonly UseQueryResult<EssenceStates>[]) => ({
  states: Object.assign({}, ...results.map(({ data }) => data)) as EssenceStates,
  isOnItsWay: results.some(({ isLoading }) => isLoading),
});

const noTemplates = {};
const none: readonly (readonly string[])[] = [];

/** Around all products of a page: how they are shown, what was chosen for them, how they stand on the essence list. */
export function ProductListProvider({ context, essenceSkus, essenceParts = none, tool = TemplateTool, children }: ProductShelfProps) {
  const displayRules = useDisplayRules(context);
  const queryClient = useQueryClient();
  const [memory] = useState<AmountSelections>(() => ({ chosen: new Map(), removed: new Set() }));
  const hasEssence = isBuyer(context);
  const isPainted = useAfterFirstPaint();
  const isIdle = useIsIdle();
  useEffect(() => {
    // Where it can't be had it is asked for again with the press.
    if (isIdle && hasEssence) fetchEssenceChange().catch(() => undefined);
  }, [isIdle, hasEssence]);
  const { states, isOnItsWay } = useQueries({
    queries: hasEssence
      ? [essenceSkus, ...essenceParts]
          .flatMap((skus) => essenceStatesOptions(context, skus))
          .map((options) => ({ ...options, enabled: isPainted }))
      : [],
    combine: together,
  });
  const [board] = useState(() => essenceBoard(states));
  const [listParts] = useState(() => new Map<string, readonly string[]>());
  useLayoutEffect(() => {
    for (const part of essenceParts.flatMap((skus) => skuParts(skus))) for (const sku of part) listParts.set(sku, part);
  }, [essenceParts, listParts]);
  // Before anything is painted, so that what is known when rows are drawn shows with them.
  useLayoutEffect(() => board.put(states), [board, states]);
  const templates = orderTemplatesOptions(context);
  const { data: templateIds = noTemplates, isLoading } = useQuery({
    ...templates,
    ...(tool !== TemplateTool && { queryFn: skipToken }),
    enabled: isPainted,
    select: templateIdsBySku,
  });
  const shelf = useMemo(
    () => ({
      context,
      displayRules,
      memory,
      listPartOf: (sku: string) => listParts.get(sku),
      Tool: tool,
      changeEssence: hasEssence ? (sku: string, isShown: boolean) => void changeEssence(queryClient, context, sku, isShown) : undefined,
    }),
    [context, displayRules, memory, listParts, tool, hasEssence, queryClient],
  );
  return (
    <ShelfContext value={shelf}>
      <EssenceBoardContext value={board}>
        <TemplateIdsContext value={templateIds}>
          <ShelfCompleteContext value={isPainted && !isOnItsWay && !isLoading}>{children}</ShelfCompleteContext>
        </TemplateIdsContext>
      </EssenceBoardContext>
    </ShelfContext>
  );
}
