import { createElement } from 'react';
import type { BlockProps } from './ContentBlocks';
import styles from './HeadingBlock.module.css';

/** A heading between blocks. The page owns level 1, so the editors' levels start from 2. */
export function HeadingBlock({ block: { level, text } }: BlockProps<'heading'>) {
  const depth = Math.min(4, Math.max(1, Math.round(level)));
  return text.trim() === ''
    ? null
    : createElement(`h${Math.max(2, depth)}`, { className: `${styles.title} ${depth < 3 ? styles.large : styles.small}` }, text);
}
