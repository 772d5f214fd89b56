import { memo, type CSSProperties } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#kit/action/Button.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import styles from './RemovedLineRow.module.css';

interface RemovedLineRowProps {
  /** Number and name of the removed product. */
  sku: string;
  name: string;
  /** Height of the removed line in pixels, from which the row shrinks to its own. */
  fromHeight?: number | undefined;
  /** Called when it has shrunk. */
  onShrunk?: (() => void) | undefined;
  /** Restores the line with amount, unit and position; also called on Ctrl+Z. */
  onUndo(): void;
}

/** Replaces a line that was just removed, and restores it on request (P§4 "Removing a cart item offers recover"). */
export const RemovedLineRow = memo(function RemovedLineRow({ sku, name, fromHeight, onShrunk, onUndo }: RemovedLineRowProps) {
  const intl = useIntl();
  return (
    <div
      className={`${styles.row} ${fromHeight === undefined ? '' : styles.shrinking}`}
      data-removed={sku}
      style={fromHeight === undefined ? undefined : ({ '--from-height': `${fromHeight}px` } as CSSProperties)}
      onAnimationEnd={onShrunk}
    >
      <output className={styles.text}>
        <FormattedMessage id="cart.line.removed" values={{ product: name }} />
      </output>
      <Button
        tone="plain"
        size="small"
        onClick={onUndo}
        onKeyDown={(event) => {
          if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
          event.preventDefault();
          onUndo();
        }}
        aria-label={intl.formatMessage({ id: 'cart.line.undo.of' }, { product: name })}
      >
        <Icon name="undo" />
        <FormattedMessage id="cart.undo" />
      </Button>
    </div>
  );
});
