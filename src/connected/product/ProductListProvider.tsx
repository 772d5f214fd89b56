import { skipToken, useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { changeEssence, essenceStatesOptions, fetchEssenceChange, type EssenceStates } from '#queries/essence.ts';
import { templateIdsBySku } from '#domain/template/templateMap.ts';
import { orderTemplatesOptions } from '#queries/orderTemplateList.ts';
import { isBuyer, type ShopContext } from '#queries/shopContext.ts';
import { useIsIdle } from '../screen/useIsIdle';
import { useAfterFirstPaint } from '../screen/useAfterFirstPaint';
import { essenceStore } from './essenceStore';
import {
  EssenceStoreContext,
  RowExtrasLoadedContext,
  ProductListContext,
  TemplateIdsContext,
  type AmountSelections,
  type ProductToolComponent,
} from './productList';
import { useDisplayRules } from './displayRules';
import { TemplateTool } from './TemplateTool';
import { skuParts } from '#queries/skuCalls.ts';

interface ProductShelfProps {
  context: ShopContext;
  /** Skus of the page that can be on the essence list; their states are loaded together. */
  essenceSkus: readonly string[];
  /** More skus by part of the list: each part is loaded by itself, so that a later one changes no other. */
  essenceParts?: readonly (readonly string[])[];
  /**
   * Control beside each product's name: the order-template menu by default; null for none, as on the essence list
   * (P§2 list item content).
   */
  tool?: ProductToolComponent | null;
  children: ReactNode;
}

const together = (results: readonly UseQueryResult<EssenceStates>[]) => ({
  states: Object.assign({}, ...results.map(({ data }) => data)) as EssenceStates,
  isOnItsWay: results.some(({ isLoading }) => isLoading),
});

const noTemplates = {};
const none: readonly (readonly string[])[] = [];

/** Context of all products of a page: display rules, chosen amounts, essence states. */
export function ProductListProvider({ context, essenceSkus, essenceParts = none, tool = TemplateTool, children }: ProductShelfProps) {
  const displayRules = useDisplayRules(context);
  const queryClient = useQueryClient();
  const [memory] = useState<AmountSelections>(() => ({ chosen: new Map(), removed: new Set() }));
  const hasEssence = isBuyer(context);
  const isPainted = useAfterFirstPaint();
  const isIdle = useIsIdle();
  useEffect(() => {
    // If it fails, the press requests it again.
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
  const [board] = useState(() => essenceStore(states));
  const [listParts] = useState(() => new Map<string, readonly string[]>());
  useLayoutEffect(() => {
    for (const part of essenceParts.flatMap((skus) => skuParts(skus))) for (const sku of part) listParts.set(sku, part);
  }, [essenceParts, listParts]);
  // Before paint, so that known states show with the rows.
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
    <ProductListContext value={shelf}>
      <EssenceStoreContext value={board}>
        <TemplateIdsContext value={templateIds}>
          <RowExtrasLoadedContext value={isPainted && !isOnItsWay && !isLoading}>{children}</RowExtrasLoadedContext>
        </TemplateIdsContext>
      </EssenceStoreContext>
    </ProductListContext>
  );
}
