import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '#kit/action/IconButton.tsx';
import styles from './BrokenLineRow.module.css';

interface BrokenLineRowProps {
  /** Undefined if even the number is unreadable; then the line can't be removed. */
  sku: string | undefined;
  onRemove(sku: string): void;
}

/** A line whose product is missing (P§5 cart line without product). At most its number is known, so it can only be removed. */
export function BrokenLineRow({ sku, onRemove }: BrokenLineRowProps) {
  const intl = useIntl();
  const name =
    sku === undefined
      ? intl.formatMessage({ id: 'cart.line.broken.unknown' })
      : intl.formatMessage({ id: 'cart.line.broken.name' }, { sku });
  return (
    <article className={styles.row} aria-label={name}>
      <div className={styles.text}>
        <strong>{name}</strong>
        <p className={styles.reason}>
          <FormattedMessage id={sku === undefined ? 'cart.line.broken.unknownText' : 'cart.line.broken.text'} />
        </p>
      </div>
      {sku !== undefined && (
        <IconButton
          icon="close"
          tone="danger"
          label={intl.formatMessage({ id: 'cart.line.remove' }, { product: name })}
          onClick={() => onRemove(sku)}
        />
      )}
    </article>
  );
}
