import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { QueryScreen } from '#kit/page/QueryScreen.tsx';
import { CategoryTrail } from '#components/search/CategoryTrail.tsx';
import { ProductListProvider } from '#connected/product/ProductListProvider.tsx';
import { useScreenName } from '#connected/screen/screenTitle.ts';
import { useLater } from '#connected/screen/useLater.ts';
import type { Product } from '#domain/product/product.ts';
import { emptySearch, formatSearch } from '#domain/search/search.ts';
import { paths } from '#paths.ts';
import { productInCart } from '#cart/cart.ts';
import { knownProduct, productOptions } from '#queries/catalogue.ts';
import { customerOptions } from '#queries/customer.ts';
import { tell } from '#queries/eventStream.ts';
import { productDetailsOptions, recommendationsOptions } from '#queries/productDetails.ts';
import { isNotFound } from '#queries/notFound.ts';
import type { ShopContext } from '#queries/shopContext.ts';
import { ProductHead } from './ProductHead';
import styles from './ProductScreen.module.css';
import { ProductSections } from './ProductSections';
import { ProductSkeleton } from './ProductSkeleton';
import { Recommendations } from './Recommendations';
import { UnknownProduct } from './UnknownProduct';

interface ProductScreenProps {
  context: ShopContext;
  sku: string;
}

/** One product with all its details. Data from a list or the cart are shown until the product is loaded, and kept if that fails. */
export function ProductScreen({ context, sku }: ProductScreenProps) {
  const queryClient = useQueryClient();
  const options = useMemo(() => productOptions(context, sku), [context, sku]);
  const known = useMemo(
    () => knownProduct(queryClient, context, sku) ?? productInCart(queryClient, context, sku),
    [queryClient, context, sku],
  );
  const { data, error, refetch, isFetching } = useQuery({ ...options, placeholderData: () => known });
  const product = useMemo(() => data ?? (known && options.select?.(known)), [data, known, options]);
  useScreenName(product?.name);
  const isUnknown = isNotFound(error);
  const isDayAwaited = useIsDayAwaited(context);
  return (
    <QueryScreen
      // Data from a list of a product that is no longer sold must not be ordered from.
      reading={{ data: isUnknown || isDayAwaited ? undefined : product, error, isFetching, refetch }}
      skeleton={<ProductSkeleton />}
      failed={<FormattedMessage id="product.failed" />}
      outdated={<FormattedMessage id="productPage.outdated" />}
      isMissing={isUnknown}
      missing={<UnknownProduct sku={sku} />}
    >
      {(shown) => <KnownProduct context={context} product={shown} />}
    </QueryScreen>
  );
}

/** Milliseconds that a product waits for its delivery day. */
const dayTimeoutMs = 3_000;

/**
 * True while the delivery day is loading: it is above the price and would shift it, so both appear together. A failed
 * or slow day delays nothing, also during a retry.
 */
function useIsDayAwaited(context: ShopContext): boolean {
  const isLate = useLater(dayTimeoutMs);
  const { isLoading, isFetched } = useQuery({ ...customerOptions(context), select: () => undefined, meta: { failure: 'silent' } });
  return isLoading && !isFetched && !isLate;
}

function KnownProduct({ context, product }: { context: ShopContext; product: Product }) {
  const { sku, images, alcohol, isAvailableForEssence } = product;
  const details = useQuery(useMemo(() => productDetailsOptions(context, { sku, images, alcohol }), [context, sku, images, alcohol]));
  const { data: recommended = [] } = useQuery(useMemo(() => recommendationsOptions(context, sku), [context, sku]));
  const essenceSkus = useMemo(
    () => [...(isAvailableForEssence ? [sku] : []), ...recommended.filter((one) => one.isAvailableForEssence).map((one) => one.sku)],
    [sku, isAvailableForEssence, recommended],
  );
  // Reported once, although more data load later.
  const tellOf = useEffectEvent((viewed: string) =>
    tell({ kind: 'productView', sku: viewed, name: product.name, category: product.categoryName }),
  );
  useEffect(() => tellOf(sku), [sku]);
  const ownCategory =
    product.categoryId !== undefined && product.categoryName !== undefined ? [{ id: product.categoryId, name: product.categoryName }] : [];
  // The product's own category is the path's last step: shown alone only if the path can't be loaded.
  const categories = details.data?.categories ?? (details.isLoading ? [] : ownCategory);
  const alternatives = <Recommendations products={recommended} isAlternative={!product.isOrderable} />;
  return (
    <ProductListProvider context={context} essenceSkus={essenceSkus}>
      <article className={styles.screen} aria-label={product.name}>
        <CategoryTrail
          steps={categories}
          isLastCurrent={false}
          hrefOf={(category) => paths.search(formatSearch({ ...emptySearch, category }), context.shop)}
        />
        <div className={styles.layout}>
          <ProductHead product={product} images={details.data?.images ?? product.images} />
          <div className={styles.sections}>
            {!product.isOrderable && alternatives}
            <ProductSections context={context} product={product} details={details} />
          </div>
        </div>
        {product.isOrderable && alternatives}
      </article>
    </ProductListProvider>
  );
}
