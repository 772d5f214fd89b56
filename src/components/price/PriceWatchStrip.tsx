import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Decimal } from '#domain/price/money.ts';
import type { WatchedList } from '#domain/price/priceWatch.ts';
import { formatPrice } from '#i18n/format.ts';
import { Button } from '#kit/action/Button.tsx';
import { StatusPart } from '#kit/page/StatusLine.tsx';
import styles from './PriceWatchStrip.module.css';

interface PriceWatchStripProps {
  list: WatchedList;
  /** Effect of price changes on the list, in EUR; negative if it costs less. */
  difference: Decimal;
  /** Number of lines with a relevant change. */
  changed: number;
  /** Number of lines whose amount has another tier than last time. */
  otherTiers: number;
  /** The list is filtered to those lines. */
  isFiltered: boolean;
  onFilter(isFiltered: boolean): void;
  /** Called to show the changes. */
  onOpen(): void;
  /** Their dialog is loading. */
  isOpening: boolean;
}

/** The part of a list's status line about prices: what they change, and below a filter for changed lines and the details. */
export function PriceWatchStrip(props: PriceWatchStripProps) {
  const { list, difference, changed, otherTiers, isFiltered, onFilter, onOpen, isOpening } = props;
  const amount = formatPrice(difference.absoluteValue());
  const sum = list === 'list' || difference.isZero() ? undefined : difference.isNegative() ? 'less' : 'more';
  return (
    <StatusPart
      label={<FormattedMessage id={`priceWatch.part.${sum ?? 'changed'}`} values={{ amount, count: changed }} />}
      startsOpen={isFiltered}
    >
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
    </StatusPart>
  );
}

/** Replaces the part if the last prices failed to load. */
export function PriceWatchFailed({ isRetrying, onRetry }: { isRetrying: boolean; onRetry(): void }): ReactNode {
  return (
    <StatusPart tone="warning" label={<FormattedMessage id="priceWatch.part.failed" />}>
      <div className={styles.strip}>
        <output className={styles.text}>
          <FormattedMessage id="priceWatch.failed" />
        </output>
        <Button size="small" isBusy={isRetrying} onClick={onRetry}>
          <FormattedMessage id="feedback.error.retry" />
        </Button>
      </div>
    </StatusPart>
  );
}
