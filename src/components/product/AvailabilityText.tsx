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
  const until = product.orderDeadline?.text ?? nextDelivery?.until;
  return (
    <span className={`${styles.state} ${product.isPreOrder ? styles.later : styles.now}`}>
      <span className={styles.part}><FormattedMessage id={product.isPreOrder ? 'product.availability.preOrder' : 'product.availability.now'} /></span>
      {until !== undefined && <> <span className={styles.part}><FormattedMessage id="product.availability.until" values={{ time: until }} /></span></>}
      {nextDelivery && !product.isPreOrder && <> <span className={styles.day}>{nextDelivery.day}</span></>}
    </span>
  );
}
