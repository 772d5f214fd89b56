import { useIntl } from 'react-intl';
import type { CheaperPack } from '../../domain/cheaperPack';
import type { ReferencePrice } from '../../domain/referencePrice';
import type { Product } from '../../domain/product';
import type { Unit } from '../../domain/unit';
import { formatReferencePrice } from '../../i18n/measure';
import { unitName } from '../../i18n/unitName';
import { fillingText } from './fillingText';
import { useProductNumber } from './productNumber';
import styles from './ProductMeta.module.css';

interface ProductMetaProps {
  product: Pick<Product, 'sku' | 'crossTenantProductId' | 'netFillingQuantity' | 'isWeighed' | 'storageUnit'>;
  /** The unit that is chosen; of weighed goods it is what is told a weight of. */
  unit: Unit;
  /** Price per quantity of reference; undefined when hidden or unknown. */
  referencePrice: ReferencePrice | undefined;
  /** What costs less per quantity of reference, beside the reference price; undefined when hidden or when nothing does. */
  pack?: CheaperPack | undefined;
  /** Its category, where no heading says it. */
  category?: string | undefined;
}

/** The quiet line below a product's name: number, net filling, reference price, and the pack in which it is lower. */
export function ProductMeta({ product, unit, referencePrice, pack, category }: ProductMetaProps) {
  const intl = useIntl();
  const numberOf = useProductNumber();
  const filling = fillingText(intl, product, unit);
  return (
    <span className={styles.meta}>
      <span className={styles.part} title={intl.formatMessage({ id: 'product.number.label' })}>
        {numberOf(product)}
      </span>
      {filling !== undefined && <span className={styles.part}>{filling}</span>}
      {referencePrice && <span className={styles.part}>{formatReferencePrice(referencePrice)}</span>}
      {pack && (
        <span className={styles.part}>
          {intl.formatMessage(
            { id: 'price.pack' },
            { amount: pack.amount, unit: unitName(intl, pack.unit, pack.amount), price: formatReferencePrice(pack.reference) },
          )}
        </span>
      )}
      {category !== undefined && <span className={styles.part}>{category}</span>}
    </span>
  );
}
