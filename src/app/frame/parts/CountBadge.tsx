import { useState } from 'react';
import styles from './CountBadge.module.css';

/** Above this a badge only shows that there are many. */
const maxShownCount = 999;
const manyText = '999+';
const failedText = '!';

/** A number on a control; undefined while unknown. */
export type BadgeCount = number | 'failed' | undefined;

interface CountBadgeProps {
  /** The count; 0 and an unknown count are hidden. `failed`: it could not be read. */
  count: BadgeCount;
}

/** A small round number on a control. It grows for a moment when the number changes; the control's own name says what is counted. */
export function CountBadge({ count }: CountBadgeProps) {
  const [shown, setShown] = useState({ count, changes: 0 });
  // The first number isn't a change.
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
      {count > maxShownCount ? manyText : count}
    </span>
  );
}
