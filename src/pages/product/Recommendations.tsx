import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { ConnectedProductRow } from '../../connected/product/ConnectedProductRow';
import type { Product } from '../../domain/product';
import { SectionHeading } from '../../kit/page/SectionHeading';
import styles from './Recommendations.module.css';

interface RecommendationsProps {
  products: readonly Product[];
  /** The product itself can't be had: these may stand in for it. */
  isAlternative: boolean;
}

/** So many fill two rows on a wide screen. */
const shownAtMost = 10;

/** Products that go with a product, or may stand in for it. Nothing where there are none. */
export function Recommendations({ products, isAlternative }: RecommendationsProps) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section className={styles.recommendations} aria-labelledby={id}>
      <SectionHeading level={2} id={id} className={styles.title}>
        <FormattedMessage id={isAlternative ? 'product.section.alternatives' : 'product.section.recommendations'} />
      </SectionHeading>
      <div className={styles.tiles}>
        {products.slice(0, shownAtMost).map((product) => (
          <ConnectedProductRow key={product.sku} product={product} variant="tile" />
        ))}
      </div>
    </section>
  );
}
