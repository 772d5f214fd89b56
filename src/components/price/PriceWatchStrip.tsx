import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Decimal } from '../../domain/money';
import type { WatchedList } from '../../domain/priceWatch';
import { formatPrice } from '../../i18n/format';
import { Button } from '../../kit/action/Button';
import styles from './PriceWatchStrip.module.css';

interface PriceWatchStripProps {
  list: WatchedList;
  /** What changed prices make of the list, in EUR; below zero where it costs less. */
  difference: Decimal;
  /** Lines whose change is to be told. */
  changed: number;
  /** Lines whose amount has another tier than then. */
  otherTiers: number;
  /** Only those are shown. */
  isFiltered: boolean;
  onFilter(isFiltered: boolean): void;
  /** Shows what has changed. */
  onOpen(): void;
  /** That is on its way. */
  isOpening: boolean;
}

/** A quiet line above a list: what it costs more than at the last prices, the filter of what has changed, and the way to see it. */
export function PriceWatchStrip({ list, difference, changed, otherTiers, isFiltered, onFilter, onOpen, isOpening }: PriceWatchStripProps) {
  const amount = formatPrice(difference.absoluteValue());
  const sum = list === 'list' || difference.isZero() ? undefined : difference.isNegative() ? 'less' : 'more';
  return (
    <div className={styles.strip}>
      <p className={styles.text}>
        {list !== 'list' && sum !== undefined ? (
          <FormattedMessage id={`priceWatch.${list}.${sum}`} values={{ amount: <strong className={styles.amount}>{amount}</strong> }} />
        ) : changed === 0 && otherTiers > 0 ? (
          <FormattedMessage id="priceWatch.changed.tiers" values={{ count: otherTiers }} />
        ) : (
          <FormattedMessage id="priceWatch.changed" values={{ count: changed }} />
        )}
      </p>
      <span className={styles.actions}>
        {changed > 0 && (
          <Button size="small" aria-pressed={isFiltered} onClick={() => onFilter(!isFiltered)}>
            <FormattedMessage id={isFiltered ? 'priceWatch.filter.off' : 'priceWatch.filter'} values={{ count: changed }} />
          </Button>
        )}
        <Button size="small" isBusy={isOpening} aria-haspopup="dialog" onClick={onOpen}>
          <FormattedMessage id="priceWatch.open" />
        </Button>
      </span>
    </div>
  );
}

/** The same place where the last prices could not be read. */
export function PriceWatchFailed({ isRetrying, onRetry }: { isRetrying: boolean; onRetry(): void }): ReactNode {
  return (
    <div className={styles.strip}>
      <output className={styles.text}>
        <FormattedMessage id="priceWatch.failed" />
      </output>
      <Button size="small" isBusy={isRetrying} onClick={onRetry}>
        <FormattedMessage id="feedback.error.retry" />
      </Button>
    </div>
  );
}
