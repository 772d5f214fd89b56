import { useId, type ReactNode } from 'react';
import styles from './FormField.module.css';

interface TextInputProps {
  label: ReactNode;
  /** A quiet word about what is meant, or that it may stay empty. */
  hint?: ReactNode;
  value: string;
  /** Most characters. */
  maxLength: number;
  /** Room for several lines. */
  isMultiline?: boolean;
  onChange(value: string): void;
}

/** A text that the user is free to type, in one line or several. */
export function TextInput({ label, hint, value, maxLength, isMultiline = false, onChange }: TextInputProps) {
  const id = useId();
  const shared = {
    id, value, maxLength,
    'aria-describedby': hint === undefined ? undefined : `${id}-hint`,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>{label}</label>
      {isMultiline
        ? <textarea {...shared} className={`${styles.control} ${styles.area}`} rows={3} />
        : <input {...shared} className={styles.control} type="text" autoComplete="off" />}
      {hint !== undefined && <p id={`${id}-hint`} className={styles.hint}>{hint}</p>}
    </div>
  );
}
