import { useState, type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react';
import { Spinner } from '../feedback/Spinner';
import styles from './ActionButton.module.css';

interface ActionButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type' | 'onFocus' | 'onBlur'> {
  /** `primary` once in a view or a row, `quiet` for the rest, `plain` inside text and lists. */
  tone?: 'primary' | 'quiet' | 'plain';
  /** `small` in rows and headers. */
  size?: 'regular' | 'small';
  /** What was pressed is under way: a ring turns, and it can't be pressed again. */
  isBusy?: boolean;
  /** Fills the width it is given. */
  isWide?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** A plain button in the theme's look, light enough to stand in every row of a list of hundreds. */
export function ActionButton({ tone = 'quiet', size = 'regular', isBusy = false, isWide = false, disabled = false, onClick, children, ...rest }: ActionButtonProps) {
  const [hasFocus, setFocus] = useState(false);
  const isIdle = isBusy || disabled;
  return (
    <button
      {...rest}
      type="button"
      className={`${styles.button} ${styles[tone]} ${size === 'small' ? styles.small : ''} ${isWide ? styles.wide : ''}`}
      // Browsers take the keyboard from a button that is disabled under it, or let it drop every key: it waits until the focus has gone on.
      disabled={disabled && !hasFocus}
      data-disabled={disabled || undefined}
      aria-busy={isBusy || undefined}
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? undefined : onClick}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}
