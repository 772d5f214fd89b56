import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LabelSheet, ShelfLabel } from '../../../domain/label';
import { Button } from '../../../kit/action/Button';
import { IconButton } from '../../../kit/action/IconButton';
import { Icon } from '../../../kit/icon/Icon';
import { AppLink } from '../../../kit/link/AppLink';
import { AmountField } from './AmountField';
import styles from './LabelCard.module.css';
import { PrintedLabel, type LabelSign } from './PrintedLabel';
import { ProductPicture } from '../../../components/product/ProductPicture';

interface LabelCardProps {
  label: ShelfLabel;
  /** How many are printed. */
  amount: number;
  /** It was taken off the list just now and can be put back. */
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

/** An entry of the label list (P§3 "Label print product"): the label itself, the product's picture, how many of it are printed, and the way off the list, which can be undone in place. */
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
