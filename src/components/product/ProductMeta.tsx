import { useIntl } from 'react-intl';
import type { CheaperPack } from '#domain/price/cheaperPack.ts';
import type { ReferencePrice } from '#domain/price/referencePrice.ts';
import type { Product } from '#domain/product/product.ts';
import type { Unit } from '#domain/product/unit.ts';
import { formatReferencePrice } from '#i18n/measure.ts';
import { unitName } from '#i18n/unitName.ts';
import { fillingText } from './fillingText';
import { useProductNumber } from './productNumber';
import styles from './ProductMeta.module.css';

interface ProductMetaProps {
  product: Pick<Product, 'sku' | 'crossTenantProductId' | 'netFillingQuantity' | 'isWeighed' | 'storageUnit'>;
  /** The chosen unit; for weighed goods its weight is shown. */
  unit: Unit;
  /** Price per reference quantity; undefined if hidden or unknown. */
  referencePrice: ReferencePrice | undefined;
  /** A pack that costs less per reference quantity, shown beside the reference price; undefined if hidden or if there is none. */
  pack?: CheaperPack | undefined;
  category?: string | undefined;
}

/** The quiet line below a product's name: number, net filling, reference price, and a cheaper pack. */
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
