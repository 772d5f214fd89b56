import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** Width as a CSS length; the whole line without. */
  width?: number | string;
  /** Height as a CSS length; that of a line of text without. */
  height?: number | string;
  /** `pill` for controls, `text` for words, `tile` for pictures. */
  shape?: 'text' | 'tile' | 'pill';
}

/** A still grey shape with the measures of what is loading. It says nothing to assistive technology; the list around it does. */
export function Skeleton({ width, height, shape = 'text' }: SkeletonProps) {
  return <span aria-hidden="true" className={`${styles.skeleton} ${styles[shape]}`} style={{ width, height }} />;
}
