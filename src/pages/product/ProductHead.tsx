import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#kit/action/Button.tsx';
import { AvailabilityText } from '#components/product/AvailabilityText.tsx';
import { BadgeList } from '#components/product/BadgeList.tsx';
import { FreeGoodsText } from '#components/product/FreeGoodsText.tsx';
import { ProductGallery } from './parts/ProductGallery';
import { ProductMeta } from '#components/product/ProductMeta.tsx';
import { ProductOrderPanel } from './parts/ProductOrderPanel';
import { StatusBanner } from '#components/product/StatusBanner.tsx';
import { shownBadgesOf, isOwnDeadline, nextDeliveryFor, shownPriceOf } from '#domain/price/displayRules.ts';
import { ConnectedLabelToggle } from '#connected/label/ConnectedLabelToggle.tsx';
import { ConnectedEssenceToggle } from '#connected/product/ConnectedEssenceToggle.tsx';
import { ConnectedPriceDialog } from '#connected/product/ConnectedPriceDialog.tsx';
import { useOrderChoice } from '#connected/product/orderChoice.ts';
import { LazyRestockToggle } from '#connected/restock/LazyRestockToggle.tsx';
import { useProductList } from '#connected/product/productList.ts';
import type { Product, ProductImage } from '#domain/product/product.ts';
import { isAwaited } from '#domain/product/restock.ts';
import { formatLongDay } from '#i18n/format.ts';
import { freeGoodsOptions } from '#queries/productDetails.ts';
import { useSessionActions } from '#session/useSession.ts';
import { ProductTexts } from './parts/ProductTexts';
import { ProductTool } from './parts/ProductTool';
import { OrderBar } from './OrderBar';
import styles from './ProductHead.module.css';
import { useLazyOpen } from '#kit/overlay/useLazyOpen.ts';
import { PageTitle } from '#kit/page/PageTitle.tsx';

interface ProductHeadProps {
  product: Product;
  images: readonly ProductImage[];
}

/**
 * Pictures, name, price and cart controls of a product: four cells of the page's grid. On the phone the first screen
 * shows all of them.
 */
export function ProductHead({ product, images }: ProductHeadProps) {
  const intl = useIntl();
  const { context, displayRules, Tool, changeEssence } = useProductList();
  const { choice, cart, actions, choose } = useOrderChoice(product);
  const explanation = useLazyOpen();
  const panelActions = useMemo(() => ({ ...actions, onExplainPrice: explanation.open }), [actions, explanation.open]);
  const { data: freeGoods = [] } = useQuery(useMemo(() => freeGoodsOptions(context, product.sku), [context, product.sku]));
  const price = useMemo(() => shownPriceOf(product, choice, displayRules), [product, choice, displayRules]);
  const { quote, banner } = price;
  const panel = useRef<HTMLDivElement>(null);
  const priced = quote?.kind === 'priced' ? quote : undefined;
  return (
    <>
      <div className={styles.gallery}>
        <ProductGallery images={images} placeholder={displayRules.missingImage} productName={product.name} />
      </div>
      <div className={styles.info}>
        <PageTitle isLong>{product.name}</PageTitle>
        <ProductMeta product={product} unit={choice.unit} referencePrice={undefined} />
        <AvailabilityText product={product} nextDelivery={nextDeliveryFor(product, displayRules)} />
        {isAwaited(product) && <LazyRestockToggle product={product} />}
      </div>
      <div ref={panel} className={styles.panel}>
        <ProductOrderPanel
          product={product}
          displayRules={displayRules}
          choice={choice}
          price={price}
          cart={cart}
          actions={panelActions}
          signIn={displayRules.isLoggedIn ? undefined : <SignIn />}
          tools={
            changeEssence &&
            (product.isAvailableForEssence || Tool) && (
              <>
                <ProductTool word={intl.formatMessage({ id: 'productPage.tool.essence' })}>
                  <ConnectedEssenceToggle product={product} />
                </ProductTool>
                {Tool && (
                  <ProductTool word={intl.formatMessage({ id: 'productPage.tool.templates' })}>
                    <Tool product={product} choice={choice} />
                  </ProductTool>
                )}
                <ConnectedLabelToggle product={product} />
              </>
            )
          }
        />
      </div>
      <div className={styles.more}>
        {product.brandName !== undefined && (
          <p className={styles.brand}>
            <FormattedMessage id="product.brand" values={{ brand: product.brandName }} />
          </p>
        )}
        {product.shortDescription !== undefined && <p className={styles.short}>{product.shortDescription}</p>}
        <div className={styles.state}>
          <StatusBanner banner={banner} />
          <FreeGoodsText goods={freeGoods} />
        </div>
        {priced?.type === 'on-sale-for-all' && priced.validTo !== undefined && (
          <p className={styles.note}>
            <FormattedMessage id="product.validTo" values={{ day: formatLongDay(priced.validTo, intl.locale) }} />
          </p>
        )}
        {product.orderDeadline && isOwnDeadline(product.orderDeadline.text, displayRules) && (
          <p className={styles.note}>
            <FormattedMessage id="product.deadline" values={{ time: product.orderDeadline.text }} />
          </p>
        )}
        <BadgeList badges={shownBadgesOf(product, displayRules)} isSpelledOut />
        <div className={styles.texts}>
          <ProductTexts product={product} />
        </div>
      </div>
      {cart.kind !== 'none' && (
        <OrderBar
          panel={panel}
          product={product}
          choice={choice}
          cart={cart}
          rowTotal={priced?.rowTotal}
          onAdd={() => actions.onAdd(choice)}
          onRemove={actions.onRemove}
          onUndo={actions.onUndo}
        />
      )}
      {explanation.wasOpened && (
        <ConnectedPriceDialog
          product={product}
          choice={choice}
          displayRules={displayRules}
          isOpen={explanation.isOpen}
          onClose={explanation.close}
          onChoose={choose}
        />
      )}
    </>
  );
}

function SignIn() {
  const { signIn } = useSessionActions();
  return (
    <Button tone="primary" isWide onClick={() => signIn()}>
      <FormattedMessage id="product.signIn" />
    </Button>
  );
}
