import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../action/Button';
import styles from './SelectionBar.module.css';

interface SelectionBarProps {
  /** Number of selected rows; with 0 the bar is not rendered. */
  count: number;
  /** Clears the selection. */
  onNone(): void;
  /** Actions for the selected rows. */
  children: ReactNode;
}

/**
 * Selection count and actions of a table; sticks to the lower edge of the window. When the bar disappears with its
 * buttons, the focus returns to its origin, or to this place if that is gone.
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
    // Rendered before it has text, so that changes of the number are announced.
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
