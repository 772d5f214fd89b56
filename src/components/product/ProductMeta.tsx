import { FormattedMessage, useIntl } from 'react-intl';
import type { CheaperPack } from '../../domain/cheaperPack';
import type { ReferencePrice } from '../../domain/referencePrice';
import type { Product } from '../../domain/product';
import { formatMeasure, formatReferencePrice } from '../../i18n/measure';
import styles from './ProductMeta.module.css';
import { packUnit } from './productView';

interface ProductMetaProps {
  product: Pick<Product, 'displayedId' | 'netFillingQuantity'>;
  /** Price per quantity of reference; undefined when hidden or unknown. */
  referencePrice: ReferencePrice | undefined;
  /** What costs less per quantity of reference, beside the reference price; undefined when hidden or when nothing does. */
  pack?: CheaperPack | undefined;
}

/** The quiet line below a product's name: number, net filling, reference price, and the pack in which it is lower. */
export function ProductMeta({ product, referencePrice, pack }: ProductMetaProps) {
  const intl = useIntl();
  const { displayedId, netFillingQuantity: filling } = product;
  return (
    <span className={styles.meta}>
      <span className={styles.part} title={intl.formatMessage({ id: 'product.number.label' })}>{displayedId}</span>
      {filling && <span className={styles.part}>{formatMeasure(filling.quantity, filling.unit)}</span>}
      {referencePrice && <span className={styles.part}>{formatReferencePrice(referencePrice)}</span>}
      {pack && (
        <span className={styles.part}>
          <FormattedMessage id="price.pack" values={{ amount: pack.amount, unit: packUnit(pack), price: formatReferencePrice(pack.reference) }} />
        </span>
      )}
    </span>
  );
}
