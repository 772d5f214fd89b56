import type { ReactNode } from 'react';
import styles from './NamedLines.module.css';

/** A cart line with a remark. */
export interface NamedLine {
  /** Unique key. */
  readonly key: string;
  readonly name: ReactNode;
  /** Product number as the user sees it; undefined if only the name is known. */
  readonly id?: string | undefined;
  /** Remark about the line. */
  readonly remark?: ReactNode;
}

/** Cart lines by name and number, each with a remark. */
export function NamedLines({ lines }: { lines: readonly NamedLine[] }) {
  return (
    <ul className={styles.list}>
      {lines.map(({ key, name, id, remark }) => (
        <li key={key} className={styles.line}>
          <span className={styles.name}>
            <span>{name}</span>
            {id !== undefined && <span className={styles.id}>{id}</span>}
          </span>
          {remark !== undefined && <span className={styles.remark}>{remark}</span>}
        </li>
      ))}
    </ul>
  );
}
