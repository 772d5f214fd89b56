import type { Pair } from './colourMeasures';
import styles from './VerdictLine.module.css';

interface VerdictLineProps {
  /** How many pairs were measured. */
  pairs: number;
  /** Those that don't reach what is asked, the worst first. */
  failures: readonly Pair[];
}

/** Whether a palette can be read: how many pairs fail, and which. In colours of its own, for the palette's might not be legible. */
export function VerdictLine({ pairs, failures }: VerdictLineProps) {
  return (
    <div className={failures.length === 0 ? styles.passed : styles.failed} aria-live="polite">
      <strong>
        {failures.length === 0 ? `✓ All ${pairs} pairs reach what is asked of them.` : `✗ ${failures.length} of ${pairs} pairs fail:`}
      </strong>
      {failures.length > 0 && (
        <ul className={styles.list}>
          {failures.map(({ name, ratio, bar }) => (
            <li key={name}>
              {name}: {ratio.toFixed(2)} : 1 instead of {bar} : 1
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
