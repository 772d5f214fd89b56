import { useEffect, useId, useRef, useState, type KeyboardEvent, type Ref, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { limits } from '../../domain/limits';
import { formatInputNumber, isTakenAsNumber, readNumberText, steppedNumber } from '../../domain/typedNumber';
import { AnchoredHint } from '../feedback/AnchoredHint';
import { FieldFrame } from './FieldFrame';
import frame from './FieldFrame.module.css';
import { FieldInput } from './FieldInput';
import { describedBy, type FieldTexts } from './fieldTexts';
import { focusOnPress } from './focusOnPress';
import { StepButton } from './StepButton';
import styles from './stepper.module.css';

interface NumberFieldProps extends FieldTexts {
  /** What the number is; the names of minus and plus are made of it. */
  label: string;
  /** The label is for assistive technology alone, as in a table whose head says the same. */
  isLabelHidden?: boolean;
  /** The number; undefined while the field is empty. */
  value: number | undefined;
  /** Name in the form. */
  name?: string;
  /** Lowest value. Below zero a minus can be typed. */
  min?: number;
  /** Highest value. */
  max?: number;
  /** Only whole numbers make sense, so that "1.095" is a thousand and ninety-five. */
  isWhole?: boolean;
  /** What minus and plus change it by. */
  step?: number;
  /** `small` in rows. */
  size?: 'regular' | 'small';
  /** As wide as its place, as a select beside it is. */
  isWide?: boolean;
  /** What an empty field counts as. */
  placeholder?: string;
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;
  onBlur?(): void;
  /** A number within the limits, at every change; undefined when the field was emptied. */
  onChange(value: number | undefined): void;
}

/**
 * A number with decimals between a minus and a plus, held to its limits (P§5 "Number input component"). A key or a paste with other
 * signs than a number's is not taken, and it is said which are. What is no number yet counts nowhere, and the last one is back when the
 * field is left.
 */
export function NumberField({
  label,
  isLabelHidden = false,
  hint,
  error,
  isRequired,
  isDisabled = false,
  value,
  name,
  min,
  max,
  isWhole = false,
  step = 1,
  size = 'regular',
  isWide = false,
  placeholder,
  ref,
  onBlur,
  onChange,
}: NumberFieldProps) {
  const id = useId();
  const intl = useIntl();
  const range = { min, max, isWhole };
  const [text, setText] = useState(() => formatInputNumber(value));
  const [refusals, setRefusals] = useState(0);
  const box = useRef<HTMLSpanElement>(null);
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
    if (!isTakenAsNumber(typed, range)) {
      setRefusals(refusals + 1);
      return;
    }
    setText(typed);
    const read = readNumberText(typed, range);
    if (read !== undefined || typed.trim() === '') change(read);
  };
  const canStep = (by: 1 | -1) => (by < 0 ? min === undefined || (value ?? 0) > min : max === undefined || (value ?? 0) < max);
  const go = (by: 1 | -1): boolean => {
    if (!canStep(by)) return false;
    const next = steppedNumber(value, by * step, range);
    setText(formatInputNumber(next));
    change(next);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    go(event.key === 'ArrowUp' ? 1 : -1);
  };
  const isNoNumber = text.trim() !== '' && readNumberText(text, range) === undefined;
  return (
    <FieldFrame
      id={id}
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      error={error}
      isRequired={isRequired}
      isDisabled={isDisabled}
    >
      <span
        ref={box}
        className={`${styles.stepper} ${styles[size]} ${isDisabled ? styles.disabled : ''} ${frame.number} ${isWide ? styles.wide : ''}`}
      >
        <StepButton
          label={intl.formatMessage({ id: 'quantity.number.less' }, { label })}
          sign="minus"
          isDisabled={isDisabled || !canStep(-1)}
          onStep={() => go(-1)}
        />
        <FieldInput
          id={id}
          name={name}
          ref={ref}
          className={styles.field}
          autoComplete="off"
          inputMode="decimal"
          placeholder={placeholder}
          value={text}
          describedBy={describedBy(id, { hint, error })}
          isInvalid={isNoNumber || undefined}
          onBlur={() => {
            setText(formatInputNumber(value));
            setRefusals(0);
            onBlur?.();
          }}
          onChange={type}
          onFocus={(event) => event.target.select()}
          onKeyDown={onKeyDown}
          onMouseDown={focusOnPress}
        />
        <StepButton
          label={intl.formatMessage({ id: 'quantity.number.more' }, { label })}
          sign="plus"
          isDisabled={isDisabled || !canStep(1)}
          onStep={() => go(1)}
        />
        {refusals > 0 && <RefusalHint key={refusals} anchor={box} hasMinus={min !== undefined && min < 0} onEnd={() => setRefusals(0)} />}
      </span>
    </FieldFrame>
  );
}

interface RefusalHintProps {
  anchor: RefObject<HTMLElement | null>;
  hasMinus: boolean;
  /** It was there long enough. */
  onEnd(): void;
}

/** Which signs the field takes, for a while after another one was typed. */
function RefusalHint({ anchor, hasMinus, onEnd }: RefusalHintProps) {
  const id = useId();
  const end = useRef(onEnd);
  useEffect(() => {
    const timer = setTimeout(() => end.current(), limits.warningToast);
    return () => clearTimeout(timer);
  }, []);
  return (
    <AnchoredHint id={id} anchor={anchor} role="alert">
      <FormattedMessage id="quantity.number.digits" values={{ hasMinus: String(hasMinus) }} />
    </AnchoredHint>
  );
}
