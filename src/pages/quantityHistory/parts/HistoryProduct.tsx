import { FormattedMessage } from 'react-intl';
import type { Product } from '../../../domain/product';
import { AppLink } from '../../../kit/link/AppLink';
import { AvailabilityText } from '../../../components/product/AvailabilityText';
import { ProductPicture } from '../../../components/product/ProductPicture';
import { useProductNumber } from '../../../components/product/productNumber';
import styles from './HistoryProduct.module.css';

interface HistoryProductProps {
  product: Pick<Product, 'name' | 'availability' | 'sku' | 'crossTenantProductId' | 'thumbnail' | 'isOrderable' | 'isPreOrder'>;
  /** Address of the product within the fair. */
  href: string;
  /** The tenant's picture for a missing one. */
  missingImage: string | undefined;
  /** What the fair's cart holds of it, such as "2 Kartons"; undefined where it holds none. */
  inCart: string | undefined;
}

/** A product of the order suggestion: picture, name, number, whether it can be ordered, and what is in the cart already. */
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
