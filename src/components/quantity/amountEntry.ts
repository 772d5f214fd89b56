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

/** What the field of an amount shows. */
export interface ShownAmount {
  readonly text: string;
  /** The amount that counted when the text was set. */
  readonly amount: number;
  readonly problem: AmountProblem | undefined;
  /** Text that was typed or pasted when the problem came up; the field may have no room for it. */
  readonly refused: string;
  /** The text was typed and is not applied yet. */
  readonly isTyping: boolean;
}

/** What an entry needs of the amount that it is for. */
export interface AmountRules {
  readonly amount: number;
  readonly ratio: number;
  readonly minimum: number;
  readonly isCallEach: boolean;
  onChange(amount: number): Promise<boolean> | undefined | void;
  readonly onClamped: ((raised: ClampedAmount) => void) | undefined;
}

/** What somebody does to an amount. */
export interface AmountEntry {
  /**
   * What the field shows now, and the amount that counts.
   *
   * @returns whether another amount has come from outside, which is not to be undone by Escape
   */
  follow(rules: AmountRules, text: string): boolean;
  /** The field got the focus. */
  enter(): void;
  /** Whether what stands there was typed and has not been given on. */
  isUnapplied(): boolean;
  /** Another text in the field, which shows a problem or none. */
  type(text: string, problem: AmountProblem | undefined): void;
  /** Applies what was typed without waiting, and answers the amount that then counts. */
  commit(): number;
  /** Applies what waits. */
  flush(): void;
  /** A step of minus or plus; false when there is none left. */
  step(by: 1 | -1): boolean;
  /** A press on minus or plus is over. */
  endPress(): void;
  /** Takes back what was typed, else the last amount. */
  undo(): void;
  /** Puts back what stood there when the field was entered; false where it stands there. */
  restore(): boolean;
  /** Enter: what was typed counts. The amount, or undefined where none was typed. */
  confirm(): number | undefined;
}

/**
 * What somebody does to an amount: what is typed waits 500 ms for more, counts, is raised to the minimum, and can be taken back (P§5). Made
 * when somebody comes to the field: of the hundreds of a list hardly any is ever touched.
 */
export function amountEntry(first: AmountRules, text: string, show: (change: Partial<ShownAmount>) => void): AmountEntry {
  let rules = first;
  let typed = text;
  /** The amount that was given on last. */
  let applied = first.amount;
  /** What stood there when the field was entered. */
  let entered = applied;
  const history: number[] = [];
  let lastPress = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether what waits is to be remembered for Ctrl+Z. */
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
    // That there was no room for a sixth digit is still to be read.
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
  // Nobody knows whether a page that is put away comes back.
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  const write = (next: string, problem: AmountProblem | undefined, remember: boolean, refused = '') => {
    typed = next;
    show({ text: next, problem, refused, isTyping: true });
    forgetWaiting();
    // A number that turns out to be the beginning of something else ("2,5") must not count meanwhile.
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
      // Presses in a row are one change for Ctrl+Z.
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
