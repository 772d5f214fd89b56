import { useState } from 'react';
import styles from './CountBadge.module.css';

/** Above this a badge says no more than that there are many. */
const largest = 999;
const manyText = '999+';
const failedText = '!';

/** A number on a control, as far as it is known. */
export type Count = number | 'failed' | undefined;

interface CountBadgeProps {
  /** How many there are; nothing is shown for 0, nor as long as it is unknown. `failed`: it could not be found out. */
  count: Count;
}

/** A small round number on a control. It grows for a moment when the number changes; the control's own name says what is counted. */
export function CountBadge({ count }: CountBadgeProps) {
  const [shown, setShown] = useState({ count, changes: 0 });
  // The first number to arrive is no change that somebody made.
  if (shown.count !== count) setShown({ count, changes: shown.count === undefined ? 0 : shown.changes + 1 });
  if (count === 'failed')
    return (
      <span aria-hidden="true" className={styles.badge}>
        {failedText}
      </span>
    );
  if (count === undefined || count <= 0) return null;
  return (
    <span key={shown.changes} aria-hidden="true" className={`${styles.badge} ${shown.changes > 0 ? styles.bumped : ''}`}>
      {count > largest ? manyText : count}
    </span>
  );
}
