import { useIntl } from 'react-intl';
import { Skeleton } from '../feedback/Skeleton';
import { Surface } from '../page/Surface';
import styles from './ListSkeleton.module.css';

/** Placeholder for content that is no table: lines with a few words each. */
export function ListSkeleton({ rows = 8 }: { rows?: number }) {
  const intl = useIntl();
  return (
    <Surface as="section" aria-busy="true" aria-label={intl.formatMessage({ id: 'list.loading' })}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton width="88%" />
          <Skeleton width="92%" />
          <Skeleton width="70%" />
          <Skeleton width="60%" />
        </div>
      ))}
    </Surface>
  );
}
