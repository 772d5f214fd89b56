import { useId, type Ref } from 'react';
import { FieldFrame } from './FieldFrame';
import { FieldInput } from './FieldInput';
import { describedBy, type FieldTexts } from './fieldTexts';
import { selectFrame, type SelectOption } from './PlainSelect';

interface SelectFieldProps extends FieldTexts {
  /** Text while nothing is selected. Without it there is always a selection. */
  placeholder?: string;
  options: readonly SelectOption[];
  value: string | undefined;
  /** Field name in the form. */
  name?: string;
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;
  onBlur?(): void;
  onChange(value: string): void;
}

/** A form field with the browser's own select, which is a wheel on phones. */
export function SelectField({ label, hint, error, isRequired, isDisabled, placeholder, options, value, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isRequired={isRequired} isDisabled={isDisabled}>
      <span className={selectFrame('regular')}>
        <FieldInput {...rest} id={id} kind="select" value={value ?? ''} describedBy={describedBy(id, { hint, error })}>
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.text}
            </option>
          ))}
        </FieldInput>
      </span>
    </FieldFrame>
  );
}
