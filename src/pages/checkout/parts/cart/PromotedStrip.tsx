import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { SectionHeading } from '../../../../kit/page/SectionHeading';
import styles from './PromotedStrip.module.css';

/** Products that go with the cart, quiet and below it; each child is one of them. */
export function PromotedStrip({ children }: { children: ReactNode }) {
  return (
    <section className={styles.strip} aria-labelledby="cart-promoted">
      <SectionHeading level={2} look="part" id="cart-promoted" className={styles.title}>
        <FormattedMessage id="cart.promoted.title" />
      </SectionHeading>
      <div className={styles.products}>{children}</div>
    </section>
  );
}
