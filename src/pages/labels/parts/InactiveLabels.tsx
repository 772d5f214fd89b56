import { FormattedMessage } from 'react-intl';
import type { ShelfLabel } from '../../../domain/label';
import { Button } from '../../../kit/action/Button';
import { InlineError } from '../../../kit/feedback/InlineError';
import { useProductNumber } from '../../../components/product/productNumber';
import styles from './InactiveLabels.module.css';

interface InactiveLabelsProps {
  /** Products of the list that are no longer sold. */
  labels: readonly Pick<ShelfLabel, 'sku' | 'name' | 'crossTenantProductId'>[];
  isRemoving: boolean;
  /** How many could not be removed the last time. */
  failed: number;
  /** What was thrown then, for its code. */
  error?: unknown;
  /** Takes all of them off the list. */
  onRemove(): void;
}

/** Which products of the list no label is printed of, and the way to be rid of them at once. */
export function InactiveLabels({ labels, isRemoving, failed, error, onRemove }: InactiveLabelsProps) {
  const numberOf = useProductNumber();
  const count = labels.length;
  if (count === 0) return null;
  return (
    <section className={styles.notice}>
      <p className={styles.title}>
        <FormattedMessage id="label.inactive.title" values={{ count }} />
      </p>
      <ul className={styles.list}>
        {labels.map((label) => (
          <li key={label.sku}>
            {label.name} <span className={styles.number}>{numberOf(label)}</span>
          </li>
        ))}
      </ul>
      {failed > 0 && (
        <InlineError error={error}>
          <FormattedMessage id="label.inactive.failed" values={{ count: failed }} />
        </InlineError>
      )}
      <Button size="small" isBusy={isRemoving} onClick={onRemove}>
        <FormattedMessage id="label.inactive.remove" values={{ count }} />
      </Button>
    </section>
  );
}
