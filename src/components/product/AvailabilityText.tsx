import { useIntl } from 'react-intl';
import type { Product } from '../../domain/product';
import styles from './AvailabilityText.module.css';
import type { NextDelivery } from '../../domain/displayRules';

interface AvailabilityTextProps {
  product: Pick<Product, 'availability' | 'isOrderable' | 'isPreOrder'>;
  /** The product's own next delivery. */
  nextDelivery: NextDelivery | undefined;
  /** Its place beside others. */
  className?: string | undefined;
}

/** Whether a product can be had now, until when to order and when it comes: "verfügbar · bestellen bis 14:00 → Mi., 25.11.". */
export function AvailabilityText({ product, nextDelivery, className = '' }: AvailabilityTextProps) {
  const intl = useIntl();
  if (!product.isOrderable) {
    // Of a status that nobody knows nobody can say either that it is not to be had.
    const id = product.availability.status === 'UNKNOWN' ? 'product.banner.unknown' : 'product.availability.none';
    return <span className={`${styles.state} ${styles.none} ${className}`}>{intl.formatMessage({ id })}</span>;
  }
  const { until: time, untilDay: day } = nextDelivery ?? {};
  return (
    <span className={`${styles.state} ${product.isPreOrder ? styles.later : styles.now} ${className}`}>
      <span>{intl.formatMessage({ id: product.isPreOrder ? 'product.availability.preOrder' : 'product.availability.now' })}</span>
      {time !== undefined && (
        <>
          {' '}
          <span className={styles.part}>
            {day === undefined
              ? intl.formatMessage({ id: 'product.availability.until' }, { time })
              : intl.formatMessage({ id: 'product.availability.untilDay' }, { day, time })}
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
