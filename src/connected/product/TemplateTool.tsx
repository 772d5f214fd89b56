import { useContext, useRef } from 'react';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { TemplateButton } from '#components/orderTemplate/TemplateButton.tsx';
import type { OrderChoice } from '#domain/price/displayRules.ts';
import { isSold, type Product } from '#domain/product/product.ts';
import { addTexts } from '#i18n/texts.ts';
import { TemplateIdsContext } from './productList';
import { useLazyOpen } from '#kit/overlay/useLazyOpen.ts';

const ConnectedTemplateMenu = lazyComponent(
  async () =>
    (await Promise.all([import('../orderTemplate/ConnectedTemplateMenu'), addTexts('orderTemplates'), addTexts('forms')]))[0]
      .ConnectedTemplateMenu,
);

/**
 * The order-template menu of a listed product (P§2 list item content). Not for products that are no longer sold,
 * which templates drop (P§4 removed products).
 */
export function TemplateTool({ product, choice }: { product: Product; choice: OrderChoice }) {
  const ids = useContext(TemplateIdsContext);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useLazyOpen();
  // Every change makes a new object of all templates. The button depends only on its own count, so its other props
  // must be stable.
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
