import { FormattedMessage } from 'react-intl';
import type { Product } from '../../domain/product';
import styles from './AvailabilityText.module.css';
import type { ProductViewing } from './productView';

interface AvailabilityTextProps {
  product: Pick<Product, 'isOrderable' | 'isPreOrder' | 'orderDeadline'>;
  nextDelivery: ProductViewing['nextDelivery'];
}

/** Whether a product can be had now, until when to order and when it comes: "sofort · bis 14:00 → Mi., 25.11.". */
export function AvailabilityText({ product, nextDelivery }: AvailabilityTextProps) {
  if (!product.isOrderable) return <span className={`${styles.state} ${styles.none}`}><FormattedMessage id="product.availability.none" /></span>;
  const own = product.orderDeadline?.text;
  const until = own ?? nextDelivery?.until;
  const untilDay = own === undefined ? nextDelivery?.untilDay : undefined;
  return (
    <span className={`${styles.state} ${product.isPreOrder ? styles.later : styles.now}`}>
      <span className={styles.part}><FormattedMessage id={product.isPreOrder ? 'product.availability.preOrder' : 'product.availability.now'} /></span>
      {until !== undefined && <> <span className={styles.part}><Until time={until} day={untilDay} /></span></>}
      {nextDelivery && !product.isPreOrder && <> <span className={styles.day}>{nextDelivery.day}</span></>}
    </span>
  );
}

function Until({ time, day }: { time: string; day: string | undefined }) {
  return day === undefined
    ? <FormattedMessage id="product.availability.until" values={{ time }} />
    : <FormattedMessage id="product.availability.untilDay" values={{ day, time }} />;
}
