import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageKey } from '#i18n/messageKey.ts';
import { Button } from '../action/Button';
import { Icon } from '../icon/Icon';
import styles from './Facts.module.css';

interface FactsProps {
  /** `lead` for the two or three important ones, large; `quiet` for details, one after the other. */
  look?: 'lead' | 'quiet';
  children: ReactNode;
}

/** Facts about one thing, such as an order: names and values side by side, as many per line as fit. */
export function Facts({ look, children }: FactsProps) {
  return <dl className={look ? styles[look] : styles.facts}>{children}</dl>;
}

interface MoreFactsProps {
  /** Label of the button that opens them on the phone. */
  label: MessageKey;
  children: ReactNode;
}

/** Secondary facts that the phone shows on request, so that the main content comes first. Always visible elsewhere and on paper. */
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
  label: MessageKey;
  /** Spans all columns, for longer texts. */
  isWide?: boolean;
  /** The value; without one the fact is omitted. */
  children: ReactNode;
}

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
