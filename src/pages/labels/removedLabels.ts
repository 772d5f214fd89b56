import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { ShelfLabel } from '../../domain/label';
import { invalidateReads } from '../../queries/invalidation';
import { addLabelOptions, removeLabelOptions } from '../../queries/label';
import type { BuyerContext } from '../../queries/shopContext';

/** Labels that were taken off the list on this page: each stays in its place, from where it can be put back, until the page is left. */
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
      // The message comes from the cache; here the label only goes back to its place.
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
      // Until the list has it again it stays where it was.
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
