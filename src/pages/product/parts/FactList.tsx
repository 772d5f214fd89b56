import type { ReactNode } from 'react';
import styles from './FactList.module.css';

/** A named fact. */
export interface ProductFact {
  /** Unique key. */
  readonly key: string;
  readonly name: ReactNode;
  readonly value: ReactNode;
}

/** Names and values in two columns. */
export function FactList({ facts }: { facts: readonly ProductFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ key, name, value }) => (
        <div key={key} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
