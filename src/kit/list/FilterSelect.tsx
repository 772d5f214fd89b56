import styles from './FilterSelect.module.css';

/** One of the choices. */
export interface FilterOption {
  readonly value: string;
  readonly title: string;
}

interface FilterSelectProps {
  /** What is chosen by it. */
  label: string;
  value: string;
  options: readonly FilterOption[];
  onChange(value: string): void;
}

/** A choice above a list, such as its filter or its sort; it works at once. */
export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <span className={styles.frame}>
        <select className={styles.select} value={value} onChange={({ target }) => onChange(target.value)}>
          {options.map((option) => <option key={option.value} value={option.value}>{option.title}</option>)}
        </select>
        <svg aria-hidden="true" className={styles.arrow} viewBox="0 0 16 16"><path d="M3.5 5.5L8 10l4.5-4.5 1 1L8 12 2.5 6.5z" /></svg>
      </span>
    </label>
  );
}
