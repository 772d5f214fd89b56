import styles from './CountBadge.module.css';
import { useBefore } from './useBefore';

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
  const before = useBefore(count);
  if (count === undefined || (count !== 'failed' && count <= 0)) return null;
  return (
    <span key={count} aria-hidden="true" className={`${styles.badge} ${before === undefined ? '' : styles.bumped}`}>
      {count === 'failed' ? failedText : count > maxShownCount ? manyText : count}
    </span>
  );
}
