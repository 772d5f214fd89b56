import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { ConnectedProductRow } from '#connected/product/ConnectedProductRow.tsx';
import type { Product } from '#domain/product/product.ts';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import styles from './Recommendations.module.css';

interface RecommendationsProps {
  products: readonly Product[];
  /** The product itself is unavailable: these are alternatives. */
  isAlternative: boolean;
}

/** Fills two rows on a wide screen. */
const shownAtMost = 10;

/** Complementary products, or alternatives. Renders nothing if there are none. */
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
