import { FormattedMessage } from 'react-intl';
import styles from './OrderUnderWay.module.css';

/** An order was sent off and its outcome is not known yet: it is being looked for. Takes the place of a step of the order. */
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
