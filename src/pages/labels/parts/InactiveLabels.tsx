import { FormattedMessage } from 'react-intl';
import type { ShelfLabel } from '#domain/inventory/label.ts';
import { Button } from '#kit/action/Button.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { useProductNumber } from '#components/product/productNumber.ts';
import styles from './InactiveLabels.module.css';

interface InactiveLabelsProps {
  /** Listed products that are no longer sold. */
  labels: readonly Pick<ShelfLabel, 'sku' | 'name' | 'crossTenantProductId'>[];
  isRemoving: boolean;
  /** Number of products that could not be removed last time. */
  failed: number;
  /** The error, for its code. */
  error?: unknown;
  /** Called to remove all of them. */
  onRemove(): void;
}

/** Listed products without a label, with a button to remove them all. */
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
