import styles from './button.module.css';

export interface ButtonLook {
  /**
   * `primary` once in a view or a row, `quiet` for the rest, `plain` inside text and lists. `danger` for what can't
   * be undone, `inherit` on an area with a colour of its own.
   */
  tone?: 'primary' | 'quiet' | 'plain' | 'danger' | 'inherit';
  /** `small` in rows and headers. */
  size?: 'regular' | 'small';
  /** Fills the width of its container. */
  isWide?: boolean;
}

/** Classes shared by buttons and button-like links: sizes, colours and states are defined once, in their stylesheet. */
export function buttonLook(tone: ButtonLook['tone'] = 'quiet', size: ButtonLook['size'] = 'regular', isWide = false): string {
  return `${styles.button} ${styles[tone]} ${size === 'small' ? styles.small : ''} ${isWide ? styles.wide : ''}`;
}
