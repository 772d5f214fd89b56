import type { ReactNode } from 'react';
import styles from './SectionHeading.module.css';

interface SectionHeadingProps {
  /** Its place in the outline of the page: 2 under the page's title, 3 under one of those. */
  level: 2 | 3;
  /**
   * How loud it is. Without it what its level says: `section` (20 px) or `part` (16 px), both in the tenant's heading face. `group` (13 px, text
   * face) names what follows within a list, a menu or a dialog; `entry` is the name of one thing of a list, in the letters of its place.
   */
  look?: 'section' | 'part' | 'group' | 'entry';
  /** For what is named by it. */
  id?: string | undefined;
  /** Its place, its colour; never its letters, which are the same on every screen. */
  className?: string | undefined;
  children: ReactNode;
}

/** A heading below the page's title: the one way to draw it, so that a level has one voice on every screen. */
export function SectionHeading({ level, look = level === 2 ? 'section' : 'part', id, className = '', children }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading id={id} className={`${styles.heading} ${styles[look]} ${className}`}>
      {children}
    </Heading>
  );
}
