import { FormattedMessage } from 'react-intl';
import type { CartComparison } from '#domain/cart/cartSnapshot.ts';
import { Button } from '#kit/action/Button.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import styles from './CartChangedNotice.module.css';
import { CartDifferenceList } from './CartDifferenceList';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';

interface CartChangedNoticeProps {
  /** Changes since the user saw the cart. */
  comparison: CartComparison;
  /** Address of the whole cart. */
  cartHref: string;
  /** Called when the user has acknowledged the changes. */
  onAccept(): void;
}

/** Number of lines shown at first. */
const linesAtFirst = 5;

/** Notice on the delivery step about changes of the cart since it was last seen. */
export function CartChangedNotice({ comparison, cartHref, onAccept }: CartChangedNoticeProps) {
  return (
    <div role="alert" className={styles.notice}>
      <SectionHeading level={2} look="part" className={styles.title}>
        <FormattedMessage id="checkout.differs.title" />
      </SectionHeading>
      <p className={styles.text}>
        <FormattedMessage id="checkout.differs.notice" />
      </p>
      <div className={styles.list}>
        <CartDifferenceList comparison={comparison} linesAtFirst={linesAtFirst} />
      </div>
      <div className={styles.actions}>
        <Button onClick={onAccept}>
          <FormattedMessage id="checkout.differs.accept" />
        </Button>
        <AppLink href={cartHref} className={styles.link}>
          <FormattedMessage id="delivery.toCart" />
        </AppLink>
      </div>
    </div>
  );
}
