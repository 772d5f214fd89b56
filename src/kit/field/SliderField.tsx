import Slider from '@mui/material/Slider';
import { MuiTheme } from '../../themes/MuiTheme';
import styles from './SliderField.module.css';

interface SliderFieldProps {
  /** What the number is, for assistive technology. */
  label: string;
  /** Beyond the limits the thumb stands at the nearer one. */
  value: number;
  min: number;
  max: number;
  /** What one press of an arrow key changes it by. */
  step?: number;
  /** Places with a word of their own, from the lowest on. */
  marks?: readonly { readonly value: number; readonly label?: string }[];
  isDisabled?: boolean;
  /** The number in words, read out with the thumb. */
  textOf(value: number): string;
  /** At every change, while the thumb is dragged too. */
  onChange(value: number): void;
}

/** A number between two limits by dragging; beside it stands a field, since a number by hand is hard to hit with a thumb. */
export function SliderField({ label, value, min, max, step = 1, marks = [], isDisabled = false, textOf, onChange }: SliderFieldProps) {
  return (
    <MuiTheme>
      <div className={styles.slider}>
        <Slider
          aria-label={label}
          value={Math.min(max, Math.max(min, value))}
          min={min}
          max={max}
          step={step}
          marks={[...marks]}
          disabled={isDisabled}
          getAriaValueText={textOf}
          onChange={(_event, next) => onChange(Array.isArray(next) ? (next[0] ?? min) : next)}
        />
      </div>
    </MuiTheme>
  );
}
