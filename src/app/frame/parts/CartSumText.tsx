import { useState } from 'react';
import styles from './CartSumText.module.css';

interface CartSumTextProps {
  /** Visible text: the sum, or the words in its place. */
  text: string;
  /** False until the cart is loaded: its first sum isn't a change. */
  isKnown: boolean;
}

/** Sum of the cart on its link. After a change the old text leaves upwards while the new one enters. */
export function CartSumText({ text, isKnown }: CartSumTextProps) {
  const [shown, setShown] = useState<CartSumTextProps & { readonly before?: string | undefined }>({ text, isKnown });
  if (shown.text !== text || shown.isKnown !== isKnown) {
    setShown({ text, isKnown, before: shown.isKnown && isKnown ? shown.text : undefined });
  }
  // The old text is no content of the page: it can be neither found nor copied.
  return (
    <span key={text} {...(shown.before !== undefined && { className: styles.changed, 'data-before': shown.before })}>
      <span className={styles.text}>{text}</span>
    </span>
  );
}
