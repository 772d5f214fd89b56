import { useContext, useRef } from 'react';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { TemplateButton } from '../../components/orderTemplate/TemplateButton';
import type { OrderChoice } from '../../domain/displayRules';
import { isSold, type Product } from '../../domain/product';
import { addTexts } from '../../i18n/texts';
import { TemplateIdsContext } from './productList';
import { useLazyOpen } from '../../kit/overlay/useLazyOpen';

const ConnectedTemplateMenu = lazyComponent(
  async () =>
    (await Promise.all([import('../orderTemplate/ConnectedTemplateMenu'), addTexts('orderTemplates'), addTexts('forms')]))[0]
      .ConnectedTemplateMenu,
);

/** The order-template menu of a product on the shelf (P§2); not for products that are no longer sold, which templates drop (P§4). */
export function TemplateTool({ product, choice }: { product: Product; choice: OrderChoice }) {
  const ids = useContext(TemplateIdsContext);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useLazyOpen();
  // Each change makes another object of all: the button only follows its own count, so what else it is given stays the same.
  if (!isSold(product)) return null;
  return (
    <>
      <TemplateButton
        ref={button}
        productName={product.name}
        count={ids[product.sku]?.length ?? 0}
        isOpen={menu.isOpen}
        onOpen={menu.open}
      />
      {menu.wasOpened && (
        <ConnectedTemplateMenu product={product} choice={choice} anchor={button} isOpen={menu.isOpen} onClose={menu.close} />
      )}
    </>
  );
}
