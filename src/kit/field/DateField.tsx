import { useId, useState, type FocusEvent, type FormEvent, type KeyboardEvent, type Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { FieldFrame } from './FieldFrame';
import { FieldInput } from './FieldInput';
import { describedBy, type FieldTexts } from './fieldTexts';
import { isHalfDay, isWholeDay } from './halfDay';

/** The last day that can be typed: with it browsers take no year of five digits. */
const lastDay = '9999-12-31';

interface DateFieldProps extends FieldTexts {
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
   * A whole day of the calendar, or undefined when there is none. Days beyond the limits come as well: who types them is told by `error`.
   * What is no whole day stays in the field, which says so itself, and `useKeptForm` sends nothing meanwhile.
   */
  onChange(value: string | undefined): void;
}

/** A day, by the browser's own calendar in the user's language. */
export function DateField({
  label,
  hint,
  error,
  isRequired,
  isDisabled,
  value,
  min,
  max = lastDay,
  onBlur,
  onChange,
  ...rest
}: DateFieldProps) {
  const id = useId();
  const [isHalf, setHalf] = useState(false);
  const [halfTyped, setHalfTyped] = useState('');
  // Said once somebody has gone on; what is mended by keys that make no day yet is told by no change.
  const look = ({ target }: { target: EventTarget }) => setHalf(target instanceof HTMLInputElement && isHalfDay(target));
  const lookAgain = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isHalf) look(event);
  };
  const wrong = isHalf ? <FormattedMessage id="field.date.half" /> : error;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={wrong} isRequired={isRequired} isDisabled={isDisabled}>
      <FieldInput
        {...rest}
        {...(min === undefined ? {} : { min })}
        max={max}
        id={id}
        type="date"
        value={value ?? halfTyped}
        describedBy={describedBy(id, { hint, error: wrong })}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          look(event);
          onBlur?.();
        }}
        onInvalid={(event: FormEvent<HTMLInputElement>) => look(event)}
        onKeyUp={lookAgain}
        onChange={(day) => {
          const isWhole = isWholeDay(day);
          setHalf(false);
          setHalfTyped(isWhole ? '' : day);
          onChange(isWhole && day !== '' ? day : undefined);
        }}
      />
    </FieldFrame>
  );
}
