import { useIntl } from 'react-intl';
import { ProductRowSkeleton } from '#components/product/ProductRowSkeleton.tsx';
import styles from './ProductList.module.css';

interface ProductListSkeletonProps {
  view: 'row' | 'tile';
  /** Number of rows; by default enough to fill a window. */
  count?: number;
  /** True if the rows will have unit, amount and button. */
  hasOrder: boolean;
}

/** Placeholder of a product list, in its final sizes. */
export function ProductListSkeleton({ view, count = 10, hasOrder }: ProductListSkeletonProps) {
  const intl = useIntl();
  const rows = Array.from({ length: count }, (_, index) => <ProductRowSkeleton key={index} variant={view} hasOrder={hasOrder} />);
  return (
    <section
      className={view === 'row' ? styles.rows : styles.skeletonTiles}
      aria-busy="true"
      aria-label={intl.formatMessage({ id: 'search.loading' })}
    >
      {rows}
    </section>
  );
}
