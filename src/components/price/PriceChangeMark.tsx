import { useIntl } from 'react-intl';
import { serverDay } from '#clock/serverTime.ts';
import type { ShownComparison } from '#domain/price/priceWatch.ts';
import type { Product } from '#domain/product/product.ts';
import { VisuallyHidden } from '#kit/feedback/VisuallyHidden.tsx';
import styles from './PriceChangeMark.module.css';
import { packText, pricesText, shareText, tierText } from './priceChangeTexts';

interface PriceChangeMarkProps {
  product: Product;
  shown: ShownComparison;
}

/** "+8 % seit 24. Okt." in a row, a changed pack size, or another tier for another amount; both prices are read out with it. */
export function PriceChangeMark({ product, shown: { changed, otherTier } }: PriceChangeMarkProps) {
  const intl = useIntl();
  const share = changed && shareText(changed, serverDay(), intl);
  const pack = changed && packText(changed, product, intl);
  const tier = otherTier && tierText(otherTier, product, intl);
  return (
    <>
      {changed && share !== undefined && (
        <span className={`${styles.mark} ${changed.share.isNegative() ? styles.cheaper : ''}`} title={pricesText(changed, product, intl)}>
          <span>{share}</span>
          <VisuallyHidden>
            {': '}
            {pricesText(changed, product, intl)}
          </VisuallyHidden>
        </span>
      )}
      {pack !== undefined && <span className={styles.mark}>{pack}</span>}
      {tier !== undefined && <span className={`${styles.mark} ${styles.tier}`}>{tier}</span>}
    </>
  );
}
