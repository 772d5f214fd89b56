import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** Width as a CSS length; the full line by default. */
  width?: number | string;
  /** Height as a CSS length; one line of text by default. */
  height?: number | string;
  /** `pill` for controls, `text` for words, `tile` for pictures. */
  shape?: 'text' | 'tile' | 'pill';
}

/** A still grey shape of the loading content's size. Hidden from assistive technology; the list around it announces the loading. */
export function Skeleton({ width, height, shape = 'text' }: SkeletonProps) {
  return <span aria-hidden="true" className={`${styles.skeleton} ${styles[shape]}`} style={{ width, height }} />;
}
