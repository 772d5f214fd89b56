import { FormattedMessage, useIntl } from 'react-intl';
import { formatPastDay } from '#i18n/format.ts';
import { formatUnits } from '#i18n/unitName.ts';
import styles from './RecentPurchases.module.css';

export interface RecentPurchase {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** In storage units. */
  readonly quantity: number;
  /** Abbreviation of the storage unit. */
  readonly unit: string;
}

interface RecentPurchasesProps {
  /** The last three, newest first; undefined while loading. */
  purchases: readonly RecentPurchase[] | undefined;
}

/** The last purchases of a product in a hint, each as "date - quantity unit" (P§3 "Essence"). */
export function RecentPurchases({ purchases }: RecentPurchasesProps) {
  const intl = useIntl();
  if (purchases?.length === 0) return null;
  return (
    <div className={styles.recent}>
      <span>
        <FormattedMessage id="product.essence.recent" />
      </span>
      {purchases === undefined ? (
        <p>
          <FormattedMessage id="product.essence.recent.loading" />
        </p>
      ) : (
        <ul className={styles.list}>
          {purchases.map(({ date, quantity, unit }, index) => (
            <li key={`${date} ${index}`}>
              <FormattedMessage
                id="product.essence.recent.item"
                values={{ date: formatPastDay(date, intl.locale), quantity: formatUnits(intl, quantity, { abbreviation: unit }) }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
