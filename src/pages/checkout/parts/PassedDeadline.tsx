import { FormattedMessage, useIntl } from 'react-intl';
import type { MissingForSubmit } from '../../../domain/checkout';
import { formatDay } from '../../../i18n/format';
import { Button } from '../../../kit/action/Button';
import styles from './PassedDeadline.module.css';

interface PassedDeadlineProps {
  /** Everything that keeps the order from going off. */
  missing: readonly MissingForSubmit[];
  /** Leads to where another day is chosen. */
  onGo(): void;
}

/**
 * Says beside the order button that a deadline has passed, with the way to the choice, which may be out of sight. Nothing where none
 * has. The choice itself is read out as it changes; this is not, or it would be heard twice.
 */
export function PassedDeadline({ missing, onGo }: PassedDeadlineProps) {
  const { formatMessage, locale } = useIntl();
  const days = new Set(missing.flatMap((one) => (one.kind === 'openDay' ? one.day : [])));
  const late = missing.filter(({ kind }) => kind === 'lineDeadline').length;
  if (days.size + late === 0) return null;
  return (
    <p className={styles.passed}>
      <span>
        {days.size > 0
          ? formatMessage({ id: 'checkout.passed.day' }, { days: [...days].map((day) => formatDay(day, locale)).join(', ') })
          : formatMessage({ id: 'delivery.late.title' }, { count: late })}
      </span>
      <Button tone="plain" onClick={onGo}>
        <FormattedMessage id="checkout.passed.choose" />
      </Button>
    </p>
  );
}
