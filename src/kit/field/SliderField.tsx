import Slider from '@mui/material/Slider';
import { MuiTheme } from '#themes/MuiTheme.tsx';
import styles from './SliderField.module.css';

interface SliderFieldProps {
  /** Accessible name. */
  label: string;
  /** A value outside the limits puts the thumb at the nearer one. */
  value: number;
  min: number;
  max: number;
  /** Change per press of an arrow key. */
  step?: number;
  /** Labelled positions, in ascending order. */
  marks?: readonly { readonly value: number; readonly label?: string }[];
  isDisabled?: boolean;
  /** The number as text, read out with the thumb. */
  textOf(value: number): string;
  /** Called at every change, also while dragging. */
  onChange(value: number): void;
}

/** A number between two limits, set by dragging. Put a field beside it, since exact numbers are hard to hit with a thumb. */
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
