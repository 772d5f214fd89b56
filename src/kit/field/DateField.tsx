import { useId, useRef, useState, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { readTypedDay } from '../../domain/typedDay';
import { formatTypedDay } from '../../i18n/format';
import { IconButton } from '../action/IconButton';
import { lazyComponent } from '../lazy/lazyComponent';
import styles from './DateField.module.css';
import { FieldFrame } from './FieldFrame';
import { FieldInput } from './FieldInput';
import { describedBy, type FieldTexts } from './fieldTexts';

/** The calendar and what it is built from come when somebody opens it: a day can be typed without. */
const DatePopover = lazyComponent(async () => (await import('./DatePopover')).DatePopover);

interface DateFieldProps extends FieldTexts {
  /** The present day, YYYY-MM-DD, for the calendar. */
  today: string;
  /** YYYY-MM-DD; undefined while no day is given. It is a day of the calendar and belongs to no time zone. */
  value: string | undefined;
  /** Name in the form. */
  name?: string;
  /** The first day that can be given, YYYY-MM-DD. */
  min?: string | undefined;
  /** The last day that can be given, YYYY-MM-DD. */
  max?: string | undefined;
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;
  onBlur?(): void;
  /**
   * A whole day of the calendar, or undefined when there is none. The calendar offers none beyond the limits; typed, such days come as
   * well: who types them is told by `error`. What is no whole day stays in the field, which says so itself, and `useDraftForm` sends
   * nothing meanwhile.
   */
  onChange(value: string | undefined): void;
}

/** A day: typed as people write it, or picked from a calendar in the user's language (P§9). */
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
  // What was typed stays as long as it means the value; once the field is left, the value is written out.
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
