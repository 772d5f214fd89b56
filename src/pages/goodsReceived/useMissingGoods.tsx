import { useMemo, useState, type ReactNode } from 'react';
import { useReportedAddition } from '#connected/cart/reportedAddition.tsx';
import type { Replacement } from '#connected/product/useSubstitution.tsx';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import type { BuyerContext } from '#queries/shopContext.ts';
import type { KeptDelivery } from './deliveryStore';
import { withEntry, type Delivery, type MissingLine } from './rules/delivery';

const SubstituteSearch = lazyComponent(async () => (await import('./SubstituteSearch')).SubstituteSearch);

/** Ways to get missing goods after all. */
export interface MissingGoods {
  /** Puts missing lines into the cart again. */
  reorder(lines: readonly MissingLine[]): void;
  /** Searches for a substitute; the chosen one goes into the cart. */
  search(line: MissingLine): void;
  readonly isAdding: boolean;
  /** Must be rendered on the page: search, and report of lines that were left out. */
  readonly dialogs: ReactNode;
}

/** Puts missing goods, or substitutes for them, into the cart; what is there isn't offered again. */
export function useMissingGoods(context: BuyerContext, delivery: Delivery, change: KeptDelivery['change']): MissingGoods {
  const { add, isAdding, report } = useReportedAddition(context);
  const [wanted, setWanted] = useState<MissingLine>();
  const skus = useMemo(() => [...new Set(delivery.lines.flatMap(({ sku }) => sku ?? []))], [delivery.lines]);
  const swap = ({ product, amount, unit }: Replacement) => {
    if (!wanted) return;
    add([{ sku: product.sku, name: product.name, amount, unitAbbreviation: unit.abbreviation }], (added) => {
      if (added.length > 0) change((now) => withEntry(now, wanted.id, { isReordered: true, substitute: product.name }));
    });
  };
  return {
    reorder: (lines) =>
      add(
        lines.map(({ sku, name, amount, unitAbbreviation }) => ({ sku, name, amount, unitAbbreviation })),
        (added) => {
          const known = new Set(added.map(({ sku }) => sku));
          const done = lines.filter(({ sku }) => known.has(sku));
          change((now) => done.reduce<Delivery>((before, { id }) => withEntry(before, id, { isReordered: true }), now));
        },
      ),
    search: (line) => setWanted({ ...line }),
    isAdding,
    dialogs: (
      <>
        {wanted && <SubstituteSearch context={context} wanted={wanted} skus={skus} onSwap={swap} />}
        {report}
      </>
    ),
  };
}
