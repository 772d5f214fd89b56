import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { cartOf } from '#cart/cart.ts';
import type { ChosenSubstitute } from '#components/cart/RefusedLineSwap.tsx';
import type { SubstituteOffer } from '../product/AskedSubstitution';
import type { Replacement } from '../product/useSubstitution';
import type { RequestedLine } from '#domain/cart/cartAddition.ts';
import type { ComparedLine } from '#domain/order/orderComparison.ts';
import { unitOfLine } from '#domain/product/product.ts';
import { formatUnits } from '#i18n/unitName.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { useFocusHandover } from '#kit/list/focusHandover.ts';
import { isBuyer, type ShopContext } from '#queries/shopContext.ts';

const AskedSubstitution = lazyComponent(async () => (await import('../product/AskedSubstitution')).AskedSubstitution);

/** Substitutes for lines of a reordered order. */
interface ReorderSwaps {
  /** Chosen substitutes, as text. */
  readonly chosen: ReadonlyMap<ComparedLine, ChosenSubstitute>;
  /** Searches a substitute; undefined for users who can't buy, and in fairs, whose goods have no substitutes. */
  readonly search: ((line: ComparedLine) => void) | undefined;
  undo(line: ComparedLine): void;
  /** Removes all substitutes. */
  forget(): void;
  /** The given lines and the substitutes of others, in the order's sequence. */
  inOrder(requestedLines: readonly RequestedLine[]): readonly RequestedLine[];
  /** The search dialog; must be rendered on the page. */
  readonly dialog: ReactNode;
}

/** Substitutes for an order's lines before they are added; nothing is in the cart before the whole order is. */
export function useReorderSwaps(context: ShopContext, lines: readonly ComparedLine[] = []): ReorderSwaps {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const handOver = useFocusHandover();
  const [asked, setAsked] = useState<SubstituteOffer>();
  const [swaps, setSwaps] = useState<ReadonlyMap<ComparedLine, Replacement>>(new Map());
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
