import type { HTMLAttributes, Ref } from 'react';
import styles from './Surface.module.css';

interface SurfaceProps extends HTMLAttributes<HTMLElement> {
  /** A part of the page with a name of its own. */
  as?: 'div' | 'section';
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * What lists and tables lie on: paper, a hairline, the tenant's corners; on the phone from edge to edge of the window. Its rows bring a hairline
 * below each of them, the last one too; headings in it may stick.
 */
export function Surface({ as: Element = 'div', className = '', ref, children, ...rest }: SurfaceProps) {
  return (
    <Element ref={ref as Ref<HTMLDivElement>} {...rest} className={`${styles.surface} ${className}`}>
      {children}
    </Element>
  );
}
