import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { RefusedLineSwap } from '#components/cart/RefusedLineSwap.tsx';
import { useSubstitution } from '#connected/product/useSubstitution.tsx';
import type { OrderTemplateItem } from '#domain/template/orderTemplate.ts';
import { unitOfLine, type Product } from '#domain/product/product.ts';
import { formatUnits } from '#i18n/unitName.ts';
import { useFocusHandover } from '#kit/list/focusHandover.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import type { ScalableItem } from './rules/guestNeed';
import type { LineSwap } from './rules/guestScale';
import { swappedItems, type ScaledLine } from './rules/scaledLine';

interface GuestSwapsProps {
  context: BuyerContext;
  /** Items of the template. */
  items: readonly OrderTemplateItem[];
  swaps: readonly LineSwap[];
  /** By sku, including substitutes. */
  products: ReadonlyMap<string, Product>;
  /** Called when a substitute was chosen; `swap` is undefined if it was removed. */
  onSwap(gone: string, swap: LineSwap | undefined, product: Product | undefined): void;
}

/** Substitutes for lines that can't be ordered. */
interface GuestSwaps {
  /** Items of the template, with each substitute after its line. */
  readonly items: readonly ScalableItem[];
  /** Button to search for a line's substitute, or the chosen one; undefined if the product is orderable or unknown. */
  offerOf(line: ScaledLine): ReactNode;
  /** The search dialog, to be rendered on the page. */
  readonly dialog: ReactNode;
}

/** Lets the user choose substitutes for lines of a template that can't be ordered. The choice doesn't depend on the number of guests. */
export function useGuestSwaps({ context, items, swaps, products, onSwap }: GuestSwapsProps): GuestSwaps {
  const intl = useIntl();
  const handOver = useFocusHandover();
  const { ask, dialog } = useSubstitution(context);
  // Keeps the items the same while other choices change.
  const choices = JSON.stringify(swaps);
  const all = useMemo(() => swappedItems(items, JSON.parse(choices) as typeof swaps, products), [items, choices, products]);
  const offerOf = ({ item: { productSku: gone, amount, unit }, product }: ScaledLine) => {
    if (!product || product.isOrderable) return undefined;
    const heldSkus = new Set(all.map(({ productSku }) => productSku));
    const swap = swaps.find((one) => one.gone === gone && heldSkus.has(one.sku));
    const chosen = swap && products.get(swap.sku);
    return (
      <RefusedLineSwap
        sku={gone}
        name={product.name}
        chosen={chosen && { name: chosen.name, quantity: formatUnits(intl, swap.amount, unitOfLine(chosen, swap.unit)) }}
        onSearch={() =>
          ask(
            { product, amount, unit: unitOfLine(product, unit), heldSkus, isByContent: true },
            {
              isSaidInPlace: true,
              focusAfter: `[data-swapped="${CSS.escape(gone)}"] button`,
              onSwap: (found) =>
                onSwap(gone, { gone, sku: found.product.sku, amount: found.amount, unit: found.unit.abbreviation }, found.product),
            },
          )
        }
        onUndo={() => {
          handOver(`[data-substitute="${CSS.escape(gone)}"] button`);
          onSwap(gone, undefined, undefined);
        }}
      />
    );
  };
  return { items: all, offerOf, dialog };
}
