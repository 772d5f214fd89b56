import { useId, type ReactNode } from 'react';
import styles from './FormField.module.css';

interface SelectFieldProps {
  label: ReactNode;
  /** What stands there while nothing is chosen. */
  placeholder: string;
  options: readonly { readonly value: string; readonly text: string }[];
  value: string | undefined;
  error?: ReactNode;
  onChange(value: string): void;
}

/** A choice among many, as the browser's own select. */
export function SelectField({ label, placeholder, options, value, error, onChange }: SelectFieldProps) {
  const id = useId();
  const hasError = error !== undefined && error !== null;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>{label}</label>
      <span className={styles.selectFrame}>
        <select
          id={id}
          className={`${styles.control} ${styles.select}`}
          value={value ?? ''}
          aria-invalid={hasError || undefined}
          aria-describedby={hasError ? `${id}-error` : undefined}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="" disabled>{placeholder}</option>
          {options.map((option) => <option key={option.value} value={option.value}>{option.text}</option>)}
        </select>
        <svg aria-hidden="true" className={styles.arrow} viewBox="0 0 16 16"><path d="M3.5 5.5L8 10l4.5-4.5 1 1L8 12 2.5 6.5z" /></svg>
      </span>
      {hasError && <p id={`${id}-error`} className={styles.error}>{error}</p>}
    </div>
  );
}
