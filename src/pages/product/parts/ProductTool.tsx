import type { ReactNode } from 'react';
import styles from './ProductTool.module.css';

interface ProductToolProps {
  /** What it is about, in a word; what a press does is said by the button's own name. */
  word: string;
  /** A button that is a drawing alone, as rows have it. Where it draws nothing, there is no tool. */
  children: ReactNode;
}

/** A tool of rows on the detail page, where there is room for a word beside its drawing: the whole of it is the button. */
export function ProductTool({ word, children }: ProductToolProps) {
  return (
    <span className={styles.tool}>
      {children}
      <span aria-hidden="true">{word}</span>
    </span>
  );
}
