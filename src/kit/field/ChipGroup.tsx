import { UnstyledButton } from '../action/UnstyledButton';
import { Icon } from '../icon/Icon';
import styles from './ChipGroup.module.css';

/** A toggle of the group. */
export interface Chip<Value extends string> {
  readonly value: Value;
  readonly text: string;
}

interface ChipGroupProps<Value extends string> {
  /** Visible label of the group, beside the chips. */
  label: string;
  chips: readonly Chip<Value>[];
  /** Values that are on. */
  chosen: readonly Value[];
  /** Wraps on the phone too, so that all are in view. */
  isWrapped?: boolean;
  onChange(chosen: readonly Value[]): void;
}

/** A row of short toggles, any number of them on, such as a small filter. A tick marks those that are on, not the colour alone. */
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
