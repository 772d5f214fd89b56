import { useEffect, useId, useRef, useState, type KeyboardEvent, type Ref, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { limits } from '#domain/text/limits.ts';
import {
  formatInputNumber,
  isBeyondRange,
  isTakenAsNumber,
  numberFaultOf,
  readNumberText,
  steppedNumber,
  withoutWord,
} from '#domain/text/typedNumber.ts';
import { readTyped } from '#domain/text/typedText.ts';
import { Button } from '../action/Button';
import { AnchoredHint } from '../feedback/AnchoredHint';
import { FieldFrame } from './FieldFrame';
import frame from './FieldFrame.module.css';
import { FieldInput } from './FieldInput';
import { describedBy, type FieldTexts } from './fieldTexts';
import { focusOnPress } from './focusOnPress';
import signs from './NumberField.module.css';
import { refusalText } from './numberRefusal';
import { StepButton } from './StepButton';
import styles from './stepper.module.css';

interface NumberFieldProps extends FieldTexts {
  /** Label; the names of minus and plus derive from it. */
  label: string;
  /** The label is for assistive technology only, as in a table whose head says the same. */
  isLabelHidden?: boolean;
  /** Undefined while the field is empty. */
  value: number | undefined;
  /** Field name in the form. */
  name?: string;
  /** Lower limit. A minus can be typed if it is below zero. */
  min?: number;
  /** Upper limit. */
  max?: number;
  /** Whole numbers only, so that "1.095" is a thousand and ninety-five. */
  isWhole?: boolean;
  /** Folded units that may follow the number and are ignored: "120 Personen". */
  wordsBehind?: readonly string[];
  /** Change per press of minus or plus. */
  step?: number;
  /** `small` in rows. */
  size?: 'regular' | 'small';
  /** Fills its container, like a select beside it. */
  isWide?: boolean;
  /** Value of an empty field. */
  placeholder?: string;
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;
  onBlur?(): void;
  /** Called at every change with a number within the limits; undefined if emptied. */
  onChange(value: number | undefined): void;
}

/** Hint about a typed text: why it was refused, or which number is used instead. */
type Remark = { readonly text: string } & (
  | { readonly kind: 'refused' }
  | { readonly kind: 'beyond'; readonly counts: number; readonly isAbove: boolean }
);

const noWords: readonly string[] = [];

/**
 * A decimal number between minus and plus, clamped to its limits (P§5 "Number input component"). It refuses keys and
 * pastes with foreign characters, clamps numbers outside the limits, and shows a hint for either. Unfinished input
 * changes nothing; on blur the last number is restored, and the hint says so.
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
  wordsBehind = noWords,
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
  const [remark, setRemark] = useState<{ readonly said: Remark; readonly count: number }>();
  const box = useRef<HTMLSpanElement>(null);
  const [shownFor, setShownFor] = useState(value);
  if (shownFor !== value) {
    setShownFor(value);
    if (readNumberText(withoutWord(text, wordsBehind), range) !== value) setText(formatInputNumber(value));
  }
  // Not shown as the value at once: who takes no empty field keeps its number, which returns on blur and not while it is typed over.
  const change = (next: number | undefined) => {
    if (next !== value) onChange(next);
  };
  // A counter, so that the same text is announced again.
  const say = (said: Remark) => setRemark({ said, count: (remark?.count ?? 0) + 1 });
  const sayBeyond = (typed: string, counts: number) => say({ kind: 'beyond', text: typed, counts, isAbove: counts === max });
  const type = (typed: string) => {
    const bare = withoutWord(typed, wordsBehind);
    if (!isTakenAsNumber(bare, range)) {
      say({ kind: 'refused', text: typed });
      return;
    }
    setText(typed);
    const read = readNumberText(bare, range);
    if (read !== undefined || typed.trim() === '') change(read);
    // A number that is too small may become larger with the next key.
    if (read !== undefined && read === max && isBeyondRange(bare, range)) sayBeyond(typed, read);
    else if (read === undefined && numberFaultOf(bare) === 'ambiguous') {
      say({ kind: 'refused', text: typed });
      // The 1 of "1.00" was no value either.
      if (typed.startsWith(text)) change(undefined);
    } else setRemark(undefined);
  };
  const leave = () => {
    const bare = withoutWord(text, wordsBehind);
    const read = readNumberText(bare, range);
    if (read === undefined && bare.trim() !== '') say({ kind: 'refused', text });
    else if (read !== undefined && read !== max && isBeyondRange(bare, range)) sayBeyond(text, read);
    setText(formatInputNumber(value));
    onBlur?.();
  };
  const canStep = (by: 1 | -1) => (by < 0 ? min === undefined || (value ?? 0) > min : max === undefined || (value ?? 0) < max);
  const go = (by: 1 | -1): boolean => {
    if (!canStep(by)) return false;
    const next = steppedNumber(value, by * step, range);
    setText(formatInputNumber(next));
    change(next);
    return true;
  };
  const changeSign = () => {
    const typed = readTyped(text);
    const next = typed.startsWith('-') ? typed.slice(1) : `-${typed}`;
    // Puts the caret after the text that the user continues from.
    flushSync(() => type(next));
    const field = box.current?.querySelector('input');
    field?.focus();
    field?.setSelectionRange(next.length, next.length);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    go(event.key === 'ArrowUp' ? 1 : -1);
  };
  const isNoNumber = text.trim() !== '' && readNumberText(withoutWord(text, wordsBehind), range) === undefined;
  const stepper = (
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
        onBlur={leave}
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
      {remark && (
        <RemarkHint
          key={remark.count}
          anchor={box}
          remark={remark.said}
          hasMinus={min !== undefined && min < 0}
          onEnd={() => setRemark(undefined)}
        />
      )}
    </span>
  );
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
      {min !== undefined && min < 0 ? (
        <span className={signs.signed}>
          {stepper}
          {/* Numeric keyboards of phones may have no minus. */}
          <Button
            isInForm
            disabled={isDisabled}
            aria-label={intl.formatMessage({ id: 'quantity.number.sign' }, { label })}
            onMouseDown={(event) => event.preventDefault()}
            onClick={changeSign}
          >
            ±
          </Button>
        </span>
      ) : (
        stepper
      )}
    </FieldFrame>
  );
}

interface RemarkHintProps {
  remark: Remark;
  anchor: RefObject<HTMLElement | null>;
  hasMinus: boolean;
  /** Called when the hint's time is over. */
  onEnd(): void;
}

/** Shows a remark about typed text for a while. */
function RemarkHint({ anchor, remark, hasMinus, onEnd }: RemarkHintProps) {
  const intl = useIntl();
  const id = useId();
  const end = useRef(onEnd);
  useEffect(() => {
    const timer = setTimeout(() => end.current(), limits.warningToast);
    return () => clearTimeout(timer);
  }, []);
  return (
    <AnchoredHint id={id} anchor={anchor} role="alert">
      {remark.kind === 'refused' ? (
        <>
          <span>{refusalText(intl, remark.text)}</span>{' '}
          <span>
            <FormattedMessage id="quantity.number.digits" values={{ hasMinus: String(hasMinus) }} />
          </span>
        </>
      ) : (
        <span>
          <FormattedMessage
            id="quantity.number.beyond"
            values={{ text: remark.text, isAbove: String(remark.isAbove), value: formatInputNumber(remark.counts) }}
          />
        </span>
      )}
    </AnchoredHint>
  );
}
