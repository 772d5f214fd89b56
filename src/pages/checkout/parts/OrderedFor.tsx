import { FormattedMessage } from 'react-intl';
import type { CustomerRow } from '#domain/customer/customer.ts';
import styles from './OrderedFor.module.css';

interface OrderedForProps {
  /** Undefined until it has been read; its line is reserved. */
  customer: CustomerRow | undefined;
  /** `head` also has number and place; `button` is the short line above the order button. */
  look: 'head' | 'button';
  id?: string | undefined;
}

/** Names the customer that is ordered for, for users who have several. */
export function OrderedFor({ customer, look, id }: OrderedForProps) {
  if (!customer) return <p className={styles[look]}>{'\u00a0'}</p>;
  const { displayName, customerId, customerAddress } = customer;
  const place = [customerAddress?.postCode, customerAddress?.city].filter(Boolean).join(' ');
  return (
    <p id={id} className={styles[look]}>
      <span>
        <FormattedMessage id="checkout.orderedFor" values={{ name: <strong>{displayName}</strong> }} />
      </span>
      {look === 'head' && <span className={styles.detail}>{[customerId, place].filter(Boolean).join(' · ')}</span>}
    </p>
  );
}
