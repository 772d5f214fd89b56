import { FormattedMessage } from 'react-intl';
import type { CartComparison } from '../../../domain/cartSnapshot';
import { Button } from '../../../kit/action/Button';
import { AppLink } from '../../../kit/link/AppLink';
import styles from './CartChangedNotice.module.css';
import { CartDifferenceList } from './CartDifferenceList';
import { SectionHeading } from '../../../kit/page/SectionHeading';

interface CartChangedNoticeProps {
  /** What is not as it was seen. */
  comparison: CartComparison;
  /** Where the whole cart is seen. */
  cartHref: string;
  /** The user has taken note of it. */
  onAccept(): void;
}

/** Lines that are shown before the user asks for more. */
const linesAtFirst = 5;

/** Says on the delivery step what has become different about the cart while it was open, or since the cart was last seen. */
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
