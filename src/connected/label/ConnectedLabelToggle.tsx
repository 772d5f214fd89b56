import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LabelToggle } from '#components/label/LabelToggle.tsx';
import { isSold, type Product } from '#domain/product/product.ts';
import { useListLabelSkus } from '#gen/label/list-label-skus.ts';
import { addLabelOptions, removeLabelOptions } from '#queries/label.ts';
import { isBuyer, customerParam, type ShopContext } from '#queries/shopContext.ts';
import { useShop } from '../shop/ShopProvider';

interface ConnectedLabelToggleProps {
  product: Pick<Product, 'sku' | 'name' | 'availability'>;
}

/**
 * The label-list toggle of a product; all toggles of a page share one call. Renders nothing for visitors. A product
 * that is no longer sold can only be removed. Its texts are in `labelTool.json`, which the page's bundle must
 * include.
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
