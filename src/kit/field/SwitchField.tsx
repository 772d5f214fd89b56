import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useId, type Ref } from 'react';
import styles from './choice.module.css';
import { FieldFrame } from './FieldFrame';
import { describedBy, type FieldTexts } from './fieldTexts';

interface SwitchFieldProps extends Omit<FieldTexts, 'error' | 'isRequired'> {
  /** True if on. */
  value: boolean;
  /** Field name in the form. */
  name?: string;
  ref?: Ref<HTMLInputElement>;
  onBlur?(): void;
  onChange(isOn: boolean): void;
}

/** A switch that takes effect at once. Use `CheckField` for a value that counts only when the form is sent. */
export function SwitchField({ label, hint, isDisabled = false, value, name, ref, onBlur, onChange }: SwitchFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} hint={hint} isDisabled={isDisabled}>
      <FormControlLabel
        className={styles.choice ?? ''}
        label={label}
        disabled={isDisabled}
        slotProps={{ typography: { className: styles.words ?? '' } }}
        control={
          <Switch
            id={id}
            size="small"
            className={styles.switch ?? ''}
            checked={value}
            name={name ?? ''}
            onBlur={() => onBlur?.()}
            onChange={(_event, isOn) => onChange(isOn)}
            slotProps={{ input: { ref, role: 'switch', 'aria-describedby': describedBy(id, { hint }) } }}
          />
        }
      />
    </FieldFrame>
  );
}
