import { FormattedMessage } from 'react-intl';
import { formatPrice } from '#i18n/format.ts';
import type { ExpectedCredit } from '../rules/credit';
import styles from './CreditNote.module.css';

/** Expected credit of a delivery, with the lines that its sum leaves out. */
export function CreditNote({ credit: { sum, count, leftOut } }: { credit: ExpectedCredit }) {
  return (
    <div className={styles.credit}>
      {count > 0 && (
        <>
          <p className={styles.sum}>
            <span>
              <FormattedMessage id="goodsReceived.credit" />
            </span>
            <strong>{formatPrice(sum)}</strong>
          </p>
          <p className={styles.quiet}>
            <FormattedMessage id="goodsReceived.credit.rule" values={{ count }} />
          </p>
        </>
      )}
      {leftOut.length > 0 && (
        <p className={styles.quiet}>
          <FormattedMessage
            id="goodsReceived.credit.leftOut"
            values={{ count: leftOut.length, names: leftOut.map(({ name }) => name).join(', ') }}
          />
        </p>
      )}
    </div>
  );
}
