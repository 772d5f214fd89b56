import { useIntl } from 'react-intl';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import styles from './JournalSkeleton.module.css';

/** Placeholder of the cart's journal. */
export function JournalSkeleton({ rows = 6 }: { rows?: number }) {
  const intl = useIntl();
  return (
    <section aria-busy="true" aria-label={intl.formatMessage({ id: 'journal.loading' })}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton width={40} />
          <div>
            <Skeleton width="82%" />
            <Skeleton width="58%" />
          </div>
          <Skeleton width={64} />
        </div>
      ))}
    </section>
  );
}
