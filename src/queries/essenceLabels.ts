import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { essentialOf, type EssenceFilter } from '../domain/essenceList';
import { addAllEssencesToLabels, getAddAllEssencesToLabelsMutationKey } from '../gen/label/add-all-essences-to-labels';
import { getListLabelSkusQueryOptions } from '../gen/label/list-label-skus';
import { customerParam, type ShopContext } from './shopContext';

/** What came of putting the essence list on the label list. */
export interface LabelReport {
  /** Products that were not on it before; undefined where that could not be told. */
  readonly added: number | undefined;
  /** Products on it now. */
  readonly total: number;
}

/** Puts all of the essence list that a filter leaves on the label list. What is on it already doesn't come a second time, so it can be repeated. */
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
