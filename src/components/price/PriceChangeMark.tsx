import { useIntl } from 'react-intl';
import { serverDay } from '../../clock/serverTime';
import type { PriceComparison } from '../../domain/priceWatch';
import type { Product } from '../../domain/product';
import { VisuallyHidden } from '../../kit/feedback/VisuallyHidden';
import styles from './PriceChangeMark.module.css';
import { packText, pricesText, shareText } from './priceChangeTexts';

interface PriceChangeMarkProps {
  product: Product;
  comparison: PriceComparison;
}

/** "+8 % seit 24. Okt." in a row, and that a pack has another size; both prices are read out with it. */
export function PriceChangeMark({ product, comparison }: PriceChangeMarkProps) {
  const intl = useIntl();
  const share = shareText(comparison, serverDay(), intl);
  const pack = packText(comparison, product, intl);
  return (
    <>
      {share !== undefined && (
        <span
          className={`${styles.mark} ${comparison.share.isNegative() ? styles.cheaper : ''}`}
          title={pricesText(comparison, product, intl)}
        >
          <span>{share}</span>
          <VisuallyHidden>
            {': '}
            {pricesText(comparison, product, intl)}
          </VisuallyHidden>
        </span>
      )}
      {pack !== undefined && <span className={styles.mark}>{pack}</span>}
    </>
  );
}
