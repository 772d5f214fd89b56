import { useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { decimal } from '../../domain/money';
import { clampNumber, readNumberText } from '../../domain/quantity';
import { focusOnPress } from './amountFocus';
import { formatInputNumber } from './numberText';
import styles from './AmountInput.module.css';
import { StepButton } from './StepButton';

interface NumberInputProps {
  /** The number; undefined while the field is empty. */
  value: number | undefined;
  /** What the number is, for assistive technology. */
  label: string;
  /** Lowest value. Below nought a minus can be typed. */
  min?: number;
  /** Highest value. */
  max?: number;
  /** What minus and plus change it by. */
  step?: number;
  isDisabled?: boolean;
  /** `small` in rows. */
  size?: 'regular' | 'small';
  /** A number within the limits, at every change; undefined when the field was emptied. */
  onChange(value: number | undefined): void;
}

/**
 * A number with decimals between a minus and a plus, held to its limits (P§5 "Number input component"). What is no number counts
 * nowhere, and the last number is back when the field is left.
 */
export function NumberInput({ value, label, min, max, step = 1, isDisabled = false, size = 'regular', onChange }: NumberInputProps) {
  const intl = useIntl();
  const range = { min, max };
  const [text, setText] = useState(() => formatInputNumber(value));
  const [shownFor, setShownFor] = useState(value);
  if (shownFor !== value) {
    setShownFor(value);
    if (readNumberText(text, range) !== value) setText(formatInputNumber(value));
  }
  const change = (next: number | undefined) => {
    setShownFor(next);
    if (next !== value) onChange(next);
  };
  const type = (typed: string) => {
    setText(typed);
    const read = readNumberText(typed, range);
    if (read !== undefined || typed.trim() === '') change(read);
  };
  const canStep = (by: 1 | -1) => by < 0 ? min === undefined || (value ?? 0) > min : max === undefined || (value ?? 0) < max;
  const go = (by: 1 | -1): boolean => {
    if (!canStep(by)) return false;
    const next = clampNumber(decimal(value ?? 0).plus(by * step).toNumber(), range);
    setText(formatInputNumber(next));
    change(next);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    go(event.key === 'ArrowUp' ? 1 : -1);
  };
  return (
    <span className={`${styles.stepper} ${styles[size]} ${isDisabled ? styles.disabled : ''}`}>
      <StepButton label={intl.formatMessage({ id: 'quantity.number.less' }, { label })} sign="minus" isDisabled={isDisabled || !canStep(-1)} onStep={() => go(-1)} />
      <input
        className={styles.field}
        aria-label={label}
        aria-invalid={(text.trim() !== '' && readNumberText(text, range) === undefined) || undefined}
        autoComplete="off"
        disabled={isDisabled}
        inputMode="decimal"
        value={text}
        onBlur={() => setText(formatInputNumber(value))}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
        onMouseDown={focusOnPress}
      />
      <StepButton label={intl.formatMessage({ id: 'quantity.number.more' }, { label })} sign="plus" isDisabled={isDisabled || !canStep(1)} onStep={() => go(1)} />
    </span>
  );
}
