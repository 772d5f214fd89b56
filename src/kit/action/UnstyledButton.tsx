import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './UnstyledButton.module.css';

interface UnstyledButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it looks like, from the stylesheet of its place. */
  className?: string | undefined;
  /** `submit` sends the form it stands in. */
  type?: 'button' | 'submit';
  ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * A button whose look belongs to its place: a card, a tile, a price, words in a sentence. It brings no look of its own but the size
 * of a target and the ring of the focus, and no state, because rows have many; what its own press disables is a `Button`,
 * which keeps the keyboard.
 */
export function UnstyledButton({ className = '', type = 'button', ...rest }: UnstyledButtonProps) {
  return <button {...rest} type={type} className={`${styles.button} ${className}`} />;
}
