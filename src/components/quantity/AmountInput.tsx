import {
  useEffect,
  useEffectEvent,
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
import { shortenText } from '#domain/text/cutText.ts';
import { limits } from '#domain/text/limits.ts';
import { canDecrease, canIncrease, readAmountText, type AmountProblem, type ClampedAmount } from '#domain/product/quantity.ts';
import { AnchoredHint } from '#kit/feedback/AnchoredHint.tsx';
import { focusOnPress } from '#kit/field/focusOnPress.ts';
import { StepButton } from '#kit/field/StepButton.tsx';
import styles from '#kit/field/stepper.module.css';
import { amountEntry, type AmountEntry, type AmountRules, type ShownAmount } from './amountEntry';
import { amountFieldAttribute, focusAmountBeside } from './amountFocus';

/** Imperative handle of an amount field. */
export interface AmountHandle {
  /** Applies the typed text at once and returns the amount. */
  commit(): number;
}

interface AmountInputProps {
  /** The applied amount, in the selected unit. */
  amount: number;
  /** Storage units per selected unit. */
  ratio: number;
  /** Minimum quantity in storage units; 0 for none. */
  minimum: number;
  /** Name of the product, for assistive technology. */
  productName: string;
  isDisabled?: boolean;
  /** `small` in rows. */
  size?: 'regular' | 'small';
  /**
   * Every change is a call of its own: presses of minus and plus are debounced by 500 ms like typed text, so that ten
   * presses make one call.
   */
  isCallEach?: boolean;
  /**
   * Called with a changed amount, already raised to the minimum. Typed text applies 500 ms after the last key, on
   * blur and on Enter (P§5 amount input). A press on minus or plus applies at once, a held one when it ends. If the
   * promise resolves to false, the field shows the old amount again.
   */
  onChange(amount: number): Promise<boolean> | undefined | void;
  /** Called after an amount was raised to the minimum, so that the caller shows the warning (P§8 "Minimum quantity"). */
  onClamped?: ((raised: ClampedAmount) => void) | undefined;
  /** Called on Enter, after the amount was applied; then the focus moves to the next row's amount. */
  onConfirm?: ((amount: number) => void) | undefined;
  /** For a button beside the field that needs the amount at once. */
  handle?: Ref<AmountHandle>;
}

/**
 * The amount of a product between minus and plus (P§5 "Amount input"): whole numbers of at most five digits. Invalid
 * text stays visible with the reason beside it, until blur restores the last amount; so does an empty field. Held
 * buttons repeat. Enter confirms and moves to the next amount, Shift+Enter to the previous one. Arrow keys change by
 * one, Escape restores the amount of the focus, Ctrl+Z the last amount.
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
    // The amount changed from outside (another tab, the server, an undo): the field follows, unless the user is
    // typing.
    setShown({ ...shown, amount, text: shown.isTyping ? shown.text : String(amount) });
  }
  const { text, problem, refused, isTyping } = shown;
  const field = useRef<HTMLInputElement>(null);
  const begun = useRef<AmountEntry>(undefined);
  const rules: AmountRules = { amount, ratio, minimum, isCallEach, onChange, onClamped };
  const entry = () => (begun.current ??= amountEntry(rules, text, (change) => setShown((before) => ({ ...before, ...change }))));
  // Before the browser handles the next key: its digit belongs to the shown text.
  useLayoutEffect(() => {
    const isReplaced = begun.current?.follow(rules, text) === true;
    // New text clears the selection, and the next digits would be appended: "55" typed over 18 would become 1855.
    if (isReplaced && !isTyping && document.activeElement === field.current) field.current?.select();
  });
  useEffect(() => {
    const left = begun;
    return () => left.current?.flush();
  }, []);
  useImperativeHandle(handle, () => ({ commit: () => begun.current?.commit() ?? amount }), [amount]);

  const confirm = (input: HTMLInputElement, backwards: boolean) => {
    // Applied first: `onConfirm?.()` doesn't evaluate its argument without a callback.
    const confirmed = entry().confirm();
    if (confirmed !== undefined) onConfirm?.(confirmed);
    if (confirmed === undefined || !focusAmountBeside(input, backwards ? -1 : 1)) input.select();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') confirm(event.currentTarget, event.shiftKey);
    else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') entry().step(event.key === 'ArrowUp' ? 1 : -1);
    else if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey) entry().undo();
    else if (event.key === 'Escape') {
      // Without anything to restore, Escape is for the field's container.
      if (!entry().restore()) return;
      event.stopPropagation();
      event.currentTarget.select();
    } else return;
    event.preventDefault();
  };

  const onMouseDown = (event: MouseEvent<HTMLInputElement>) => {
    focusOnPress(event);
    // The amount is selected on any focus, so that typing replaces it; a caret is only for text being typed.
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
  /** The invalid text. */
  refused: string;
  /** The amount that still applies. */
  amount: number;
  /** The invalid text is gone; the reason follows a while later. */
  isOver: boolean;
  /** Called when the hint's time is over. */
  onEnd(): void;
}

/** Reason why an entry is invalid; stays for a while after the amount is restored. */
function ProblemHint({ id, anchor, problem, refused, amount, isOver, onEnd }: ProblemHintProps) {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(() => end(), limits.warningToast);
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
