import { createContext, useContext } from 'react';
import { skuOf, type ProductNumberOf } from '../../domain/productNumber';

/** Which number of a product the user sees, for the tree below; the sku where nobody says otherwise, so that none is shown by mistake. */
export const ProductNumberContext = createContext<ProductNumberOf>(skuOf);

/** Which number of a product the user sees; asked where the number is drawn (record 073). The same function until a permission changes. */
export function useProductNumber(): ProductNumberOf {
  return useContext(ProductNumberContext);
}
