import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId, type ReactNode, type Ref } from 'react';
import choice from './choice.module.css';
import { FieldFrame } from './FieldFrame';
import { describedBy, isSaid, type FieldTexts } from './fieldTexts';
import tick from './tick.module.css';

interface LabelledCheckProps {
  id?: string;
  label: ReactNode;
  /** Field name in the form. */
  name?: string | undefined;
  isChecked: boolean;
  /** Some of the entries it stands for are ticked. */
  isIndeterminate?: boolean;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isInvalid?: boolean;
  /** Ids of the describing elements. */
  describedBy?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  onBlur?(): void;
  onChange(isChecked: boolean): void;
}

/** A checkbox with its label, drawn by MUI; the base of `CheckField` and `CheckGroup`. */
export function LabelledCheck({
  id,
  label,
  name,
  isChecked,
  isIndeterminate = false,
  isRequired = false,
  isDisabled = false,
  isInvalid = false,
  describedBy: description,
  ref,
  onBlur,
  onChange,
}: LabelledCheckProps) {
  const nothing = <span className={choice.none} />;
  return (
    <FormControlLabel
      className={choice.choice ?? ''}
      label={label}
      required={isRequired}
      disabled={isDisabled}
      slotProps={{ typography: { className: choice.words ?? '' } }}
      control={
        <Checkbox
          {...(id === undefined ? {} : { id })}
          className={choice.frame ?? ''}
          icon={nothing}
          checkedIcon={nothing}
          indeterminateIcon={nothing}
          checked={isChecked}
          indeterminate={isIndeterminate}
          name={name ?? ''}
          onChange={(_event, checked) => onChange(checked)}
          onBlur={() => onBlur?.()}
          slotProps={{
            input: {
              ref: (input: HTMLInputElement | null) => {
                if (input) input.indeterminate = isIndeterminate;
                if (typeof ref === 'function') ref(input);
                else if (ref) ref.current = input;
              },
              className: `${tick.box} ${choice.box}`,
              'aria-describedby': description,
              'aria-invalid': isInvalid || undefined,
            },
          }}
        />
      }
    />
  );
}

interface CheckFieldProps extends FieldTexts {
  /** True if ticked. */
  value: boolean;
  /** Field name in the form. */
  name?: string;
  ref?: Ref<HTMLInputElement>;
  onBlur?(): void;
  onChange(isChecked: boolean): void;
}

/** A single consent or option: a checkbox with its label beside it. */
export function CheckField({ label, hint, error, isRequired, isDisabled, value, ...rest }: CheckFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} hint={hint} error={error} isDisabled={isDisabled}>
      <LabelledCheck
        {...rest}
        id={id}
        label={label}
        isRequired={isRequired}
        isChecked={value}
        isDisabled={isDisabled}
        isInvalid={isSaid(error)}
        describedBy={describedBy(id, { hint, error })}
      />
    </FieldFrame>
  );
}
