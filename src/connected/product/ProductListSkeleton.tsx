import { useIntl } from 'react-intl';
import { ProductRowSkeleton } from '../../components/product/ProductRowSkeleton';
import styles from './ProductList.module.css';

interface ProductListSkeletonProps {
  view: 'row' | 'tile';
  /** Rows to show; as many as fill a window without. */
  count?: number;
  /** Whether the rows will have unit, amount and button. */
  hasOrder: boolean;
}

/** A list of products that is loading, in its final measures. */
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
