import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { summedDays, type DaySums } from '#domain/customer/customerDay.ts';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { partialText } from './CustomerDayTable';
import styles from './DaySumsStrip.module.css';

interface DaySumsStripProps {
  sums: DaySums;
  canSeePrices: boolean;
}

/** Sums over all customers, once all are read; customers whose data are missing are counted beside the sum that lacks them. */
export function DaySumsStrip({ sums, canSeePrices }: DaySumsStripProps) {
  const intl = useIntl();
  const { carts, net, coming, total, unknownCarts, unknownOrders, isLoading } = sums;
  const without = (count: number) =>
    count > 0 && (
      <span>
        <FormattedMessage id="customerDay.unknown" values={{ count }} />
      </span>
    );
  return (
    <dl className={styles.sums} aria-label={intl.formatMessage({ id: 'customerDay.sums' })} aria-busy={isLoading}>
      <Sum
        name={<FormattedMessage id="customerDay.carts" />}
        value={<FormattedMessage id="customerDay.carts.count" values={{ count: carts }} />}
        note={without(unknownCarts) || (canSeePrices && carts > 0 && partialText(intl, net))}
        isLoading={isLoading}
      />
      <Sum
        name={<FormattedMessage id="customerDay.coming" />}
        value={<FormattedMessage id="customerDay.coming.count" values={{ count: coming }} />}
        note={without(unknownOrders)}
        isLoading={isLoading}
      />
      {canSeePrices && (
        <Sum
          name={<FormattedMessage id="customerDay.total" values={{ days: summedDays }} />}
          value={partialText(intl, total)}
          note={without(unknownOrders)}
          isLoading={isLoading}
        />
      )}
    </dl>
  );
}

function Sum({ name, value, note, isLoading }: { name: ReactNode; value: ReactNode; note: ReactNode; isLoading: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles.value}>{isLoading ? <Skeleton width="60%" /> : value}</dd>
      <dd className={styles.note}>{(!isLoading && note) || '\u00a0'}</dd>
    </div>
  );
}
