import styles from './control.module.css';
import { controlLook, type ControlLook } from './controlLook';

export interface SelectOption {
  readonly value: string;
  readonly text: string;
  /** Shorter text for the closed select, which has less room than the list. */
  readonly shortText?: string;
  /** Shown while it is the value, but can't be picked. */
  readonly isDisabled?: boolean;
}

interface PlainSelectProps extends ControlLook {
  /** Accessible name; omit inside a `<label>`. */
  label?: string;
  options: readonly SelectOption[];
  value: string;
  isDisabled?: boolean;
  /** Called before the browser opens the list (focus, touch or hover), so that the rest of the options can be fetched. */
  onApproach?: (() => void) | undefined;
  onChange(value: string): void;
}

/** Classes for the element around a select, which draws the arrow itself because rows have many. */
export function selectFrame(size: ControlLook['size']): string {
  return `${styles.frame} ${styles.arrowed} ${size === 'small' ? styles.tight : ''}`;
}

/**
 * The browser's own select: one element, and a wheel on the phone. Light enough for rows and the first load; forms
 * use `SelectField`, which looks the same.
 */
export function PlainSelect({ label, options, value, size, shape, isDisabled, onApproach, onChange }: PlainSelectProps) {
  const shortText = options.find((option) => option.value === value)?.shortText;
  return (
    <span className={selectFrame(size)}>
      <select
        className={`${controlLook({ size, shape }, 'select')} ${shortText === undefined ? '' : styles.covered}`}
        aria-label={label}
        disabled={isDisabled}
        value={value}
        onFocus={onApproach}
        onPointerDown={onApproach}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.text}
          </option>
        ))}
      </select>
      {shortText !== undefined && (
        <span aria-hidden="true" className={`${styles.shortText} ${size === 'small' ? styles.small : ''}`}>
          {shortText}
        </span>
      )}
    </span>
  );
}
