import styles from './button.module.css';

/** What a button looks like. */
export interface ButtonLook {
  /**
   * `primary` once in a view or a row, `quiet` for the rest, `plain` inside text and lists, `danger` for what can't be
   * taken back, `inherit` on an area with a colour of its own.
   */
  tone?: 'primary' | 'quiet' | 'plain' | 'danger' | 'inherit';
  /** `small` in rows and headers. */
  size?: 'regular' | 'small';
  /** Fills the width it is given. */
  isWide?: boolean;
}

/** The classes that make a button and a link look the same: measures, colours and states stand once, in their stylesheet. */
export function buttonLook(tone: ButtonLook['tone'] = 'quiet', size: ButtonLook['size'] = 'regular', isWide = false): string {
  return `${styles.button} ${styles[tone]} ${size === 'small' ? styles.small : ''} ${isWide ? styles.wide : ''}`;
}
