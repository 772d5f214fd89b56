import { UnstyledButton } from '../action/UnstyledButton';
import { Icon } from '../icon/Icon';
import styles from './ChipGroup.module.css';

/** One of the things that a press switches on or off. */
export interface Chip<Value extends string> {
  readonly value: Value;
  readonly text: string;
}

interface ChipGroupProps<Value extends string> {
  /** What the chips are about, beside them. */
  label: string;
  chips: readonly Chip<Value>[];
  /** Those that are on. */
  chosen: readonly Value[];
  /** All are in view, on the phone in several lines. */
  isWrapped?: boolean;
  onChange(chosen: readonly Value[]): void;
}

/** Short words in a row of which any number can be on, such as a filter of a few. What is on has a tick, not its colour alone. */
export function ChipGroup<Value extends string>({ label, chips, chosen, isWrapped = false, onChange }: ChipGroupProps<Value>) {
  return (
    <fieldset aria-label={label} className={styles.group}>
      <span aria-hidden="true" className={styles.label}>
        {label}
      </span>
      <div className={`${styles.chips} ${isWrapped ? '' : styles.pushed}`}>
        {chips.map(({ value, text }) => {
          const isOn = chosen.includes(value);
          return (
            <UnstyledButton
              key={value}
              aria-pressed={isOn}
              className={`${styles.chip} ${isOn ? styles.on : ''}`}
              onClick={() => onChange(isOn ? chosen.filter((other) => other !== value) : [...chosen, value])}
            >
              {isOn && <Icon name="check" size="small" />}
              <span>{text}</span>
            </UnstyledButton>
          );
        })}
      </div>
    </fieldset>
  );
}
