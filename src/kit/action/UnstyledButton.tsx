import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './UnstyledButton.module.css';

interface UnstyledButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Class from the caller's stylesheet, which gives the look. */
  className?: string | undefined;
  /** `submit` sends the surrounding form. */
  type?: 'button' | 'submit';
  ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * A button that the caller styles: a card, a tile, a price, words in a sentence. It sets only the target size and the
 * focus ring. It has no state, because rows have many; use `Button` if a press disables it, since that keeps the
 * focus.
 */
export function UnstyledButton({ className = '', type = 'button', ...rest }: UnstyledButtonProps) {
  return <button {...rest} type={type} className={`${styles.button} ${className}`} />;
}
