import { FormattedMessage, useIntl } from 'react-intl';
import type { OrderFreeItem, OrderNonWebshopItem, OrderRejectedItem } from '#domain/order/order.ts';
import { formatQuantity } from '#i18n/format.ts';
import { formatUnits } from '#i18n/unitName.ts';
import styles from './OrderExtras.module.css';
import { rejectionText } from './orderNames';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';

/** Free goods of an order, each with its marker (P§3 "Orders"). */
export function FreeItems({ items }: { items: readonly OrderFreeItem[] }) {
  const intl = useIntl();
  if (items.length === 0) return null;
  return (
    <section>
      <SectionHeading level={2} look="part" className={styles.title}>
        <FormattedMessage id="order.free.title" />
      </SectionHeading>
      <ul className={styles.list}>
        {items.map(({ productSku, name, amount, unitAbbr }) => (
          <li key={productSku} className={styles.line}>
            <span className={styles.name}>
              {name}
              <span className={styles.quiet}>{productSku}</span>
            </span>
            <span className={styles.amount}>{formatUnits(intl, amount, { abbreviation: unitAbbr })}</span>
            <span className={styles.free}>
              <FormattedMessage id="order.free.mark" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Lines for products outside the web shop (P§3 "Orders"). */
export function NonWebshopItems({ items }: { items: readonly OrderNonWebshopItem[] }) {
  const intl = useIntl();
  if (items.length === 0) return null;
  return (
    <section>
      <SectionHeading level={2} look="part" className={styles.title}>
        <FormattedMessage id="order.nonWebshop.title" />
      </SectionHeading>
      <ul className={styles.list}>
        {items.map(({ supplierProductId, gtin, name, amount, unit, freeAmount = 0 }, index) => (
          <li key={index} className={styles.line}>
            <span className={styles.name}>
              {name}
              <span className={styles.quiet}>{[supplierProductId, gtin].filter(Boolean).join(' · ')}</span>
            </span>
            <span className={styles.amount}>{formatUnits(intl, amount, { abbreviation: unit })}</span>
            {freeAmount > 0 && (
              <span className={styles.free}>
                <FormattedMessage id="order.nonWebshop.free" values={{ amount: formatQuantity(freeAmount, intl.locale) }} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Products that could not be ordered and were left out. */
export function RejectedItems({ items }: { items: readonly OrderRejectedItem[] }) {
  const intl = useIntl();
  if (items.length === 0) return null;
  return (
    <section className={styles.rejected}>
      <SectionHeading level={2} look="part" className={styles.title}>
        <FormattedMessage id="order.rejected.title" values={{ count: items.length }} />
      </SectionHeading>
      <p className={styles.text}>
        <FormattedMessage id="order.rejected.text" values={{ count: items.length }} />
      </p>
      <ul className={styles.list}>
        {items.map(({ sku, name, reason }) => (
          <li key={sku} className={styles.line}>
            <span className={styles.name}>
              {name}
              <span className={styles.quiet}>{sku}</span>
            </span>
            <span>{rejectionText(intl, reason)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
