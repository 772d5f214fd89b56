import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LabelSheet, ShelfLabel } from '#domain/inventory/label.ts';
import { Button } from '#kit/action/Button.tsx';
import { IconButton } from '#kit/action/IconButton.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import { AmountField } from './AmountField';
import styles from './LabelCard.module.css';
import { PrintedLabel, type LabelSign } from './PrintedLabel';
import { ProductPicture } from '#components/product/ProductPicture.tsx';

interface LabelCardProps {
  label: ShelfLabel;
  /** Number of copies. */
  amount: number;
  /** It was just removed and can be restored. */
  isRemoved: boolean;
  /** Address of the product. */
  href: string;
  sheet: LabelSheet;
  sign: LabelSign;
  showsPrices: boolean;
  /** The tenant's picture for a missing one. */
  missingImage: string | undefined;
  onAmount(sku: string, amount: number): void;
  onRemove(label: ShelfLabel): void;
  onUndo(label: ShelfLabel): void;
}

/**
 * An entry of the label list (P§3 "Label print product"): the label, the product's picture, the number of copies, and
 * a remove button with undo in place.
 */
export const LabelCard = memo(function LabelCard({
  label,
  amount,
  isRemoved,
  href,
  sheet,
  sign,
  showsPrices,
  missingImage,
  onAmount,
  onRemove,
  onUndo,
}: LabelCardProps) {
  const intl = useIntl();
  const product = label.name;
  if (isRemoved)
    return (
      <div className={`${styles.card} ${styles.removed}`} data-removed={label.sku}>
        <output className={styles.gone}>
          <FormattedMessage id="label.removed" values={{ product }} />
        </output>
        <Button
          tone="plain"
          size="small"
          aria-label={intl.formatMessage({ id: 'label.undo.of' }, { product })}
          onClick={() => onUndo(label)}
        >
          <Icon name="undo" />
          <FormattedMessage id="label.undo" />
        </Button>
      </div>
    );
  return (
    <article className={`${styles.card} ${label.isActive ? '' : styles.inactive}`} aria-label={product} data-sku={label.sku}>
      <AppLink className={styles.preview} href={href}>
        <PrintedLabel label={label} sheet={sheet} sign={sign} showsPrices={showsPrices} />
      </AppLink>
      <div className={styles.tools}>
        <span className={styles.thumbnail}>
          <ProductPicture src={label.thumbnail} placeholder={missingImage} />
        </span>
        {label.isActive ? (
          <AmountField
            label={intl.formatMessage({ id: 'label.amount' }, { product })}
            isLabelHidden
            amount={amount}
            onChange={(next) => onAmount(label.sku, next)}
          />
        ) : (
          <p className={styles.reason}>
            <FormattedMessage id="label.inactive" />
          </p>
        )}
        <IconButton
          icon="close"
          label={intl.formatMessage({ id: 'label.remove' }, { product })}
          data-remove=""
          onClick={() => onRemove(label)}
        />
      </div>
    </article>
  );
});
