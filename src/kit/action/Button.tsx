import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Spinner } from '../feedback/Spinner';
import styles from './button.module.css';
import { buttonLook, type ButtonLook } from './buttonLook';
import { useIdleButton } from './useIdleButton';

interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'onFocus' | 'onBlur'> {
  /** What was pressed is under way: a ring turns, and neither a press nor the Enter key of a field does it again. */
  isBusy?: boolean;
  /** `submit` sends the form it stands in. */
  type?: 'button' | 'submit';
  /** In dialogs, messages and forms: it isn't narrower than a finger wants, and its words may take several lines. */
  isInForm?: boolean;
  ref?: Ref<HTMLButtonElement> | undefined;
  children: ReactNode;
}

/** A button with words: light enough to stand in every row of a list of hundreds, and the button of dialogs and forms. */
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
