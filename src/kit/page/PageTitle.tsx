import type { ReactNode } from 'react';
import styles from './PageTitle.module.css';

interface PageTitleProps {
  /** Name of the screen, or of the one thing that it shows. */
  children: ReactNode;
  /** A long name, such as a product's: smaller on the phone. */
  isLong?: boolean;
  /** For screen readers only, where a picture or a banner shows it already. */
  isHidden?: boolean;
  /** For its position only; the type is the same on every screen. */
  className?: string | undefined;
}

/** The heading of a screen, once on each: no other component renders this level. Most screens have it in their {@link PageHead}. */
export function PageTitle({ children, isLong = false, isHidden = false, className = '' }: PageTitleProps) {
  return <h1 className={isHidden ? styles.hidden : `${styles.title} ${isLong ? styles.long : ''} ${className}`}>{children}</h1>;
}
