import type { Pair } from './colourMeasures';
import styles from './VerdictLine.module.css';

interface VerdictLineProps {
  /** Number of measured pairs. */
  pairs: number;
  /** Pairs below their required ratio, the worst first. */
  failures: readonly Pair[];
}

/** Legibility of a palette: the number of failing pairs, and the pairs. In colours of its own, as the palette's might be illegible. */
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
