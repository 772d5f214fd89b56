import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { essentialOf, type EssenceFilter } from '#domain/template/essenceList.ts';
import { addAllEssencesToLabels, getAddAllEssencesToLabelsMutationKey } from '#gen/label/add-all-essences-to-labels.ts';
import { getListLabelSkusQueryOptions } from '#gen/label/list-label-skus.ts';
import { customerParam, type ShopContext } from './shopContext';

/** Result of adding the essence list to the label list. */
export interface LabelReport {
  /** Number of products that were not on it before; undefined if unknown. */
  readonly added: number | undefined;
  /** Products on it now. */
  readonly total: number;
}

/** Adds all products of the filtered essence list to the label list. Products already on it aren't added twice, so it can be repeated. */
export const essencesToLabelsOptions = (queryClient: QueryClient, context: ShopContext) =>
  mutationOptions({
    mutationKey: getAddAllEssencesToLabelsMutationKey(),
    mutationFn: async (filter: EssenceFilter): Promise<LabelReport> => {
      const listed = getListLabelSkusQueryOptions(context.tenant, customerParam(context));
      // Without it the report is shorter; that is no reason not to add.
      const before = await queryClient
        .fetchQuery({ ...listed, staleTime: 0, retry: false })
        .then((skus) => new Set(skus))
        .catch(() => undefined);
      const after = await addAllEssencesToLabels(context.tenant, { essential: essentialOf(filter) }, customerParam(context));
      return { added: before && after.filter((sku) => !before.has(sku)).length, total: after.length };
    },
  });
