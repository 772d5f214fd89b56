import { createContext, useContext } from 'react';
import { skuOf, type ProductNumberOf } from '#domain/product/productNumber.ts';

/** Product number to show to the user; the sku by default, so that no other number is shown by mistake. */
export const ProductNumberContext = createContext<ProductNumberOf>(skuOf);

/**
 * Returns the product number to show to the user; called where the number is rendered (see src/components/README.md). The same function
 * until a permission changes.
 */
export function useProductNumber(): ProductNumberOf {
  return useContext(ProductNumberContext);
}
