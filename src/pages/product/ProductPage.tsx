import { useParams } from 'react-router';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { ProductScreen } from './ProductScreen';
import { UnknownProduct } from './UnknownProduct';

/** Detail page of a product (P§2 /product/:sku), in the own assortment and in a fair. */
export function Component() {
  const { context } = useShop();
  const { sku = '' } = useParams();
  return context && sku !== '' ? <ProductScreen key={sku} context={context} sku={sku} /> : <UnknownProduct sku={sku} />;
}
