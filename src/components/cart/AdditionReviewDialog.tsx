import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { CartWish, ChangedWish, RefusedWish, TermsChange } from '../../domain/cartAddition';
import { formatPrice, formatQuantity } from '../../i18n/format';
import { MuiTheme } from '../../themes/MuiTheme';
import { ActionButton } from '../feedback/ActionButton';
import styles from './AdditionReportDialog.module.css';
import { reasonText } from './refusalText';

interface AdditionReviewDialogProps {
  isOpen: boolean;
  /** Lines that can be added, the changed ones among them. */
  fine: readonly CartWish[];
  /** Lines whose terms are others than when they were ordered. */
  changed: readonly ChangedWish[];
  /** Lines that can't be ordered any more, each with its reason. */
  refused: readonly RefusedWish[];
  /** Adds the lines that can be added. */
  onAdd(): void;
  onClose(): void;
}

/** What has changed since the lines were ordered, before they go into the cart: prices, units, and what is no longer to be had. */
export function AdditionReviewDialog({ isOpen, fine, changed, refused, onAdd, onClose }: AdditionReviewDialogProps) {
  const intl = useIntl();
  const title = useId();
  return (
    <MuiTheme>
      <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
        <DialogTitle id={title}><FormattedMessage id="cart.review.title" /></DialogTitle>
        <DialogContent>
          {refused.length > 0 && (
            <>
              <p className={styles.text}><FormattedMessage id="cart.addition.leftOut" values={{ count: refused.length }} /></p>
              <ul className={styles.list}>
                {refused.map(({ wish, product, reason }, index) => (
                  <li key={`${wish.sku}:${index}`} className={styles.line}>
                    <span className={styles.name}>{product?.name ?? wish.name ?? wish.sku}<span className={styles.id}>{product?.displayedId ?? wish.sku}</span></span>
                    <span>{reasonText(intl, reason)}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
          {changed.length > 0 && (
            <>
              <p className={styles.text}><FormattedMessage id="cart.review.changed" values={{ count: changed.length }} /></p>
              <ul className={styles.list}>
                {changed.map(({ wish, product, changes }, index) => (
                  <li key={`${wish.sku}:${index}`} className={styles.line}>
                    <span className={styles.name}>{product.name}<span className={styles.id}>{product.displayedId}</span></span>
                    {changes.map((change) => <span key={change.kind}>{changeText(intl, change)}</span>)}
                  </li>
                ))}
              </ul>
            </>
          )}
        </DialogContent>
        <DialogActions>
          <ActionButton onClick={onClose}><FormattedMessage id="cart.review.cancel" /></ActionButton>
          {fine.length > 0 && <ActionButton tone="primary" onClick={onAdd}><FormattedMessage id="cart.review.add" values={{ count: fine.length }} /></ActionButton>}
        </DialogActions>
      </Dialog>
    </MuiTheme>
  );
}

function changeText(intl: IntlShape, change: TermsChange): string {
  if (change.kind === 'ratio') {
    const { before, now, unit } = change;
    return intl.formatMessage({ id: 'cart.review.ratio' }, { unit: unit.name || unit.abbreviation, before: formatQuantity(before), now: formatQuantity(now) });
  }
  const { before, now } = change;
  return intl.formatMessage({ id: now.greaterThan(before) ? 'cart.review.dearer' : 'cart.review.cheaper' }, { before: formatPrice(before), now: formatPrice(now) });
}
