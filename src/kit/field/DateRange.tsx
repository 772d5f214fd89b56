import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { DateField } from './DateField';
import styles from './DateRange.module.css';
import { FieldFrame } from './FieldFrame';
import type { FieldTexts } from './fieldTexts';

/** Days from one to another, both of them included; an end that is undefined is open. */
export interface Days {
  /** YYYY-MM-DD. */
  readonly from: string | undefined;
  /** YYYY-MM-DD. */
  readonly to: string | undefined;
}

interface DateRangeProps extends FieldTexts {
  /** The present day, YYYY-MM-DD, for the calendars. */
  today: string;
  value: Days;
  /** The first day that can be given, YYYY-MM-DD. */
  min?: string;
  /** The last day that can be given, YYYY-MM-DD. */
  max?: string;
  onChange(value: Days): void;
}

/** A time from one day to another. The calendars offer no end before the beginning; whether what is typed makes sense, `error` says. */
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
