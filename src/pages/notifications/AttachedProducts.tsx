import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCart } from '#cart/cart.ts';
import { productsBySkuOptions } from '#cart/productsBySku.ts';
import { useReportedAddition } from '#connected/cart/reportedAddition.tsx';
import { ConnectedProductRow } from '#connected/product/ConnectedProductRow.tsx';
import { ProductListSkeleton } from '#connected/product/ProductListSkeleton.tsx';
import { useProductList } from '#connected/product/productList.ts';
import { ProductListProvider } from '#connected/product/ProductListProvider.tsx';
import type { Product } from '#domain/product/product.ts';
import { minimumForUnit } from '#domain/product/quantity.ts';
import { Button } from '#kit/action/Button.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import type { BuyerContext } from '#queries/shopContext.ts';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import styles from './AttachedProducts.module.css';

interface AttachedProductsProps {
  context: BuyerContext;
  skus: readonly string[];
}

/** Products of a notification, each with its amount, and a button to add all to the cart (P§5 "add all to cart"). */
export function AttachedProducts({ context, skus }: AttachedProductsProps) {
  const intl = useIntl();
  const { data, error, isError, isFetching, refetch } = useQuery(productsBySkuOptions(context, skus));
  if (!data)
    return isError ? (
      <InlineError error={error} onRetry={() => void refetch()} isRetrying={isFetching}>
        <FormattedMessage id="notification.products.failed" />
      </InlineError>
    ) : (
      <ProductListSkeleton view="row" count={skus.length} hasOrder />
    );
  const products = skus.flatMap((sku) => data.get(sku) ?? []);
  const missing = skus.filter((sku) => !data.has(sku));
  return (
    <section className={styles.products} aria-label={intl.formatMessage({ id: 'notification.products' })}>
      <ProductListProvider
        context={context}
        essenceSkus={products.filter(({ isAvailableForEssence }) => isAvailableForEssence).map(({ sku }) => sku)}
      >
        <AddAll context={context} products={products} />
        {products.map((product) => (
          <ConnectedProductRow key={product.sku} product={product} />
        ))}
      </ProductListProvider>
      {missing.length > 0 && (
        <p className={styles.missing}>
          <FormattedMessage id="notification.products.missing" values={{ count: missing.length, skus: missing.join(', ') }} />
        </p>
      )}
    </section>
  );
}

/** Adds products that aren't in the cart yet, each with the amount of its row. Renders no button if there are none. */
function AddAll({ context, products }: { context: BuyerContext; products: readonly Product[] }) {
  const { memory } = useProductList();
  const { cart } = useCart(context);
  const { add, isAdding, report } = useReportedAddition(context);
  const inCart = new Set(cart?.lines.map(({ sku }) => sku));
  const others = products.filter(({ sku }) => !inCart.has(sku));
  const addAll = () =>
    add(
      others.map(({ sku, name, defaultUnit, minSaleQuantity }) => {
        const { amount, unit } = memory.chosen.get(sku) ?? {
          amount: minimumForUnit(minSaleQuantity, defaultUnit.ratio),
          unit: defaultUnit,
        };
        return { sku, name, amount, unitAbbreviation: unit.abbreviation };
      }),
    );
  return (
    <div className={styles.tools}>
      <SectionHeading level={3}>
        <FormattedMessage id="notification.products" />
      </SectionHeading>
      {(others.length > 1 || isAdding) && (
        <Button tone="quiet" isBusy={isAdding} disabled={!cart} onClick={addAll}>
          <FormattedMessage id="notification.products.addAll" values={{ count: others.length }} />
        </Button>
      )}
      {report}
    </div>
  );
}
