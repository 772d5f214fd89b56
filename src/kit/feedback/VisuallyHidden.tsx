import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Words for those who hear the page, where those who see it have a shape, a place or a line through a price. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
