import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { Surface } from '#kit/page/Surface.tsx';
import lines from './lineRow.module.css';
import styles from './LinesSkeleton.module.css';

interface LinesSkeletonProps {
  /** Accessible name that says what is loading. */
  label: string;
  rows?: number;
}

/** Placeholder for the lines of a cart or an order template, in their final sizes. */
export function LinesSkeleton({ label, rows = 5 }: LinesSkeletonProps) {
  return (
    <Surface as="section" className={styles.lines} aria-busy="true" aria-label={label}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={lines.row}>
          <span className={`${lines.picture} ${styles.tile}`}>
            <Skeleton shape="tile" height="100%" />
          </span>
          <div className={lines.text}>
            <Skeleton width="62%" />
            <Skeleton width="34%" />
          </div>
          <span className={`${lines.unit} ${styles.control}`}>
            <Skeleton shape="pill" height="100%" />
          </span>
          <span className={`${lines.amount} ${styles.control}`}>
            <Skeleton shape="pill" height="100%" />
          </span>
          <span className={`${lines.total} ${styles.sum}`}>
            <Skeleton width={72} />
          </span>
        </div>
      ))}
    </Surface>
  );
}
