import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { priceRequestOf, type OrderChoice, type DisplayRules } from '../../domain/displayRules';
import { bestPrice } from '../../domain/price';
import type { Product } from '../../domain/product';
import { addTexts } from '../../i18n/texts';

const PriceDialog = lazyComponent(
  async () => (await Promise.all([import('../../components/price/PriceDialog'), addTexts('prices')]))[0].PriceDialog,
);

interface ConnectedPriceDialogProps {
  product: Product;
  choice: OrderChoice;
  displayRules: DisplayRules;
  isOpen: boolean;
  onClose(): void;
  /** Undefined where nothing can be chosen, as of a product that can't be had. */
  onChoose: ((choice: OrderChoice) => void) | undefined;
}

/** The explanation of a product's price (P§6 "price popups"); what draws it is loaded with the first one. */
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
