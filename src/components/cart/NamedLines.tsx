import type { ReactNode } from 'react';
import styles from './NamedLines.module.css';

/** A line of a cart in a list that says something of each. */
export interface NamedLine {
  /** Tells it from the others. */
  readonly key: string;
  /** Name of the product. */
  readonly name: ReactNode;
  /** Number of the product as the user knows it; undefined where the name is all there is. */
  readonly id?: string | undefined;
  /** What is said of it. */
  readonly remark?: ReactNode;
}

/** Lines of a cart by name and number, each with what there is to say of it. */
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
