import type { ReactNode } from 'react';
import { Pictogram, type PictogramName } from './Pictogram';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** The drawing. */
  pictogram?: PictogramName;
  /** One sentence: what is not there. */
  title: ReactNode;
  /** What to do about it, where a sentence more helps. */
  children?: ReactNode;
  /** The ways on. */
  actions?: ReactNode;
}

/** A list without entries: a drawing, one sentence, one way on. */
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
