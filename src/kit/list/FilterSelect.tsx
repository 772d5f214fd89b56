import { PlainSelect } from '../field/PlainSelect';
import styles from './FilterSelect.module.css';

export interface FilterOption {
  readonly value: string;
  readonly title: string;
}

interface FilterSelectProps {
  label: string;
  value: string;
  options: readonly FilterOption[];
  onChange(value: string): void;
}

/** A select above a list, such as its filter or sort; applies at once. */
export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <PlainSelect value={value} options={options.map((option) => ({ value: option.value, text: option.title }))} onChange={onChange} />
    </label>
  );
}
