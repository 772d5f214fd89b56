import { FormattedMessage, useIntl } from 'react-intl';
import type { LocalDate } from '#domain/text/calendar.ts';
import { isRecent, type CountAge } from '#domain/inventory/stockOnHand.ts';
import { formatPastDay } from '#i18n/format.ts';
import { Button } from '#kit/action/Button.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import { StatusPart } from '#kit/page/StatusLine.tsx';
import styles from './StockLine.module.css';

/** The last count of a customer, as far as it is known. */
export type SheetCount =
  | { readonly kind: 'loading' | 'failed' | 'none' }
  | {
      readonly kind: 'known';
      readonly day: LocalDate;
      /** It waits on this device to be sent. */
      readonly isOnDevice: boolean;
    };

interface StockLineProps {
  last: SheetCount;
  today: LocalDate;
  age: CountAge;
  /** Address of a new count. */
  countHref: string;
  onRetry(): void;
}

/** The part of the sheet's status line about the last count; its panel says what is proposed from it. */
export function StockPart(props: StockLineProps) {
  const { locale } = useIntl();
  const { last, today, age } = props;
  const isOld = last.kind === 'known' && !isRecent(last.day, today, age);
  return (
    <StatusPart
      tone={last.kind === 'failed' || isOld ? 'warning' : 'plain'}
      label={
        last.kind === 'known' ? (
          <FormattedMessage id="orderSheet.stock.part" values={{ day: formatPastDay(last.day, locale), state: isOld ? 'old' : 'recent' }} />
        ) : (
          <FormattedMessage id={`orderSheet.stock.part.${last.kind}`} />
        )
      }
    >
      <StockLine {...props} />
    </StatusPart>
  );
}

/** Says which count the amounts are proposed from, and why there is none. */
export function StockLine({ last, today, age, countHref, onRetry }: StockLineProps) {
  const { locale } = useIntl();
  return (
    <div className={styles.line}>
      <output>
        {last.kind === 'known' ? (
          <FormattedMessage
            id="orderSheet.stock.from"
            values={{
              day: formatPastDay(last.day, locale),
              days: age,
              state: !isRecent(last.day, today, age) ? 'old' : last.isOnDevice ? 'device' : 'recent',
            }}
          />
        ) : (
          <FormattedMessage id={`orderSheet.stock.${last.kind}`} />
        )}
      </output>
      {last.kind === 'failed' ? (
        <Button size="small" onClick={onRetry}>
          <FormattedMessage id="feedback.error.retry" />
        </Button>
      ) : (
        <AppLink href={countHref} className={styles.link}>
          <FormattedMessage id="orderSheet.stock.count" />
        </AppLink>
      )}
    </div>
  );
}
