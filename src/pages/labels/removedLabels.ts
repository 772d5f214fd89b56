import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { ShelfLabel } from '#domain/inventory/label.ts';
import { invalidateReads } from '#queries/invalidation.ts';
import { addLabelOptions, removeLabelOptions } from '#queries/label.ts';
import type { BuyerContext } from '#queries/shopContext.ts';

/** Labels that were removed from the list on this page: each stays in place, with an undo, until the page is left. */
export function useRemovedLabels(context: BuyerContext, labels: readonly ShelfLabel[]) {
  const queryClient = useQueryClient();
  const { mutateAsync: removeCall } = useMutation(removeLabelOptions(queryClient, context));
  const { mutateAsync: addCall } = useMutation(addLabelOptions(queryClient, context));
  const [gone, setGone] = useState<ReadonlyMap<string, ShelfLabel>>(new Map());
  const mark = useCallback(
    (label: ShelfLabel, isGone: boolean) =>
      setGone((before) => {
        const after = new Map(before);
        if (isGone) after.set(label.sku, label);
        else after.delete(label.sku);
        return after;
      }),
    [],
  );
  const remove = useCallback(
    (label: ShelfLabel) => {
      mark(label, true);
      // The mutation cache shows the error; here the label only returns to its place.
      removeCall(label.sku).catch(() => mark(label, false));
    },
    [mark, removeCall],
  );
  const undo = useCallback(
    (label: ShelfLabel) => {
      const isBack = async () => {
        await invalidateReads(queryClient, ['listLabelProducts']);
        mark(label, false);
      };
      // Stays in place until the list contains it again.
      addCall(label.sku).then(isBack, () => undefined);
    },
    [mark, addCall, queryClient],
  );
  const forget = useCallback(() => setGone(new Map()), []);
  const listed = useMemo(() => new Set(labels.map(({ sku }) => sku)), [labels]);
  const shown = useMemo(() => [...labels, ...[...gone.values()].filter(({ sku }) => !listed.has(sku))], [labels, gone, listed]);
  const removed = useMemo(() => new Set(gone.keys()), [gone]);
  return { removed, shown, remove, undo, forget };
}
