import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LabelToggle } from '../../components/label/LabelToggle';
import { isSold, type Product } from '../../domain/product';
import { useListLabelSkus } from '../../gen/label/list-label-skus';
import { addLabelOptions, removeLabelOptions } from '../../queries/label';
import { isBuyer, customerParam, type ShopContext } from '../../queries/shopContext';
import { useShop } from '../shop/ShopProvider';

interface ConnectedLabelToggleProps {
  product: Pick<Product, 'sku' | 'name' | 'availability'>;
}

/**
 * The label list's toggle of a product, wherever it is shown; all of a page share one call. Nothing for visitors. A product that is no
 * longer sold can only be taken off. Its texts are in `labelTool.json`, which the bundle of the place must hold.
 */
export function ConnectedLabelToggle({ product }: ConnectedLabelToggleProps) {
  const { context } = useShop();
  return context && isBuyer(context) ? <BuyerToggle product={product} context={context} /> : null;
}

function BuyerToggle({ product, context }: ConnectedLabelToggleProps & { context: ShopContext }) {
  const { sku, name } = product;
  const queryClient = useQueryClient();
  const { data: skus } = useListLabelSkus(context.tenant, customerParam(context));
  const { mutate: add } = useMutation(addLabelOptions(queryClient, context));
  const { mutate: remove } = useMutation(removeLabelOptions(queryClient, context));
  const isListed = skus?.includes(sku);
  if (!isSold(product) && isListed !== true) return null;
  return <LabelToggle productName={name} isListed={isListed} onToggle={(isOn) => (isOn ? add : remove)(sku)} />;
}
