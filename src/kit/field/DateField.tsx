import { useId, useRef, useState, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { readTypedDay } from '#domain/text/typedDay.ts';
import { formatTypedDay } from '#i18n/format.ts';
import { IconButton } from '../action/IconButton';
import { lazyComponent } from '../lazy/lazyComponent';
import styles from './DateField.module.css';
import { FieldFrame } from './FieldFrame';
import { FieldInput } from './FieldInput';
import { describedBy, type FieldTexts } from './fieldTexts';

/** The calendar's code is fetched when the user opens it: a day can be typed without it. */
const DatePopover = lazyComponent(async () => (await import('./DatePopover')).DatePopover);

interface DateFieldProps extends FieldTexts {
  /** Today, YYYY-MM-DD, for the calendar. */
  today: string;
  /** YYYY-MM-DD without a time zone; undefined while empty. */
  value: string | undefined;
  /** Field name in the form. */
  name?: string;
  /** Earliest day, YYYY-MM-DD. */
  min?: string | undefined;
  /** Latest day, YYYY-MM-DD. */
  max?: string | undefined;
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;
  onBlur?(): void;
  /**
   * Called with a complete day, or undefined if there is none. The calendar offers no day outside the limits, but a
   * typed one is passed on: the caller reports it by `error`. Incomplete text stays in the field, which marks it, and
   * `useDraftForm` doesn't send the form meanwhile.
   */
  onChange(value: string | undefined): void;
}

/** A date field: typed in any usual notation, or picked from a calendar in the user's language (P§9 week start). */
export function DateField({
  label,
  hint,
  error,
  isRequired,
  isDisabled,
  today,
  value,
  min,
  max,
  onBlur,
  onChange,
  ...rest
}: DateFieldProps) {
  const intl = useIntl();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState('');
  const [saysHalf, setSaysHalf] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  // Typed text is kept as long as it means the value; on blur the value is formatted.
  const read = (written: string) => readTypedDay(written, { today, min, max });
  const text = typed !== '' && read(typed) === value ? typed : value === undefined ? '' : formatTypedDay(value, intl.locale);
  const isHalf = text !== '' && read(text) === undefined;
  const wrong = saysHalf && isHalf ? <FormattedMessage id="field.date.half" /> : error;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={wrong} isRequired={isRequired} isDisabled={isDisabled}>
      <div className={styles.field}>
        <FieldInput
          {...rest}
          id={id}
          value={text}
          inputMode="numeric"
          autoComplete="off"
          placeholder={intl.formatMessage({ id: 'field.date.form' })}
          isHalfDay={isHalf}
          describedBy={describedBy(id, { hint, error: wrong })}
          onBlur={() => {
            if (!isHalf) setTyped('');
            setSaysHalf(isHalf);
            onBlur?.();
          }}
          onInvalid={() => setSaysHalf(true)}
          onChange={(next) => {
            setTyped(next);
            onChange(read(next));
          }}
        />
        <IconButton
          ref={button}
          icon="calendar"
          label={intl.formatMessage({ id: 'field.date.open' })}
          aria-describedby={`${id}-label`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          disabled={isDisabled}
          onPointerEnter={DatePopover.prefetch}
          onFocus={DatePopover.prefetch}
          onClick={() => {
            setWasOpen(true);
            setOpen(true);
          }}
        />
      </div>
      {wasOpen && (
        <DatePopover
          isOpen={isOpen}
          anchor={button}
          today={today}
          value={value}
          min={min}
          max={max}
          onClose={() => setOpen(false)}
          onChoose={(day) => {
            setTyped('');
            onChange(day);
            setOpen(false);
          }}
        />
      )}
    </FieldFrame>
  );
}
