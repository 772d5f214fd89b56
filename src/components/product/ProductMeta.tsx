import { useIntl } from 'react-intl';
import type { ReferencePrice } from '../../domain/referencePrice';
import type { Product } from '../../domain/product';
import { formatMeasure, formatReferencePrice } from '../../i18n/measure';
import styles from './ProductMeta.module.css';

interface ProductMetaProps {
  product: Pick<Product, 'displayedId' | 'netFillingQuantity'>;
  /** Price per quantity of reference; undefined when hidden or unknown. */
  referencePrice: ReferencePrice | undefined;
}

/** The quiet line below a product's name: number, net filling, reference price. */
export function ProductMeta({ product, referencePrice }: ProductMetaProps) {
  const intl = useIntl();
  const { displayedId, netFillingQuantity: filling } = product;
  return (
    <span className={styles.meta}>
      <span title={intl.formatMessage({ id: 'product.number.label' })}>{displayedId}</span>
      {filling && <span>{formatMeasure(filling.quantity, filling.unit)}</span>}
      {referencePrice && <span>{formatReferencePrice(referencePrice)}</span>}
    </span>
  );
}
