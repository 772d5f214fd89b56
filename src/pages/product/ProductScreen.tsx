import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { QueryScreen } from '../../kit/page/QueryScreen';
import { CategoryTrail } from '../../components/search/CategoryTrail';
import { ProductListProvider } from '../../connected/product/ProductListProvider';
import { useScreenName } from '../../connected/screen/screenTitle';
import { useLater } from '../../connected/screen/useLater';
import type { Product } from '../../domain/product';
import { emptySearch, formatSearch } from '../../domain/search';
import { paths } from '../../paths';
import { productInCart } from '../../cart/cart';
import { knownProduct, productOptions } from '../../queries/catalogue';
import { customerOptions } from '../../queries/customer';
import { tell } from '../../queries/eventStream';
import { productDetailsOptions, recommendationsOptions } from '../../queries/productDetails';
import { isNotFound } from '../../queries/notFound';
import type { ShopContext } from '../../queries/shopContext';
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

/** One product with everything that is known of it. What a list or the cart has already brought is shown until the product itself is there, also when that fails. */
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
      // What a list has brought of a product that isn't sold any more is not to be ordered from.
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

/** Milliseconds for which a product waits for the day on which it would come. */
const patienceForDay = 3_000;

/**
 * Whether the day of delivery is still to come: it stands above the price, which would give way to it, so that both are shown at once. A day
 * that couldn't be had, or takes its time, holds nothing back, also while it is asked for again.
 */
function useIsDayAwaited(context: ShopContext): boolean {
  const isLate = useLater(patienceForDay);
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
  // Once, although more of it becomes known later.
  const tellOf = useEffectEvent((viewed: string) =>
    tell({ kind: 'productView', sku: viewed, name: product.name, category: product.categoryName }),
  );
  useEffect(() => tellOf(sku), [sku]);
  const ownCategory =
    product.categoryId !== undefined && product.categoryName !== undefined ? [{ id: product.categoryId, name: product.categoryName }] : [];
  // Its own is the last step of the way: alone only where the way can't be had.
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
