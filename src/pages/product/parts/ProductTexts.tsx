import { FormattedMessage } from 'react-intl';
import type { Product } from '../../../domain/product';
import { TextSection } from './TextSection';

/** What a product's maker says of it, and what is in it; nothing where neither is known. */
export function ProductTexts({ product: { description, ingredients } }: { product: Pick<Product, 'description' | 'ingredients'> }) {
  return (
    <>
      {description !== undefined && <TextSection title={<FormattedMessage id="product.section.description" />}>{description}</TextSection>}
      {ingredients !== undefined && <TextSection title={<FormattedMessage id="product.section.ingredients" />}>{ingredients}</TextSection>}
    </>
  );
}
