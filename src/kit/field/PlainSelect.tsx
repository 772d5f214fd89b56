import styles from './control.module.css';
import { controlLook, type ControlLook } from './controlLook';

/** One of the things that can be picked. */
export interface SelectOption {
  readonly value: string;
  readonly text: string;
  /** What the closed select shows of it instead, where it has less room than the list. */
  readonly shortText?: string;
  /** It is shown while it is the value, and can't be picked. */
  readonly isDisabled?: boolean;
}

interface PlainSelectProps extends ControlLook {
  /** What is picked, for assistive technology; left out where a label stands round it. */
  label?: string;
  options: readonly SelectOption[];
  value: string;
  isDisabled?: boolean;
  /** Asked for the rest of the options: somebody comes with the keyboard, a finger or the mouse, before the browser opens the list. */
  onApproach?: (() => void) | undefined;
  onChange(value: string): void;
}

/** Classes of what stands round a select and draws its arrow: of the frame itself, since rows have many. */
export function selectFrame(size: ControlLook['size']): string {
  return `${styles.frame} ${styles.arrowed} ${size === 'small' ? styles.tight : ''}`;
}

/**
 * A choice among many as the browser's own select: one element, and the telephone's wheel. Light enough for rows and the first load;
 * forms take `SelectField`, which looks the same.
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
