import { useEffect, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { useDebouncedCallback } from 'use-debounce';
import { limits } from '../../domain/limits';
import { acceptAmountText, canDecrease, canIncrease, raiseToMinimum, readAmountText, type RaisedAmount } from '../../domain/quantity';
import { amountFieldAttribute, focusAmountBeside } from './amountFocus';
import styles from './AmountInput.module.css';
import { StepButton } from './StepButton';

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
  /** A changed amount, 500 ms after the last change, on leaving the field and on Enter (P§5). It already reaches the minimum. */
  onChange(amount: number): void;
  /** The amount was below the minimum and has been raised: the warning is due (P§8). */
  onRaised?: ((raised: RaisedAmount) => void) | undefined;
  /** Enter in the field, after the amount was applied; the focus then moves to the next row's amount. */
  onConfirm?: ((amount: number) => void) | undefined;
  /** For a button beside the field that needs the amount now. */
  handle?: Ref<AmountHandle>;
}

/**
 * The amount of a product between a minus and a plus (P§5): whole numbers of at most five characters; what is no number is
 * ignored; an empty field puts the last amount back. Held buttons repeat. Enter confirms and goes to the next amount of the page,
 * Shift+Enter to the one before, the arrows change it by one, Ctrl+Z puts the last amount back.
 */
export function AmountInput(props: AmountInputProps) {
  const { amount, ratio, minimum, productName, isDisabled = false, size = 'regular', onChange, onRaised, onConfirm, handle } = props;
  const intl = useIntl();
  const [text, setText] = useState(String(amount));
  const [shownFor, setShownFor] = useState(amount);
  if (shownFor !== amount) {
    // The amount was changed from outside (another tab, the server, an undo): the field follows.
    setShownFor(amount);
    setText(String(amount));
  }
  const typed = useRef(text);
  const applied = useRef(amount);
  const history = useRef<number[]>([]);
  useEffect(() => {
    typed.current = text;
  }, [text]);
  useEffect(() => {
    applied.current = amount;
  }, [amount]);

  const show = (next: string) => {
    typed.current = next;
    setText(next);
  };
  const apply = useDebouncedCallback((remember: boolean) => {
    const read = readAmountText(typed.current);
    if (read.kind !== 'amount') return;
    const raised = raiseToMinimum(read.amount, ratio, minimum);
    show(String(raised.amount));
    if (raised.raised) onRaised?.(raised);
    if (raised.amount === applied.current) return;
    if (remember) history.current.push(applied.current);
    applied.current = raised.amount;
    onChange(raised.amount);
  }, limits.amountDebounce, { flushOnExit: true });

  const type = (next: string) => {
    show(next);
    apply(true);
  };
  const commit = () => {
    apply.flush();
    if (readAmountText(typed.current).kind !== 'amount') show(String(applied.current));
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
    type(String(now + by));
    return true;
  };
  const undo = () => {
    if (apply.isPending()) {
      apply.cancel();
      show(String(applied.current));
      return;
    }
    const before = history.current.pop();
    if (before === undefined) return;
    show(String(before));
    apply(false);
    apply.flush();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      // Applied first: the argument of a call that nobody takes would not be reckoned.
      const confirmed = commit();
      onConfirm?.(confirmed);
      focusAmountBeside(event.currentTarget, event.shiftKey ? -1 : 1);
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') step(event.key === 'ArrowUp' ? 1 : -1);
    else if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey) undo();
    else return;
    event.preventDefault();
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
      />
      <input
        className={styles.field}
        {...{ [amountFieldAttribute]: '' }}
        aria-label={intl.formatMessage({ id: 'quantity.amount.label' }, { product: productName })}
        autoComplete="off"
        disabled={isDisabled}
        enterKeyHint="next"
        inputMode="numeric"
        maxLength={limits.amountCharacters}
        value={text}
        onBlur={commit}
        onChange={(event) => {
          const next = acceptAmountText(typed.current, event.target.value);
          if (next !== typed.current) type(next);
        }}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
      />
      <StepButton
        label={intl.formatMessage({ id: 'quantity.amount.more' }, { product: productName })}
        sign="plus"
        isDisabled={isDisabled || !canIncrease(shown)}
        onStep={() => step(1)}
      />
    </span>
  );
}
