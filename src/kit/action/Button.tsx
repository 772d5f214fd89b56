import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Spinner } from '../feedback/Spinner';
import styles from './button.module.css';
import { buttonLook, type ButtonLook } from './buttonLook';
import { useIdleButton } from './useIdleButton';

interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'onFocus' | 'onBlur'> {
  /** Pending: shows a spinner and ignores clicks and Enter. */
  isBusy?: boolean;
  /** `submit` sends the surrounding form. */
  type?: 'button' | 'submit';
  /** For dialogs, messages and forms: at least as wide as a touch target, and its label may wrap. */
  isInForm?: boolean;
  ref?: Ref<HTMLButtonElement> | undefined;
  children: ReactNode;
}

/** A labelled button, light enough for every row of a long list; also the button of dialogs and forms. */
export function Button({
  tone,
  size,
  isWide,
  isBusy = false,
  type = 'button',
  isInForm = false,
  disabled = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const { hasRing, attributes } = useIdleButton({ disabled, isBusy, onClick });
  return (
    <button
      {...rest}
      {...attributes}
      type={type}
      className={`${buttonLook(tone, size, isWide)} ${isInForm ? styles.inForm : styles.oneLine}`}
    >
      {children}
      {hasRing && <Spinner />}
    </button>
  );
}
