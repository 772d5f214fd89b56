import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import { MuiTheme } from '../../themes/MuiTheme';
import styles from './FieldFrame.module.css';
import { describedBy, isSaid, type FieldTexts } from './fieldTexts';

interface FieldFrameProps extends Omit<FieldTexts, 'label'> {
  /** Left out where the control has its words beside it. */
  label?: ReactNode;
  /** Id of the control; what describes it takes its ids from it (`describedBy`). */
  id: string;
  /** The label is for assistive technology alone, because the place says the same. */
  isLabelHidden?: boolean | undefined;
  /** Several controls answer one question: they are grouped, and the label is the group's. */
  isGroup?: boolean;
  /** A quiet word that comes and goes, such as how long a text is. */
  count?: ReactNode;
  /** The control. */
  children: ReactNode;
}

/** What stands round every control of a form: its label above, and below it the hint and what is wrong. It brings the tenant's theme along. */
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
