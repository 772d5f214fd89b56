import {
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { shortenText } from '../../domain/cutText';
import { limits } from '../../domain/limits';
import { canDecrease, canIncrease, readAmountText, type AmountProblem, type ClampedAmount } from '../../domain/quantity';
import { AnchoredHint } from '../../kit/feedback/AnchoredHint';
import { focusOnPress } from '../../kit/field/focusOnPress';
import { StepButton } from '../../kit/field/StepButton';
import styles from '../../kit/field/stepper.module.css';
import { amountEntry, type AmountEntry, type AmountRules, type ShownAmount } from './amountEntry';
import { amountFieldAttribute, focusAmountBeside } from './amountFocus';

/** What stands outside of the field may want of it. */
export interface AmountHandle {
  /** Applies what was typed without waiting, and answers the amount that then counts. */
  commit(): number;
}

interface AmountInputProps {
  /** The amount that counts now, in the selected unit. */
  amount: number;
  /** Storage units in one of the selected unit. */
  ratio: number;
  /** Least quantity in storage units; 0 for none. */
  minimum: number;
  /** Name of the product, for assistive technology. */
  productName: string;
  /** Nothing can be changed, for instance because the product is not available. */
  isDisabled?: boolean;
  /** `small` in rows. */
  size?: 'regular' | 'small';
  /** Each amount is a call of its own: what minus and plus come to counts after 500 ms, as what is typed does, so that ten presses are one. */
  isCallEach?: boolean;
  /**
   * A changed amount: what is typed 500 ms after the last change, on leaving the field and on Enter (P§5), a press on minus or plus at once
   * and a held one with its end. It already reaches the minimum. An answer that comes later says whether it was taken; if not, the field
   * shows the amount again.
   */
  onChange(amount: number): Promise<boolean> | undefined | void;
  /** The amount was below the minimum and has been raised: the warning is due (P§8). */
  onClamped?: ((raised: ClampedAmount) => void) | undefined;
  /** Enter in the field, after the amount was applied; the focus then moves to the next row's amount. */
  onConfirm?: ((amount: number) => void) | undefined;
  /** For a button beside the field that needs the amount now. */
  handle?: Ref<AmountHandle>;
}

/**
 * The amount of a product between a minus and a plus (P§5): whole numbers of at most five characters. What is none is ignored as a
 * whole: it stays as it was typed, with the reason beside it, until the field is left and the last amount is back; so does an empty
 * field's. Held buttons repeat. Enter confirms and goes to the next amount of the page, Shift+Enter to the one before, the arrows
 * change it by one, Escape puts back what stood there when the field was entered, Ctrl+Z the last amount.
 */
export function AmountInput(props: AmountInputProps) {
  const {
    amount,
    ratio,
    minimum,
    productName,
    isDisabled = false,
    size = 'regular',
    isCallEach = false,
    onChange,
    onClamped,
    onConfirm,
    handle,
  } = props;
  const intl = useIntl();
  const id = useId();
  const [shown, setShown] = useState<ShownAmount>({ text: String(amount), amount, problem: undefined, refused: '', isTyping: false });
  if (shown.amount !== amount) {
    // The amount was changed from outside (another tab, the server, an undo): the field follows, unless it is just being typed into.
    setShown({ ...shown, amount, text: shown.isTyping ? shown.text : String(amount) });
  }
  const { text, problem, refused, isTyping } = shown;
  const field = useRef<HTMLInputElement>(null);
  const begun = useRef<AmountEntry>(undefined);
  const rules: AmountRules = { amount, ratio, minimum, isCallEach, onChange, onClamped };
  const entry = () => (begun.current ??= amountEntry(rules, text, (change) => setShown((before) => ({ ...before, ...change }))));
  // Before the browser takes another key: digits that come next belong to what the field shows.
  useLayoutEffect(() => {
    const isReplaced = begun.current?.follow(rules, text) === true;
    // A new text takes the selection away, and the digits that come next would be put behind it: "55" typed over 18 would be 1855.
    if (isReplaced && !isTyping && document.activeElement === field.current) field.current?.select();
  });
  useEffect(() => {
    const left = begun;
    return () => left.current?.flush();
  }, []);
  useImperativeHandle(handle, () => ({ commit: () => begun.current?.commit() ?? amount }), [amount]);

  const confirm = (input: HTMLInputElement, backwards: boolean) => {
    // Applied first: the argument of a call that nobody takes would not be computed.
    const confirmed = entry().confirm();
    if (confirmed !== undefined) onConfirm?.(confirmed);
    if (confirmed === undefined || !focusAmountBeside(input, backwards ? -1 : 1)) input.select();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') confirm(event.currentTarget, event.shiftKey);
    else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') entry().step(event.key === 'ArrowUp' ? 1 : -1);
    else if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey) entry().undo();
    else if (event.key === 'Escape') {
      // With nothing to put back it is meant for what the field stands in.
      if (!entry().restore()) return;
      event.stopPropagation();
      event.currentTarget.select();
    } else return;
    event.preventDefault();
  };

  const onMouseDown = (event: MouseEvent<HTMLInputElement>) => {
    focusOnPress(event);
    // An amount that stands there is replaced by what is typed, however the focus came; a caret is for what is just being typed.
    if (event.defaultPrevented || entry().isUnapplied()) return;
    event.preventDefault();
    event.currentTarget.select();
  };

  const endPress = () => entry().endPress();
  const read = readAmountText(text);
  const counting = read.kind === 'amount' ? read.amount : amount;
  return (
    <span className={`${styles.stepper} ${styles[size]} ${isDisabled ? styles.disabled : ''}`}>
      <StepButton
        label={intl.formatMessage({ id: 'quantity.amount.less' }, { product: productName })}
        sign="minus"
        isDisabled={isDisabled || !canDecrease(counting, ratio, minimum)}
        onStep={() => entry().step(-1)}
        onEnd={endPress}
      />
      <input
        ref={field}
        className={styles.field}
        {...{ [amountFieldAttribute]: '' }}
        aria-label={intl.formatMessage({ id: 'quantity.amount.label' }, { product: productName })}
        aria-describedby={problem && id}
        aria-invalid={read.kind === 'ignored' || undefined}
        autoComplete="off"
        disabled={isDisabled}
        enterKeyHint="next"
        inputMode="numeric"
        value={text}
        onBlur={() => entry().commit()}
        onChange={({ target }) => entry().type(target.value, problem)}
        onFocus={({ target }) => {
          entry().enter();
          target.select();
        }}
        onKeyDown={onKeyDown}
        onMouseDown={onMouseDown}
      />
      <StepButton
        label={intl.formatMessage({ id: 'quantity.amount.more' }, { product: productName })}
        sign="plus"
        isDisabled={isDisabled || !canIncrease(counting)}
        onStep={() => entry().step(1)}
        onEnd={endPress}
      />
      {problem && (
        <ProblemHint
          id={id}
          anchor={field}
          problem={problem}
          refused={refused}
          amount={amount}
          isOver={read.kind !== 'ignored'}
          onEnd={() => setShown((before) => ({ ...before, problem: undefined }))}
        />
      )}
    </span>
  );
}

interface ProblemHintProps {
  id: string;
  anchor: React.RefObject<HTMLElement | null>;
  problem: AmountProblem;
  /** The text that doesn't count. */
  refused: string;
  /** The amount that counts all the same. */
  amount: number;
  /** The wrong text is gone; then the reason goes a while later. */
  isOver: boolean;
  /** It was there long enough. */
  onEnd(): void;
}

/** Why an entry doesn't count; stays a while after the amount is back. */
function ProblemHint({ id, anchor, problem, refused, amount, isOver, onEnd }: ProblemHintProps) {
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);
  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(() => end.current(), limits.warningToast);
    return () => clearTimeout(timer);
  }, [problem, isOver]);
  return (
    <AnchoredHint id={id} anchor={anchor} role="alert">
      <FormattedMessage
        id={`quantity.amount.${problem}`}
        values={{ amount, text: shortenText(refused.trim(), 30), digits: limits.amountCharacters }}
      />
    </AnchoredHint>
  );
}
