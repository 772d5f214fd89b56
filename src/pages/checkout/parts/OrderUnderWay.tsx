import { FormattedMessage } from 'react-intl';
import styles from './OrderUnderWay.module.css';

/** An order was sent and its result is being looked up. Replaces a step of the checkout. */
export function OrderUnderWay() {
  return (
    <output className={styles.notice}>
      <strong>
        <FormattedMessage id="checkout.underWay.title" />
      </strong>
      <span className={styles.text}>
        <FormattedMessage id="checkout.underWay.text" />
      </span>
    </output>
  );
}
