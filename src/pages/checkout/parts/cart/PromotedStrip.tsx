import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import styles from './PromotedStrip.module.css';

/** Products that complement the cart, in a quiet strip below it; one child each. */
export function PromotedStrip({ children }: { children: ReactNode }) {
  return (
    <section className={styles.strip} aria-labelledby="cart-promoted">
      <SectionHeading level={2} id="cart-promoted" className={styles.title}>
        <FormattedMessage id="cart.promoted.title" />
      </SectionHeading>
      <div className={styles.products}>{children}</div>
    </section>
  );
}
