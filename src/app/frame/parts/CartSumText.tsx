import styles from './CartSumText.module.css';
import { useBefore } from './useBefore';

interface CartSumTextProps {
  /** Formatted sum; undefined until the cart is loaded, because its first sum isn't a change. */
  sum: string | undefined;
  /** Visible text; by default the sum, or its kept line. */
  text?: string | undefined;
}

/** Sum of the cart on its link. After a change the old text leaves upwards while the new one enters. */
export function CartSumText({ sum, text = sum ?? ' ' }: CartSumTextProps) {
  // It is no content of the page: it can be neither found nor copied.
  const before = useBefore(sum && text);
  return (
    <span key={text} className={styles.sum} data-before={before}>
      <span>{text}</span>
    </span>
  );
}
