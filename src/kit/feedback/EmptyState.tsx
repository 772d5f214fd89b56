import type { ReactNode } from 'react';
import { Pictogram, type PictogramName } from './Pictogram';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  pictogram?: PictogramName;
  /** One sentence that says what is missing. */
  title: ReactNode;
  /** Advice, if a second sentence helps. */
  children?: ReactNode;
  /** Links or buttons for the next step. */
  actions?: ReactNode;
}

/** Empty state of a list: a drawing, a sentence, a next step. */
export function EmptyState({ pictogram = 'crate', title, children, actions }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Pictogram name={pictogram} />
      <p className={styles.title}>{title}</p>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
