import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import rows from './ProductRow.module.css';
import styles from './ProductRowSkeleton.module.css';

interface ProductRowSkeletonProps {
  variant?: 'row' | 'tile';
  /** False for rows without unit, amount and button, as visitors see them. */
  hasOrder?: boolean;
}

/** A placeholder with the size of {@link ProductRow}, so that nothing moves when it loads. */
export function ProductRowSkeleton({ variant = 'row', hasOrder = true }: ProductRowSkeletonProps) {
  return (
    <div className={`${variant === 'row' ? rows.row : rows.tile} ${styles.skeleton}`} aria-hidden="true">
      <span className={rows.picture}>
        <span className={styles.tile}>
          <Skeleton shape="tile" height="100%" />
        </span>
      </span>
      <div className={rows.info}>
        <span>
          <Skeleton width="62%" />
        </span>
        <span className={rows.facts}>
          <Skeleton width="38%" />
        </span>
      </div>
      <div className={rows.state}>
        <Skeleton width="30%" />
      </div>
      <div className={rows.price}>
        <Skeleton width={84} height={22} />
      </div>
      {hasOrder && (
        <div className={rows.order}>
          <span className={styles.control}>
            <Skeleton shape="pill" height="100%" />
          </span>
          <span className={styles.control}>
            <Skeleton shape="pill" height="100%" />
          </span>
          <span className={styles.control}>
            <Skeleton shape="pill" height="100%" />
          </span>
        </div>
      )}
    </div>
  );
}
