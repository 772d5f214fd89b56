import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LookUpState } from './parts/CountList';
import { withFound, withUnknown, type Count } from '#domain/inventory/inventoryCount.ts';
import { barcodeOptions } from '#queries/inventoryCount.ts';
import type { BuyerContext } from '#queries/shopContext.ts';

/** State and actions of barcode look-ups. */
export interface LookUps {
  /** State by line. */
  readonly states: ReadonlyMap<string, LookUpState>;
  /** Unknown barcodes are being looked up: none has to be named yet. */
  readonly isDue: boolean;
  /** Retries the look-up of a line. */
  retry(id: string): void;
}

/** Looks up every unknown barcode of a count; offline it waits for a network. */
export function useLookUps(context: BuyerContext, { lines }: Count, change: (change: (count: Count) => Count) => void): LookUps {
  const nameless = lines.flatMap((line) => (line.kind === 'scan' ? [line] : []));
  const scans = nameless.filter(({ isUnknown }) => !isUnknown);
  const results = useQueries({
    // Each line shows its own state.
    queries: scans.map(({ gtin }) => barcodeOptions(context, gtin)),
  });
  useEffect(() => {
    results.forEach(({ data }, place) => {
      const gtin = scans[place]?.gtin;
      if (!data || gtin === undefined) return;
      const { found } = data;
      change((count) => (found ? withFound(count, gtin, found.product, found.unit) : withUnknown(count, gtin)));
    });
    // An answer applies once: it turns the barcode line into a product line.
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
