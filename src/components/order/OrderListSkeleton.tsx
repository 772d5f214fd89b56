import { useIntl } from 'react-intl';
import { Skeleton } from '../../kit/feedback/Skeleton';
import styles from './OrderListSkeleton.module.css';

/** The order list, or an order, while it is read. */
export function OrderListSkeleton({ rows = 8 }: { rows?: number }) {
  const intl = useIntl();
  return (
    <section aria-busy="true" aria-label={intl.formatMessage({ id: 'order.loading' })}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton width="88%" /><Skeleton width="92%" /><Skeleton width="70%" /><Skeleton width="60%" />
        </div>
      ))}
    </section>
  );
}
