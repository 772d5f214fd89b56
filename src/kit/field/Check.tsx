import styles from './tick.module.css';

interface CheckProps {
  /** What is ticked, for assistive technology; left out where a label stands round it. */
  label?: string;
  id?: string;
  isChecked: boolean;
  /** Some of what it stands for is ticked and some is not. */
  isIndeterminate?: boolean;
  /** Ids of what describes it. */
  describedBy?: string;
  /** What was ticked is under way. */
  isBusy?: boolean;
  onChange(isChecked: boolean): void;
}

/** A box to tick, without a label of its own: light enough for rows and the first load. Forms take `CheckField`, which looks the same. */
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
