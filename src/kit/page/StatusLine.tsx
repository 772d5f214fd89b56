import { Children, useId, useState, type ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import styles from './StatusLine.module.css';
import { usePrinting } from './printing';

interface StatusLineProps {
  /** Quiet text at the start, such as a count. */
  lead?: ReactNode;
  /** At most five `StatusPart`s, or parts that render them; an empty one takes no space. */
  children?: ReactNode;
}

/**
 * The one line above a list: what there is to know about it, each part opening its panel below. Its height is there
 * from the first paint, so that parts which load late move nothing. Renders nothing if it can have no part.
 */
export function StatusLine({ lead, children }: StatusLineProps) {
  if (lead === undefined && Children.toArray(children).length === 0) return null;
  return (
    <div className={styles.line}>
      {lead !== undefined && <div className={styles.lead}>{lead}</div>}
      {children}
    </div>
  );
}

interface StatusPartProps {
  /** A few words with the figure that counts. */
  label: ReactNode;
  /** `warning` for what needs attention. */
  tone?: 'plain' | 'warning' | undefined;
  startsOpen?: boolean;
  /** The panel, below the line. */
  children: ReactNode;
}

/** A part of the line above a list: a button that opens and closes its panel. On paper the panel is open. */
export function StatusPart({ label, tone = 'plain', startsOpen = false, children }: StatusPartProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(startsOpen);
  const isPrinting = usePrinting();
  return (
    <>
      <button
        type="button"
        className={`${styles.part} ${tone === 'warning' ? styles.warning : ''}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.label}>{label}</span>
        <Icon name="down" size="small" />
      </button>
      {(isOpen || isPrinting) && (
        <div id={id} className={styles.panel}>
          {children}
        </div>
      )}
    </>
  );
}
