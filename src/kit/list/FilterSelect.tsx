import { PlainSelect } from '../field/PlainSelect';
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
      <PlainSelect value={value} options={options.map((option) => ({ value: option.value, text: option.title }))} onChange={onChange} />
    </label>
  );
}
