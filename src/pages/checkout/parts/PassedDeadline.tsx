import { FormattedMessage, useIntl } from 'react-intl';
import type { MissingForSubmit } from '#domain/checkout/checkout.ts';
import { formatDay } from '#i18n/format.ts';
import { Button } from '#kit/action/Button.tsx';
import styles from './PassedDeadline.module.css';

interface PassedDeadlineProps {
  /** Everything that prevents the order. */
  missing: readonly MissingForSubmit[];
  /** Called to move to the choice of a day. */
  onGo(): void;
}

/**
 * Beside the order button, says that a deadline has passed, with a link to the choice, which may be out of sight.
 * Renders nothing otherwise. Not announced, since the choice itself already is.
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
