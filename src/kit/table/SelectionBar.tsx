import { useEffect, useRef, type ReactNode } from 'react';
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
  const bar = useRef<HTMLDivElement>(null);
  const wasThere = useRef(false);
  const isThere = count > 0;
  // The button that was pressed goes with what was chosen; the keyboard stays at this place instead of the head of the page.
  useEffect(() => {
    if (wasThere.current && !isThere && document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
    wasThere.current = isThere;
  }, [isThere]);
  return (
    // It is there before it says something, so that the number is read out when it changes.
    <div ref={bar} tabIndex={-1} className={isThere ? styles.bar : styles.away}>
      <output className={styles.count}>{isThere && <FormattedMessage id="list.chosen" values={{ count }} />}</output>
      {isThere && (
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
