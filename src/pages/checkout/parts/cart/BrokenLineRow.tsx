import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '../../../../kit/action/IconButton';
import styles from './BrokenLineRow.module.css';

interface BrokenLineRowProps {
  /** Undefined where even the number can't be read; then there is nothing to remove it by. */
  sku: string | undefined;
  onRemove(sku: string): void;
}

/** A line that came without its product (P§5). Nothing is known of it but at most its number, so it can only be removed. */
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
