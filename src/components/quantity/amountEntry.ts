import { limits } from '#domain/text/limits.ts';
import {
  canDecrease,
  canIncrease,
  raiseToMinimum,
  readAmountText,
  typedAmount,
  type AmountProblem,
  type ClampedAmount,
} from '#domain/product/quantity.ts';

/** State of an amount field. */
export interface ShownAmount {
  readonly text: string;
  /** The applied amount when the text was set. */
  readonly amount: number;
  readonly problem: AmountProblem | undefined;
  /** The refused text, typed or pasted; it may not fit the field. */
  readonly refused: string;
  /** The text is typed and not applied yet. */
  readonly isTyping: boolean;
}

export interface AmountRules {
  readonly amount: number;
  readonly ratio: number;
  readonly minimum: number;
  readonly isCallEach: boolean;
  onChange(amount: number): Promise<boolean> | undefined | void;
  readonly onClamped: ((raised: ClampedAmount) => void) | undefined;
}

/** User actions on an amount. */
export interface AmountEntry {
  /**
   * Updates the rules and the field's current text.
   *
   * @returns true if the amount changed from outside, which Escape must not undo
   */
  follow(rules: AmountRules, text: string): boolean;
  /** Called when the field gets the focus. */
  enter(): void;
  /** True if typed text isn't applied yet. */
  isUnapplied(): boolean;
  /** Sets the text, with its problem if any. */
  type(text: string, problem: AmountProblem | undefined): void;
  /** Applies typed text at once and returns the amount. */
  commit(): number;
  /** Applies pending input. */
  flush(): void;
  /** A step of minus or plus; false if there is none left. */
  step(by: 1 | -1): boolean;
  /** Called when a press on minus or plus ends. */
  endPress(): void;
  /** Reverts typed text, else the last amount. */
  undo(): void;
  /** Restores the amount that the field had on focus; false if unchanged. */
  restore(): boolean;
  /** Applies typed text on Enter; returns the amount, or undefined if none was typed. */
  confirm(): number | undefined;
}

/**
 * State machine of an amount entry: typed text is debounced by 500 ms, applied, raised to the minimum, and can be
 * undone (P§5 amount input). Created when the user reaches the field: of a list's hundreds hardly any is touched.
 */
export function amountEntry(first: AmountRules, text: string, show: (change: Partial<ShownAmount>) => void): AmountEntry {
  let rules = first;
  let typed = text;
  /** The last reported amount. */
  let applied = first.amount;
  /** The amount on focus. */
  let entered = applied;
  const history: number[] = [];
  let lastPress = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** True if the pending change needs an undo entry for Ctrl+Z. */
  let isRemembered = false;

  const settle = (next: string) => {
    typed = next;
    show({ text: next, isTyping: false });
  };
  const putBack = (amount: number) => {
    settle(String(amount));
    show({ problem: undefined });
  };
  const forgetWaiting = () => {
    clearTimeout(timer);
    timer = undefined;
    document.removeEventListener('visibilitychange', onVisibility);
  };
  const apply = (remember: boolean) => {
    const read = readAmountText(typed);
    if (read.kind !== 'amount') return;
    const raised = raiseToMinimum(read.amount, rules.ratio, rules.minimum);
    const { amount } = raised;
    // Keeps the hint about a refused sixth digit readable.
    settle(String(amount));
    if (raised.raised) rules.onClamped?.(raised);
    if (amount === applied) return;
    if (remember) history.push(applied);
    applied = amount;
    void rules.onChange(amount)?.then((isTaken) => {
      if (isTaken || applied !== amount) return;
      if (remember) history.pop();
      applied = rules.amount;
      putBack(applied);
    });
  };
  const flush = () => {
    if (timer === undefined) return;
    forgetWaiting();
    apply(isRemembered);
  };
  // A hidden page may never return.
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  const write = (next: string, problem: AmountProblem | undefined, remember: boolean, refused = '') => {
    typed = next;
    show({ text: next, problem, refused, isTyping: true });
    forgetWaiting();
    // A number that may become something else ("2,5") must not be applied meanwhile.
    if (problem === 'notWhole') return;
    isRemembered = remember;
    timer = setTimeout(flush, limits.amountDebounce);
    document.addEventListener('visibilitychange', onVisibility);
  };
  const isUnapplied = () => timer !== undefined || typed !== String(applied);
  const dropTyped = () => {
    if (!isUnapplied()) return false;
    forgetWaiting();
    putBack(applied);
    return true;
  };
  const commit = () => {
    flush();
    if (readAmountText(typed).kind !== 'amount') settle(String(applied));
    return applied;
  };
  return {
    follow: (next, shown) => {
      const isOther = next.amount !== rules.amount && next.amount !== applied;
      rules = next;
      typed = shown;
      if (isOther) entered = applied = next.amount;
      return isOther;
    },
    enter: () => {
      entered = applied;
    },
    isUnapplied,
    type: (next, problem) => {
      const read = typedAmount(typed, next);
      if (read.text !== typed || read.problem !== problem) write(read.text, read.problem, true, next);
    },
    commit,
    flush,
    step: (by) => {
      const read = readAmountText(typed);
      const now = read.kind === 'amount' ? read.amount : applied;
      if (by < 0 ? !canDecrease(now, rules.ratio, rules.minimum) : !canIncrease(now)) return false;
      // Quick presses in a row are one change for Ctrl+Z.
      write(String(now + by), undefined, performance.now() - lastPress >= limits.amountDebounce);
      return true;
    },
    endPress: () => {
      if (rules.isCallEach) return;
      flush();
      lastPress = performance.now();
    },
    undo: () => {
      if (dropTyped()) return;
      const before = history.pop();
      if (before === undefined) return;
      putBack(before);
      apply(false);
    },
    restore: () => {
      const hasDropped = dropTyped();
      show({ problem: undefined });
      if (applied === entered) return hasDropped;
      putBack(entered);
      apply(true);
      return true;
    },
    confirm: () => {
      const isAmount = readAmountText(typed).kind !== 'ignored';
      const amount = commit();
      return isAmount ? amount : undefined;
    },
  };
}
