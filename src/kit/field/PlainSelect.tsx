import styles from './control.module.css';
import { controlLook, type ControlLook } from './controlLook';

/** One of the things that can be picked. */
export interface SelectOption {
  readonly value: string;
  readonly text: string;
  /** It is shown while it is the value, and can't be picked. */
  readonly isDisabled?: boolean;
}

interface PlainSelectProps extends ControlLook {
  /** What is picked, for assistive technology; left out where a label stands round it. */
  label?: string;
  options: readonly SelectOption[];
  value: string;
  isDisabled?: boolean;
  onChange(value: string): void;
}

/**
 * A choice among many as the browser's own select: one element, and the telephone's wheel. Light enough for rows and the first load;
 * forms take `SelectField`, which looks the same.
 */
export function PlainSelect({ label, options, value, size, shape, isDisabled, onChange }: PlainSelectProps) {
  return (
    <span className={styles.frame}>
      <select
        className={controlLook({ size, shape }, 'select')}
        aria-label={label}
        disabled={isDisabled}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.text}
          </option>
        ))}
      </select>
      <SelectArrow />
    </span>
  );
}

/** The arrow on a select, which the browser's own doesn't draw in the theme's look. It follows the select in their common frame. */
export function SelectArrow() {
  return (
    <svg aria-hidden="true" className={styles.arrow} viewBox="0 0 16 16">
      <path d="M3.5 5.5L8 10l4.5-4.5 1 1L8 12 2.5 6.5z" />
    </svg>
  );
}
