import { FormattedMessage } from 'react-intl';
import type { Product } from '../../domain/product';
import styles from './AvailabilityText.module.css';
import type { NextDelivery } from './productView';

interface AvailabilityTextProps {
  product: Pick<Product, 'isOrderable' | 'isPreOrder'>;
  /** The product's own next delivery. */
  nextDelivery: NextDelivery | undefined;
}

/** Whether a product can be had now, until when to order and when it comes: "verfügbar · bestellen bis 14:00 → Mi., 25.11.". */
export function AvailabilityText({ product, nextDelivery }: AvailabilityTextProps) {
  if (!product.isOrderable)
    return (
      <span className={`${styles.state} ${styles.none}`}>
        <FormattedMessage id="product.availability.none" />
      </span>
    );
  return (
    <span className={`${styles.state} ${product.isPreOrder ? styles.later : styles.now}`}>
      <span className={styles.part}>
        <FormattedMessage id={product.isPreOrder ? 'product.availability.preOrder' : 'product.availability.now'} />
      </span>
      {nextDelivery?.until !== undefined && (
        <>
          {' '}
          <span className={styles.part}>
            <Until time={nextDelivery.until} day={nextDelivery.untilDay} />
          </span>
        </>
      )}
      {nextDelivery && !product.isPreOrder && (
        <>
          {' '}
          <span className={styles.day}>{nextDelivery.day}</span>
        </>
      )}
    </span>
  );
}

function Until({ time, day }: { time: string; day: string | undefined }) {
  return day === undefined ? (
    <FormattedMessage id="product.availability.until" values={{ time }} />
  ) : (
    <FormattedMessage id="product.availability.untilDay" values={{ day, time }} />
  );
}
