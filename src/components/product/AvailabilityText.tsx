import { useIntl } from 'react-intl';
import type { Product } from '#domain/product/product.ts';
import styles from './AvailabilityText.module.css';
import type { NextDelivery } from '#domain/price/displayRules.ts';

interface AvailabilityTextProps {
  product: Pick<Product, 'availability' | 'isOrderable' | 'isPreOrder'>;
  /** The next delivery to show; in lists only one that must be ordered earlier than all others. */
  nextDelivery: NextDelivery | undefined;
  /** Class for its position. */
  className?: string | undefined;
}

/** Availability, deadline and delivery day: "verfügbar · bestellen bis 14:00 → Mi., 25.11.". */
export function AvailabilityText({ product, nextDelivery, className = '' }: AvailabilityTextProps) {
  const intl = useIntl();
  if (!product.isOrderable) {
    // An unknown status must not read as "not available".
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
