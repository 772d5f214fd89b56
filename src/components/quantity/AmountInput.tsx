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
import { useDebouncedCallback } from 'use-debounce';
import { limits } from '../../domain/limits';
import {
  canDecrease,
  canIncrease,
  raiseToMinimum,
  readAmountText,
  typedAmount,
  type AmountProblem,
  type ClampedAmount,
} from '../../domain/quantity';
import { AnchoredHint } from '../../kit/feedback/AnchoredHint';
import { focusOnPress } from '../../kit/field/focusOnPress';
import { StepButton } from '../../kit/field/StepButton';
import styles from '../../kit/field/stepper.module.css';
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
  const [text, setText] = useState(String(amount));
  const [shownFor, setShownFor] = useState(amount);
  const [problem, setProblem] = useState<AmountProblem>();
  /** What stands there was typed and is not applied yet. */
  const [isTyping, setIsTyping] = useState(false);
  if (shownFor !== amount) {
    // The amount was changed from outside (another tab, the server, an undo): the field follows, unless it is just being typed into.
    setShownFor(amount);
    if (!isTyping) setText(String(amount));
  }
  const field = useRef<HTMLInputElement>(null);
  const typed = useRef(text);
  const applied = useRef(amount);
  const entered = useRef(amount);
  const present = useRef(amount);
  const history = useRef<number[]>([]);
  const lastPress = useRef(-Infinity);
  // Before the browser takes another key: digits that come next belong to what the field shows.
  useLayoutEffect(() => {
    typed.current = text;
  }, [text]);
  useLayoutEffect(() => {
    if (present.current === amount) return;
    present.current = amount;
    if (applied.current === amount) return;
    // What came from outside is not to be undone by Escape.
    entered.current = amount;
    applied.current = amount;
    // A new text takes the selection away, and the digits that come next would be put behind it: "55" typed over 18 would be 1855.
    if (!isTyping && document.activeElement === field.current) field.current?.select();
  }, [amount, isTyping]);

  const settle = (next: string) => {
    typed.current = next;
    setText(next);
    setIsTyping(false);
  };
  const show = (next: string, wrong?: AmountProblem) => {
    settle(next);
    setProblem(wrong);
  };
  const putBack = (refused: number, isRemembered: boolean) => {
    if (applied.current !== refused) return;
    if (isRemembered) history.current.pop();
    applied.current = present.current;
    show(String(present.current));
  };
  const apply = useDebouncedCallback(
    (remember: boolean) => {
      const read = readAmountText(typed.current);
      if (read.kind !== 'amount') return;
      const raised = raiseToMinimum(read.amount, ratio, minimum);
      // That there was no room for a sixth digit is still to be read.
      settle(String(raised.amount));
      if (raised.raised) onClamped?.(raised);
      if (raised.amount === applied.current) return;
      if (remember) history.current.push(applied.current);
      applied.current = raised.amount;
      void onChange(raised.amount)?.then((isTaken) => isTaken || putBack(raised.amount, remember));
    },
    limits.amountDebounce,
    { flushOnExit: true },
  );

  const type = (next: string, wrong?: AmountProblem, remember = true) => {
    show(next, wrong);
    setIsTyping(true);
    // A number that turns out to be the beginning of something else ("2,5") must not count meanwhile.
    if (wrong === 'notWhole') apply.cancel();
    else apply(remember);
  };
  const commit = () => {
    apply.flush();
    if (readAmountText(typed.current).kind !== 'amount') settle(String(applied.current));
    return applied.current;
  };
  useImperativeHandle(handle, () => ({ commit }));
  const current = () => {
    const read = readAmountText(typed.current);
    return read.kind === 'amount' ? read.amount : applied.current;
  };
  const step = (by: 1 | -1): boolean => {
    const now = current();
    if (by < 0 ? !canDecrease(now, ratio, minimum) : !canIncrease(now)) return false;
    // Presses in a row are one change for Ctrl+Z.
    type(String(now + by), undefined, performance.now() - lastPress.current >= limits.amountDebounce);
    return true;
  };
  const endPress = () => {
    if (isCallEach) return;
    apply.flush();
    lastPress.current = performance.now();
  };
  /** Takes back what has not been applied yet; false where there is no such thing. */
  const dropTyped = (): boolean => {
    if (!apply.isPending() && typed.current === String(applied.current)) return false;
    apply.cancel();
    show(String(applied.current));
    return true;
  };
  const undo = () => {
    if (dropTyped()) return;
    const before = history.current.pop();
    if (before === undefined) return;
    show(String(before));
    apply(false);
    apply.flush();
  };
  const restore = (): boolean => {
    const hasDropped = dropTyped();
    setProblem(undefined);
    if (applied.current === entered.current) return hasDropped;
    show(String(entered.current));
    apply(true);
    apply.flush();
    return true;
  };
  const confirm = (input: HTMLInputElement, backwards: boolean) => {
    const isAmount = readAmountText(typed.current).kind !== 'ignored';
    // Applied first: the argument of a call that nobody takes would not be computed.
    const confirmed = commit();
    if (isAmount) onConfirm?.(confirmed);
    if (!isAmount || !focusAmountBeside(input, backwards ? -1 : 1)) input.select();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') confirm(event.currentTarget, event.shiftKey);
    else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') step(event.key === 'ArrowUp' ? 1 : -1);
    else if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey) undo();
    else if (event.key === 'Escape') {
      // With nothing to put back it is meant for what the field stands in.
      if (!restore()) return;
      event.stopPropagation();
      event.currentTarget.select();
    } else return;
    event.preventDefault();
  };

  const onMouseDown = (event: MouseEvent<HTMLInputElement>) => {
    focusOnPress(event);
    // An amount that stands there is replaced by what is typed, however the focus came; a caret is for what is just being typed.
    if (event.defaultPrevented || apply.isPending() || typed.current !== String(applied.current)) return;
    event.preventDefault();
    event.currentTarget.select();
  };

  const read = readAmountText(text);
  const shown = read.kind === 'amount' ? read.amount : amount;
  return (
    <span className={`${styles.stepper} ${styles[size]} ${isDisabled ? styles.disabled : ''}`}>
      <StepButton
        label={intl.formatMessage({ id: 'quantity.amount.less' }, { product: productName })}
        sign="minus"
        isDisabled={isDisabled || !canDecrease(shown, ratio, minimum)}
        onStep={() => step(-1)}
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
        onBlur={commit}
        onChange={({ target }) => {
          const next = typedAmount(typed.current, target.value);
          if (next.text !== typed.current || next.problem !== problem) type(next.text, next.problem);
        }}
        onFocus={({ target }) => {
          entered.current = applied.current;
          target.select();
        }}
        onKeyDown={onKeyDown}
        onMouseDown={onMouseDown}
      />
      <StepButton
        label={intl.formatMessage({ id: 'quantity.amount.more' }, { product: productName })}
        sign="plus"
        isDisabled={isDisabled || !canIncrease(shown)}
        onStep={() => step(1)}
        onEnd={endPress}
      />
      {problem && (
        <ProblemHint
          id={id}
          anchor={field}
          problem={problem}
          amount={amount}
          isOver={read.kind !== 'ignored'}
          onEnd={() => setProblem(undefined)}
        />
      )}
    </span>
  );
}

interface ProblemHintProps {
  id: string;
  anchor: React.RefObject<HTMLElement | null>;
  problem: AmountProblem;
  /** The amount that counts all the same. */
  amount: number;
  /** The wrong text is gone; then the reason goes a while later. */
  isOver: boolean;
  /** It was there long enough. */
  onEnd(): void;
}

/** Why an entry doesn't count; stays a while after the amount is back. */
function ProblemHint({ id, anchor, problem, amount, isOver, onEnd }: ProblemHintProps) {
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
      <FormattedMessage id={`quantity.amount.${problem}`} values={{ amount, digits: limits.amountCharacters }} />
    </AnchoredHint>
  );
}
