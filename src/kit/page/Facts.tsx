import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageKey } from '../../i18n/messageKey';
import styles from './Facts.module.css';

/** What is known of one thing, such as an order: names and values beside each other, as many to a line as there is room for. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

interface FactProps {
  /** Its name. */
  label: MessageKey;
  /** Takes the width of all columns, for longer texts. */
  isWide?: boolean;
  /** The value; without one the fact is left out. */
  children: ReactNode;
}

/** One of the facts. */
export function Fact({ label, isWide = false, children }: FactProps) {
  if (children === undefined || children === null || children === '' || children === false) return null;
  return (
    <div className={isWide ? styles.wide : styles.fact}>
      <dt className={styles.label}>
        <FormattedMessage id={label} />
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
