import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CartWish, RefusedWish } from '../../domain/cartAddition';
import { AppLink } from '../link/AppLink';
import { MuiTheme } from '../../themes/MuiTheme';
import styles from './AdditionReportDialog.module.css';
import { reasonText } from './refusalText';

interface AdditionReportDialogProps {
  isOpen: boolean;
  /** Lines that went into the cart. */
  added: readonly CartWish[];
  /** Lines that can't be ordered, each with its reason. */
  refused: readonly RefusedWish[];
  /** Lines that the server refused. */
  failed: readonly CartWish[];
  /** Address of the cart. */
  cartHref: string;
  onClose(): void;
}

/** What came of adding many lines at once: how many are in the cart, and which are not, with the reason of each (P§5). */
export function AdditionReportDialog({ isOpen, added, refused, failed, cartHref, onClose }: AdditionReportDialogProps) {
  const intl = useIntl();
  return (
    <MuiTheme>
      <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="addition-report-title">
        <DialogTitle id="addition-report-title"><FormattedMessage id="cart.addition.title" values={{ count: added.length }} /></DialogTitle>
        <DialogContent>
          <p className={styles.text}><FormattedMessage id="cart.addition.leftOut" values={{ count: refused.length + failed.length }} /></p>
          <ul className={styles.list}>
            {refused.map(({ wish, product, reason }, index) => (
              <li key={`${wish.sku}:${index}`} className={styles.line}>
                <span className={styles.name}>{product?.name ?? wish.name ?? wish.sku}<span className={styles.id}>{product?.displayedId ?? wish.sku}</span></span>
                <span>{reasonText(intl, reason)}</span>
              </li>
            ))}
            {failed.map(({ sku, name }) => (
              <li key={sku} className={styles.line}>
                <span className={styles.name}>{name ?? sku}<span className={styles.id}>{sku}</span></span>
                <span><FormattedMessage id="cart.addition.failed" /></span>
              </li>
            ))}
          </ul>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}><FormattedMessage id="cart.addition.close" /></Button>
          <AppLink href={cartHref} className={styles.link}><FormattedMessage id="cart.addition.toCart" /></AppLink>
        </DialogActions>
      </Dialog>
    </MuiTheme>
  );
}
