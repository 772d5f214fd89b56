import type { ReactNode } from 'react';
import styles from './PageTitle.module.css';

interface PageTitleProps {
  /** The name of the screen, or of the one thing that it shows. */
  children: ReactNode;
  /** A name of many words, such as a product's: smaller on the phone. */
  isLong?: boolean;
  /** Read out only, where a picture or a banner says it already. */
  isHidden?: boolean;
  /** Its place; never its letters, which are the same on every screen. */
  className?: string | undefined;
}

/** The heading of a screen, once on each: nothing else draws a heading of this level. Most screens have it in their {@link PageHead}. */
export function PageTitle({ children, isLong = false, isHidden = false, className = '' }: PageTitleProps) {
  return <h1 className={isHidden ? styles.hidden : `${styles.title} ${isLong ? styles.long : ''} ${className}`}>{children}</h1>;
}
