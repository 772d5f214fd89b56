import { FormattedMessage } from 'react-intl';
import type { Product } from '#domain/product/product.ts';
import { AppLink } from '#kit/link/AppLink.tsx';
import { AvailabilityText } from '#components/product/AvailabilityText.tsx';
import { ProductPicture } from '#components/product/ProductPicture.tsx';
import { useProductNumber } from '#components/product/productNumber.ts';
import styles from './HistoryProduct.module.css';

interface HistoryProductProps {
  product: Pick<Product, 'name' | 'availability' | 'sku' | 'crossTenantProductId' | 'thumbnail' | 'isOrderable' | 'isPreOrder'>;
  /** Address of the product within the fair. */
  href: string;
  /** The tenant's picture for a missing one. */
  missingImage: string | undefined;
  /** Amount in the fair's cart, such as "2 Kartons"; undefined if there is none. */
  inCart: string | undefined;
}

/** A product of the order suggestion: picture, name, number, availability, and amount in the cart. */
export function HistoryProduct({ product, href, missingImage, inCart }: HistoryProductProps) {
  const numberOf = useProductNumber();
  return (
    <span className={styles.product}>
      <span className={styles.picture}>
        <ProductPicture src={product.thumbnail} placeholder={missingImage} />
      </span>
      <span className={styles.words}>
        <AppLink href={href} className={styles.name}>
          {product.name}
        </AppLink>
        <span className={styles.meta}>
          <span>{numberOf(product)}</span>
          {!product.isOrderable && <AvailabilityText product={product} nextDelivery={undefined} />}
          {inCart !== undefined && (
            <span className={styles.inCart}>
              <FormattedMessage id="quantityHistory.inCart" values={{ quantity: inCart }} />
            </span>
          )}
        </span>
      </span>
    </span>
  );
}
