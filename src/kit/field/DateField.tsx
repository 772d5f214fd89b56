import { useId, type Ref } from 'react';
import { FieldFrame } from './FieldFrame';
import { FieldInput } from './FieldInput';
import { describedBy, type FieldTexts } from './fieldTexts';

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
  /** A whole day of the calendar, or undefined when there is none. Days beyond the limits come as well: who types them is told by `error`. */
  onChange(value: string | undefined): void;
}

/** A day, by the browser's own calendar in the user's language. */
export function DateField({ label, hint, error, isRequired, isDisabled, value, min, max, onChange, ...rest }: DateFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isRequired={isRequired} isDisabled={isDisabled}>
      <FieldInput
        {...rest}
        {...(min === undefined ? {} : { min })}
        {...(max === undefined ? {} : { max })}
        id={id}
        type="date"
        value={value ?? ''}
        describedBy={describedBy(id, { hint, error })}
        onChange={(day) => onChange(day === '' ? undefined : day)}
      />
    </FieldFrame>
  );
}
