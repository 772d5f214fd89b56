import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { cartOf } from '../../cart/cart';
import type { ChosenSubstitute } from '../../components/cart/RefusedLineSwap';
import type { AskedSubstitute } from '../../connected/product/AskedSubstitution';
import type { Swap } from '../../connected/product/useSubstitution';
import type { RequestedLine } from '../../domain/cartAddition';
import type { ComparedLine } from '../../domain/orderComparison';
import { unitOfLine } from '../../domain/product';
import { formatUnits } from '../../i18n/unitName';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { useFocusHandover } from '../../kit/list/focusHandover';
import { isBuyer, type ShopContext } from '../../queries/shopContext';

const AskedSubstitution = lazyComponent(async () => (await import('../../connected/product/AskedSubstitution')).AskedSubstitution);

/** What stands in for lines of an order that is ordered again. */
interface ReorderSwaps {
  /** What was chosen, in words. */
  readonly chosen: ReadonlyMap<ComparedLine, ChosenSubstitute>;
  /** Looks for something in the place of a line; undefined where nobody can buy, and in fairs, whose goods have no others. */
  readonly search: ((line: ComparedLine) => void) | undefined;
  undo(line: ComparedLine): void;
  /** Nothing stands in any more. */
  forget(): void;
  /** The given lines of the order and what stands in for others, in the order's order. */
  inOrder(requestedLines: readonly RequestedLine[]): readonly RequestedLine[];
  /** The search, to be put on the page. */
  readonly dialog: ReactNode;
}

/** Swaps of an order's lines before they go into the cart; nothing is in there before the whole order is. */
export function useReorderSwaps(context: ShopContext, lines: readonly ComparedLine[] = []): ReorderSwaps {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const handOver = useFocusHandover();
  const [asked, setAsked] = useState<AskedSubstitute>();
  const [swaps, setSwaps] = useState<ReadonlyMap<ComparedLine, Swap>>(new Map());
  const search = (line: ComparedLine) => {
    const { product, requestedLine } = line;
    if (!product) return;
    const heldSkus = new Set([
      ...cartOf(queryClient, context).lines.map(({ sku }) => sku),
      ...lines.map((one) => one.requestedLine.sku),
      ...[...swaps.values()].map((swap) => swap.product.sku),
    ]);
    setAsked({
      wanted: { product, amount: requestedLine.amount, unit: unitOfLine(product, requestedLine.unitAbbreviation), heldSkus },
      after: {
        onSwap: (swap) => setSwaps((before) => new Map(before).set(line, swap)),
        focusAfter: `[data-swapped="${CSS.escape(requestedLine.sku)}"] button`,
        isSaidInPlace: true,
      },
    });
  };
  return {
    chosen: new Map(
      [...swaps].map(([line, { product, amount, unit }]) => [line, { name: product.name, quantity: formatUnits(intl, amount, unit) }]),
    ),
    search: isBuyer(context) && context.shop.kind === 'own' ? search : undefined,
    undo: (line) => {
      handOver(`[data-substitute="${CSS.escape(line.requestedLine.sku)}"] button`);
      setSwaps((before) => new Map([...before].filter(([swapped]) => swapped !== line)));
    },
    forget: () => setSwaps(new Map()),
    inOrder: (requestedLines) => {
      const kept = new Set(requestedLines);
      return lines.flatMap((line): RequestedLine[] => {
        const swap = swaps.get(line);
        if (swap)
          return [{ sku: swap.product.sku, name: swap.product.name, amount: swap.amount, unitAbbreviation: swap.unit.abbreviation }];
        return kept.has(line.requestedLine) ? [line.requestedLine] : [];
      });
    },
    dialog: asked && isBuyer(context) && <AskedSubstitution context={context} asked={asked} />,
  };
}
