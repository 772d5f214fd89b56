import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import { MuiTheme } from '#themes/MuiTheme.tsx';
import styles from './FieldFrame.module.css';
import { describedBy, isSaid, type FieldTexts } from './fieldTexts';

interface FieldFrameProps extends Omit<FieldTexts, 'label'> {
  /** Omit if the control has its label beside it. */
  label?: ReactNode;
  /** Id of the control; hint and error derive their ids from it (`describedBy`). */
  id: string;
  /** The label is for assistive technology only, because its surroundings say the same. */
  isLabelHidden?: boolean | undefined;
  /** Several controls for one question: they are grouped, and the label names the group. */
  isGroup?: boolean;
  /** Quiet text such as the current length of the value. */
  count?: ReactNode;
  children: ReactNode;
}

/** Frame around every form control: label above, hint and error below. Includes the tenant's MUI theme. */
export function FieldFrame({
  id,
  label,
  isLabelHidden = false,
  isGroup = false,
  hint,
  error,
  count,
  isRequired = false,
  isDisabled = false,
  children,
}: FieldFrameProps) {
  const labelClass = `${styles.label} ${isLabelHidden ? styles.hidden : ''}`;
  const shared = {
    className: styles.field ?? '',
    error: isSaid(error),
    required: isRequired,
    disabled: isDisabled,
    fullWidth: true,
  };
  const content = (
    <>
      {isSaid(label) &&
        (isGroup ? (
          <FormLabel component="legend" className={labelClass}>
            {label}
          </FormLabel>
        ) : (
          <FormLabel id={`${id}-label`} htmlFor={id} className={labelClass}>
            {label}
          </FormLabel>
        ))}
      {children}
      {isSaid(hint) && (
        <FormHelperText id={`${id}-hint`} className={styles.hint ?? ''}>
          {hint}
        </FormHelperText>
      )}
      {isSaid(count) && (
        <FormHelperText id={`${id}-count`} className={styles.hint ?? ''}>
          {count}
        </FormHelperText>
      )}
      {isSaid(error) && (
        <FormHelperText id={`${id}-error`} className={styles.error ?? ''}>
          <span role="alert">{error}</span>
        </FormHelperText>
      )}
    </>
  );
  return (
    <MuiTheme>
      {isGroup ? (
        <FormControl
          {...shared}
          component="fieldset"
          aria-describedby={describedBy(id, { hint, error })}
          data-invalid={isSaid(error) || undefined}
        >
          {content}
        </FormControl>
      ) : (
        <FormControl {...shared}>{content}</FormControl>
      )}
    </MuiTheme>
  );
}
