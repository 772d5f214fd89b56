import { FormattedMessage } from 'react-intl';
import type { Product } from '#domain/product/product.ts';
import { TextSection } from './TextSection';

/** Description and ingredients of a product; renders nothing if there are none. */
export function ProductTexts({ product: { description, ingredients } }: { product: Pick<Product, 'description' | 'ingredients'> }) {
  return (
    <>
      {description !== undefined && <TextSection title={<FormattedMessage id="product.section.description" />}>{description}</TextSection>}
      {ingredients !== undefined && <TextSection title={<FormattedMessage id="product.section.ingredients" />}>{ingredients}</TextSection>}
    </>
  );
}
