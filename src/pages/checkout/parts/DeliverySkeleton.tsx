import { useIntl } from 'react-intl';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import styles from './DeliverySkeleton.module.css';

/** Placeholder of the delivery step. */
export function DeliverySkeleton() {
  const intl = useIntl();
  return (
    <section aria-busy="true" className={styles.skeleton} aria-label={intl.formatMessage({ id: 'delivery.loading' })}>
      <Skeleton width={160} height={24} />
      <div className={styles.cards}>
        {[1, 2].map((key) => (
          <Skeleton key={key} shape="tile" height={92} />
        ))}
      </div>
      <Skeleton width={120} height={24} />
      <div className={styles.cards}>
        {[1, 2, 3, 4].map((key) => (
          <Skeleton key={key} shape="tile" height={104} />
        ))}
      </div>
    </section>
  );
}
