import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Spinner } from '../feedback/Spinner';
import styles from './button.module.css';
import { buttonLook, type ButtonLook } from './buttonLook';
import { useIdleButton } from './useIdleButton';

interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type' | 'onFocus' | 'onBlur'> {
  /** What was pressed is under way: a ring turns, and it can't be pressed again. */
  isBusy?: boolean;
  ref?: Ref<HTMLButtonElement> | undefined;
  children: ReactNode;
}

/** A plain button in the theme's look, light enough to stand in every row of a list of hundreds. `FormButton` is its twin for dialogs and forms. */
export function Button({ tone, size, isWide, isBusy = false, disabled = false, onClick, children, ...rest }: ButtonProps) {
  const { hasRing, attributes } = useIdleButton({ disabled, isBusy, onClick });
  return (
    <button {...rest} {...attributes} type="button" className={`${buttonLook(tone, size, isWide)} ${styles.oneLine}`}>
      {children}
      {hasRing && <Spinner />}
    </button>
  );
}
