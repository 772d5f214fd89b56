import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageKey } from '../../i18n/messageKey';
import { Button } from '../action/Button';
import { Icon } from '../icon/Icon';
import styles from './Facts.module.css';

interface FactsProps {
  /** `lead` for the two or three that count, large; `quiet` for what is looked up now and then, one behind the other. */
  look?: 'lead' | 'quiet';
  children: ReactNode;
}

/** What is known of one thing, such as an order: names and values beside each other, as many to a line as there is room for. */
export function Facts({ look, children }: FactsProps) {
  return <dl className={look ? styles[look] : styles.facts}>{children}</dl>;
}

interface MoreFactsProps {
  /** What opens them on the phone. */
  label: MessageKey;
  children: ReactNode;
}

/** Facts that the phone shows when they are asked for, so that they don't stand before what the screen is about; everywhere else, and on paper, they are there. */
export function MoreFacts({ label, children }: MoreFactsProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <div className={styles.opener}>
        <Button tone="plain" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <FormattedMessage id={label} />
          <Icon name={isOpen ? 'up' : 'down'} />
        </Button>
      </div>
      <div id={id} className={isOpen ? styles.more : styles.folded}>
        {children}
      </div>
    </div>
  );
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
