import type { ReactNode } from 'react';
import styles from './SectionHeading.module.css';

interface SectionHeadingProps {
  /** Level in the page's outline: 2 under the page's title, 3 below that. */
  level: 2 | 3;
  /**
   * Size, by default from the level: `section` (20 px) or `part` (16 px), both in the tenant's heading face. `group`
   * (13 px, text face) names a group in a list, menu or dialog. `entry` names one item of a list and inherits its
   * type.
   */
  look?: 'section' | 'part' | 'group' | 'entry';
  /** Id for `aria-labelledby`. */
  id?: string | undefined;
  /** For its position and colour only; the type is the same on every screen. */
  className?: string | undefined;
  children: ReactNode;
}

/** A heading below the page's title, in the same style per level on every screen. */
export function SectionHeading({ level, look = level === 2 ? 'section' : 'part', id, className = '', children }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading id={id} className={`${styles.heading} ${styles[look]} ${className}`}>
      {children}
    </Heading>
  );
}
