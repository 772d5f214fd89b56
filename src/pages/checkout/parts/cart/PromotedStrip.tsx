import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './PromotedStrip.module.css';

/** Products that go with the cart, quiet and below it; each child is one of them. */
export function PromotedStrip({ children }: { children: ReactNode }) {
  return (
    <section className={styles.strip} aria-labelledby="cart-promoted">
      <h2 id="cart-promoted" className={styles.title}>
        <FormattedMessage id="cart.promoted.title" />
      </h2>
      <div className={styles.products}>{children}</div>
    </section>
  );
}
