import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { priceRequestOf, type OrderChoice, type DisplayRules } from '#domain/price/displayRules.ts';
import { bestPrice } from '#domain/price/price.ts';
import type { Product } from '#domain/product/product.ts';
import { addTexts } from '#i18n/texts.ts';

const PriceDialog = lazyComponent(
  async () => (await Promise.all([import('#components/price/PriceDialog.tsx'), addTexts('prices')]))[0].PriceDialog,
);

interface ConnectedPriceDialogProps {
  product: Product;
  choice: OrderChoice;
  displayRules: DisplayRules;
  isOpen: boolean;
  onClose(): void;
  /** Undefined makes it read-only, as for an unavailable product. */
  onChoose: ((choice: OrderChoice) => void) | undefined;
}

/** The explanation of a product's price (P§6 "price popups"); loaded with the first one. */
export function ConnectedPriceDialog({ product, choice, displayRules, isOpen, onClose, onChoose }: ConnectedPriceDialogProps) {
  const request = priceRequestOf(product, choice, displayRules);
  const quote = bestPrice(product.prices, request);
  if (quote.kind !== 'priced' || !displayRules.priceExplanation) return null;
  return (
    <PriceDialog
      product={product}
      productName={product.name}
      quote={quote}
      request={request}
      unit={choice.unit}
      extent={displayRules.priceExplanation}
      isOpen={isOpen}
      onClose={onClose}
      onChoose={onChoose}
    />
  );
}
