import type { DistinctChange } from './distinctChanges';
import styles from './ThemeEditor.module.css';

interface DistinctListProps {
  changes: readonly DistinctChange[];
  onApply: (change: DistinctChange) => void;
}

/** `+8`, `+1 below the header`, or both. */
const gainOf = ({ nearest, below }: DistinctChange): string =>
  [nearest > 0 ? `+${nearest}` : '', below > 0 ? `+${below} below the header` : ''].filter((part) => part !== '').join(', ');

/** The single changes that make a look most distinct, each a button. Renders nothing if no single change helps. */
export function DistinctList({ changes, onApply }: DistinctListProps) {
  if (changes.length === 0) return null;
  return (
    <fieldset className={styles.distinct}>
      <legend>What would make it more distinct</legend>
      {changes.map((change) => (
        <button key={change.label} type="button" onClick={() => onApply(change)}>
          {change.label}: {gainOf(change)}
        </button>
      ))}
    </fieldset>
  );
}
