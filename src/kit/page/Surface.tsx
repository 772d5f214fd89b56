import type { HTMLAttributes, Ref } from 'react';
import styles from './Surface.module.css';

interface SurfaceProps extends HTMLAttributes<HTMLElement> {
  /** `section` for a part of the page with a name of its own. */
  as?: 'div' | 'section';
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * Background of lists and tables: paper, a hairline, the tenant's corners; edge to edge on the phone. Each row brings
 * a hairline below it, the last one too; headings in it may stick.
 */
export function Surface({ as: Element = 'div', className = '', ref, children, ...rest }: SurfaceProps) {
  return (
    <Element ref={ref as Ref<HTMLDivElement>} {...rest} className={`${styles.surface} ${className}`}>
      {children}
    </Element>
  );
}
