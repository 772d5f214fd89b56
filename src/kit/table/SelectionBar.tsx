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

/**
 * How many rows of a table are chosen, and what can be done with them; it sticks to the lower edge of the window. When its buttons go with
 * the choice, the focus goes back to where it came from, or to this place if that is gone, instead of the head of the page.
 */
export function SelectionBar({ count, onNone, children }: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const wasShown = useRef(false);
  const isShown = count > 0;
  useEffect(() => {
    if (wasShown.current && !isShown && document.activeElement === document.body) {
      (cameFrom.current?.isConnected ? cameFrom.current : bar.current)?.focus({ preventScroll: true });
    }
    wasShown.current = isShown;
  }, [isShown]);
  return (
    // It is there before it says something, so that the number is read out when it changes.
    <div
      ref={bar}
      tabIndex={-1}
      className={isShown ? styles.bar : styles.away}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
    >
      <output className={styles.count}>
        {isShown && (
          <span>
            <FormattedMessage id="list.chosen" values={{ count }} />
          </span>
        )}
      </output>
      {isShown && (
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
