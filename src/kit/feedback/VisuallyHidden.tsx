import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers alone, for what a shape, a position or a struck-through price shows to the eye. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
