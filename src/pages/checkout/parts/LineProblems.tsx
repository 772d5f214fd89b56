import { FormattedMessage, useIntl } from 'react-intl';
import type { CartLine } from '../../../domain/cart';
import type { LineDeadline } from '../../../domain/lineDeadline';
import { minimumForUnit } from '../../../domain/quantity';
import { formatDay, formatTime } from '../../../i18n/format';
import { formatUnits } from '../../../i18n/unitName';
import { AppLink } from '../../../kit/link/AppLink';
import styles from './LineProblems.module.css';

interface LineProblemsProps {
  /** Lines whose own deadline for their day has passed. */
  late: readonly LineDeadline[];
  /** Lines below the minimum of their product. */
  short: readonly CartLine[];
  /** Where lines are changed. */
  cartHref: string;
}

/** The lines that keep an order from being submitted, each with the reason, and what to do. Nothing where there are none. */
export function LineProblems({ late, short, cartHref }: LineProblemsProps) {
  const intl = useIntl();
  if (late.length + short.length === 0) return null;
  return (
    <div role="alert" className={styles.problems} data-invalid>
      {late.length > 0 && (
        <div className={styles.problem}>
          <p className={styles.title}>
            <FormattedMessage id="delivery.late.title" values={{ count: late.length }} />
          </p>
          <ul className={styles.list}>
            {late.map(({ line, day, until }) => (
              <li key={line.sku}>
                <FormattedMessage
                  id="delivery.late.line"
                  values={{ product: line.product.name, day: formatDay(day, intl.locale), time: formatTime(until, intl.locale) }}
                />
              </li>
            ))}
          </ul>
          <p className={styles.text}>
            <FormattedMessage id="delivery.late.text" values={{ count: late.length }} />
          </p>
        </div>
      )}
      {short.length > 0 && (
        <div className={styles.problem}>
          <p className={styles.title}>
            <FormattedMessage id="delivery.minimum.title" values={{ count: short.length }} />
          </p>
          <ul className={styles.list}>
            {short.map(({ sku, product, unit }) => (
              <li key={sku}>
                <FormattedMessage
                  id="delivery.minimum.line"
                  values={{ product: product.name, amount: formatUnits(intl, minimumForUnit(product.minSaleQuantity, unit.ratio), unit) }}
                />
              </li>
            ))}
          </ul>
          <p className={styles.text}>
            <FormattedMessage id="delivery.minimum.text" values={{ count: short.length }} />
          </p>
        </div>
      )}
      <AppLink href={cartHref} className={styles.link}>
        <FormattedMessage id="delivery.toCart" />
      </AppLink>
    </div>
  );
}
