import styles from './tick.module.css';

interface CheckProps {
  /** Accessible name; omit inside a `<label>`. */
  label?: string;
  id?: string;
  isChecked: boolean;
  /** Some of the entries it stands for are ticked. */
  isIndeterminate?: boolean;
  /** Ids of the describing elements. */
  describedBy?: string;
  /** The change is pending. */
  isBusy?: boolean;
  onChange(isChecked: boolean): void;
}

/** A checkbox without a label of its own, light enough for rows and the first load. Forms use `CheckField`, which looks the same. */
export function Check({ label, id, isChecked, isIndeterminate = false, describedBy, isBusy = false, onChange }: CheckProps) {
  return (
    <input
      ref={(input) => {
        if (input) input.indeterminate = isIndeterminate;
      }}
      id={id}
      className={styles.box}
      type="checkbox"
      aria-label={label}
      aria-describedby={describedBy}
      aria-busy={isBusy || undefined}
      checked={isChecked}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
