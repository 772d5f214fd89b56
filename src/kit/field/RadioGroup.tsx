import FormControlLabel from '@mui/material/FormControlLabel';
import MuiRadio from '@mui/material/Radio';
import MuiRadioGroup from '@mui/material/RadioGroup';
import { useId, type Ref } from 'react';
import type { GroupOption } from './CheckGroup';
import styles from './choice.module.css';
import { FieldFrame } from './FieldFrame';
import type { FieldTexts } from './fieldTexts';
import tick from './tick.module.css';

interface RadioGroupProps extends FieldTexts {
  options: readonly GroupOption[];
  /** Selected value; undefined while none is. */
  value: string | undefined;
  /** Field name in the form. */
  name?: string;
  /** The first radio button, for the focus. */
  ref?: Ref<HTMLInputElement>;
  onBlur?(): void;
  onChange(value: string): void;
}

/** Radio buttons under one question. Use `OptionCards` for options that are more than words, such as addresses or days. */
export function RadioGroup({ label, hint, error, isRequired, isDisabled, options, value, name, ref, onBlur, onChange }: RadioGroupProps) {
  const id = useId();
  const nothing = <span className={styles.none} />;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isRequired={isRequired} isDisabled={isDisabled} isGroup>
      <MuiRadioGroup
        className={styles.group ?? ''}
        role="presentation"
        name={name ?? id}
        value={value ?? ''}
        onBlur={() => onBlur?.()}
        onChange={(_event, next) => onChange(next)}
      >
        {options.map((option, index) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            className={styles.choice ?? ''}
            label={option.text}
            disabled={isDisabled || option.isDisabled || false}
            slotProps={{ typography: { className: styles.words ?? '' } }}
            control={
              <MuiRadio
                className={styles.frame ?? ''}
                icon={nothing}
                checkedIcon={nothing}
                slotProps={{ input: { ref: index === 0 ? ref : undefined, className: `${tick.box} ${styles.box}` } }}
              />
            }
          />
        ))}
      </MuiRadioGroup>
    </FieldFrame>
  );
}
