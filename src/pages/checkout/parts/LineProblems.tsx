import { FormattedMessage, useIntl } from 'react-intl';
import type { CartLine } from '#domain/cart/cart.ts';
import type { LineDeadline } from '#domain/checkout/lineDeadline.ts';
import { minimumForUnit } from '#domain/product/quantity.ts';
import { formatDay, formatTime } from '#i18n/format.ts';
import { formatUnits } from '#i18n/unitName.ts';
import { AppLink } from '#kit/link/AppLink.tsx';
import styles from './LineProblems.module.css';

interface LineProblemsProps {
  /** Lines whose own deadline has passed for their day. */
  late: readonly LineDeadline[];
  /** Lines below their product's minimum. */
  short: readonly CartLine[];
  /** Address of the cart, to change lines. */
  cartHref: string;
}

/** Lines that prevent an order, each with reason and remedy. Renders nothing if there are none. */
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
