import { useIntl } from 'react-intl';
import { Skeleton } from '../../../../kit/feedback/Skeleton';
import styles from './CartSkeleton.module.css';

/** A cart while it is read for the first time: rows with the measures of the final ones. */
export function CartSkeleton({ rows = 5 }: { rows?: number }) {
  const intl = useIntl();
  return (
    <section aria-busy="true" aria-label={intl.formatMessage({ id: 'cart.loading' })}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton shape="tile" width={48} height={48} />
          <div className={styles.text}>
            <Skeleton width="62%" />
            <Skeleton width="34%" />
          </div>
          <Skeleton shape="pill" width={132} height={36} />
          <span className={styles.price}>
            <Skeleton width={72} />
          </span>
        </div>
      ))}
    </section>
  );
}
