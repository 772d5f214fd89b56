import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../action/Button';
import styles from './SelectionBar.module.css';

interface SelectionBarProps {
  /** How many rows are chosen; with none the bar is not there. */
  count: number;
  /** Chooses none. */
  onNone(): void;
  /** What can be done with the chosen ones. */
  children: ReactNode;
}

/** How many rows of a table are chosen, and what can be done with them; it sticks to the lower edge of the window. */
export function SelectionBar({ count, onNone, children }: SelectionBarProps) {
  return (
    // It is there before it says something, so that the number is read out when it changes.
    <div className={count > 0 ? styles.bar : styles.away}>
      <output className={styles.count}>{count > 0 && <FormattedMessage id="list.chosen" values={{ count }} />}</output>
      {count > 0 && (
        <>
          <Button tone="plain" onClick={onNone}>
            <FormattedMessage id="list.chooseNone" />
          </Button>
          <div className={styles.actions}>{children}</div>
        </>
      )}
    </div>
  );
}
