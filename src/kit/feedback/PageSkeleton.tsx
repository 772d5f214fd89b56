import { useIntl } from 'react-intl';
import styles from './PageSkeleton.module.css';
import { Skeleton } from './Skeleton';

/** Placeholder for a page of texts and pictures. */
export function PageSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <section className={styles.page} aria-busy="true" aria-label={formatMessage({ id: 'list.loading' })}>
      <Skeleton width="40%" height={36} />
      <Skeleton height={240} shape="tile" />
      <Skeleton width="90%" />
      <Skeleton width="80%" />
      <Skeleton width="60%" />
    </section>
  );
}
