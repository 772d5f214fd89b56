import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCart } from '../../cart/cart';
import { productsBySkuOptions } from '../../cart/productsBySku';
import { useReportedAddition } from '../../connected/cart/reportedAddition';
import { ConnectedProductRow } from '../../connected/product/ConnectedProductRow';
import { ProductListSkeleton } from '../../connected/product/ProductListSkeleton';
import { useProductList } from '../../connected/product/productList';
import { ProductListProvider } from '../../connected/product/ProductListProvider';
import type { Product } from '../../domain/product';
import { minimumForUnit } from '../../domain/quantity';
import { Button } from '../../kit/action/Button';
import { InlineError } from '../../kit/feedback/InlineError';
import type { BuyerContext } from '../../queries/shopContext';
import { SectionHeading } from '../../kit/page/SectionHeading';
import styles from './AttachedProducts.module.css';

interface AttachedProductsProps {
  context: BuyerContext;
  /** At least one. */
  skus: readonly string[];
}

/** The products that a notification is about, each with its amount, and all of them into the cart at once (P§5 "add all to cart"). */
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

/** Puts what is not in the cart yet into it, each product with the amount that its row shows. Nothing to do, no button. */
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
