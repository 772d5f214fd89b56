import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LookUpState } from './parts/CountList';
import { withFound, withUnknown, type Count } from '../../domain/inventoryCount';
import { barcodeOptions } from '../../queries/inventoryCount';
import type { BuyerContext } from '../../queries/shopContext';

/** How the look-up of barcodes goes. */
export interface LookUps {
  /** How far it is, by line. */
  readonly states: ReadonlyMap<string, LookUpState>;
  /** There are barcodes that nobody knows yet, and an answer is due for each: none of them has to be named so far. */
  readonly isDue: boolean;
  /** Tries that of a line again. */
  retry(id: string): void;
}

/** Looks up every barcode of a count of which it isn't known what it is; without a network it waits for one. */
export function useLookUps(context: BuyerContext, { lines }: Count, change: (change: (count: Count) => Count) => void): LookUps {
  const nameless = lines.flatMap((line) => (line.kind === 'scan' ? [line] : []));
  const scans = nameless.filter(({ isUnknown }) => !isUnknown);
  const results = useQueries({
    // Each line says itself how far it is.
    queries: scans.map(({ gtin }) => barcodeOptions(context, gtin)),
  });
  useEffect(() => {
    results.forEach(({ data }, place) => {
      const gtin = scans[place]?.gtin;
      if (!data || gtin === undefined) return;
      const { found } = data;
      change((count) => (found ? withFound(count, gtin, found.product, found.unit) : withUnknown(count, gtin)));
    });
    // What is answered is told once: the line is no barcode any more after it.
  }, [results, scans, change]);
  const states = new Map(
    scans.map(({ id }, place): readonly [string, LookUpState] => {
      const result = results[place];
      return [id, result?.isError ? 'failed' : result?.fetchStatus === 'paused' ? 'waiting' : 'looking'];
    }),
  );
  return {
    states,
    isDue: nameless.length > 0 && nameless.every(({ id }) => states.has(id) && states.get(id) !== 'failed'),
    retry: (id) => void results[scans.findIndex((scan) => scan.id === id)]?.refetch(),
  };
}
