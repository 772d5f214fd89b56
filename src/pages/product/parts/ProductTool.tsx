import type { ReactNode } from 'react';
import styles from './ProductTool.module.css';

interface ProductToolProps {
  /** Short label; the button's own name says what a press does. */
  word: string;
  /** An icon button of rows. If it renders nothing, the tool is hidden. */
  children: ReactNode;
}

/** A row's icon button on the detail page, where a label fits beside the icon: the whole of it is the target. */
export function ProductTool({ word, children }: ProductToolProps) {
  return (
    <span className={styles.tool}>
      {children}
      <span aria-hidden="true">{word}</span>
    </span>
  );
}
