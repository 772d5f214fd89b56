import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { DateField } from './DateField';
import styles from './DateRange.module.css';
import { FieldFrame } from './FieldFrame';
import type { FieldTexts } from './fieldTexts';

/** A range of days, both ends included; an undefined end is open. */
export interface Days {
  /** YYYY-MM-DD. */
  readonly from: string | undefined;
  /** YYYY-MM-DD. */
  readonly to: string | undefined;
}

interface DateRangeProps extends FieldTexts {
  /** Today, YYYY-MM-DD, for the calendars. */
  today: string;
  value: Days;
  /** Earliest day, YYYY-MM-DD. */
  min?: string;
  /** Latest day, YYYY-MM-DD. */
  max?: string;
  onChange(value: Days): void;
}

/** A range of days. The calendars offer no end before the start; the caller reports an invalid typed range by `error`. */
export function DateRange({ label, hint, error, isRequired, isDisabled, today, value, min, max, onChange }: DateRangeProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isRequired={isRequired} isDisabled={isDisabled} isGroup>
      <div className={styles.days}>
        <DateField
          label={<FormattedMessage id="field.range.from" />}
          isDisabled={isDisabled}
          today={today}
          value={value.from}
          min={min}
          max={value.to ?? max}
          onChange={(from) => onChange({ ...value, from })}
        />
        <DateField
          label={<FormattedMessage id="field.range.to" />}
          isDisabled={isDisabled}
          today={today}
          value={value.to}
          min={value.from ?? min}
          max={max}
          onChange={(to) => onChange({ ...value, to })}
        />
      </div>
    </FieldFrame>
  );
}
