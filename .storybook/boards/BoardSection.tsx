import type { ReactNode } from 'react';
import { useScrollable } from '#kit/overlay/useScrollable.ts';
import styles from './BoardSection.module.css';

interface BoardSectionProps {
  title: string;
  /** One sentence on how to read it. */
  intro?: ReactNode;
  children: ReactNode;
}

/** A part of a board, under a heading. */
export function BoardSection({ title, intro, children }: BoardSectionProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      {children}
    </section>
  );
}

/** A whole board, in English for every language of the shop's texts. */
export function BoardPage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page} lang="en">
      {children}
    </div>
  );
}

interface TokenTableProps {
  /** Name of the rows, for assistive technology. */
  name: string;
  columns: readonly string[];
  children: ReactNode;
}

/** A table of tokens; it scrolls sideways where the window is too narrow. */
export function TokenTable({ name, columns, children }: TokenTableProps) {
  const scrollable = useScrollable();
  return (
    <section {...scrollable} className={styles.scroll} aria-label={name}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
