import { useEffect, useId, useRef, useState, type KeyboardEvent, type Ref, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { limits } from '../../domain/limits';
import {
  formatInputNumber,
  isBeyondRange,
  isTakenAsNumber,
  numberFaultOf,
  readNumberText,
  steppedNumber,
  withoutWord,
} from '../../domain/typedNumber';
import { readTyped } from '../../domain/typedText';
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
  /** Folded words for what is counted, which may stand behind the number and say nothing: "120 Personen". */
  wordsBehind?: readonly string[];
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

/** A remark of the field on a text: the reason why it is not taken, or that another number counts. */
type Remark = { readonly text: string } & (
  | { readonly kind: 'refused' }
  | { readonly kind: 'beyond'; readonly counts: number; readonly isAbove: boolean }
);

const noWords: readonly string[] = [];

/**
 * A number with decimals between a minus and a plus, held to its limits (P§5 "Number input component"). A key or a paste with other
 * signs than a number's is not taken, and a number beyond the limits counts as the nearest one: either is said. What is no number yet
 * counts nowhere, and the last one is back when the field is left.
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
  const change = (next: number | undefined) => {
    setShownFor(next);
    if (next !== value) onChange(next);
  };
  // The same text again is said again.
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
    // What is too small may become larger with the next key.
    if (read !== undefined && read === max && isBeyondRange(bare, range)) sayBeyond(typed, read);
    else if (read === undefined && numberFaultOf(bare) === 'ambiguous') {
      say({ kind: 'refused', text: typed });
      // The 1 of "1.00" was none either.
      if (typed.startsWith(text)) change(undefined);
    } else setRemark(undefined);
  };
  const leave = () => {
    const bare = withoutWord(text, wordsBehind);
    const read = readNumberText(bare, range);
    if (read !== undefined && read !== max && isBeyondRange(bare, range)) sayBeyond(text, read);
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
    // The caret then stands behind what there is to go on from.
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
          {/* The keys for numbers that a telephone shows may have no minus. */}
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
  /** It was there long enough. */
  onEnd(): void;
}

/** A remark of the field on a text, for a while after it was typed. */
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
