import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { FormattedMessage } from 'react-intl';
import type { CartLine } from '../../domain/cart';
import { formatMeasured } from '../../i18n/format';
import { MuiTheme } from '../../themes/MuiTheme';
import styles from './NonOrderableDialog.module.css';

interface NonOrderableDialogProps {
  isOpen: boolean;
  /** The lines that can't be ordered. */
  lines: readonly CartLine[];
  /** Items whose product data are missing; they can't be ordered either. */
  unknownSkus?: readonly string[];
  /** Orders the rest. */
  onConfirm(): void;
  /** Goes back without ordering. */
  onCancel(): void;
}

/** Asks before an order that leaves products out (P§4). What happens is the same in every language; only the words differ. */
export function NonOrderableDialog({ isOpen, lines, unknownSkus = [], onConfirm, onCancel }: NonOrderableDialogProps) {
  const count = lines.length + unknownSkus.length;
  return (
    <MuiTheme>
      <Dialog open={isOpen} onClose={onCancel} fullWidth maxWidth="sm" aria-labelledby="non-orderable-title" aria-describedby="non-orderable-text">
        <DialogTitle id="non-orderable-title"><FormattedMessage id="checkout.nonOrderable.title" values={{ count }} /></DialogTitle>
        <DialogContent>
          <p id="non-orderable-text" className={styles.text}><FormattedMessage id="checkout.nonOrderable.text" values={{ count }} /></p>
          <ul className={styles.list}>
            {lines.map(({ sku, amount, unitAbbreviation, product }) => (
              <li key={sku} className={styles.line}>
                <span>
                  {product.name}
                  <span className={styles.id}>{product.displayedId}</span>
                </span>
                <span className={styles.amount}>{formatMeasured(amount, unitAbbreviation)}</span>
              </li>
            ))}
            {unknownSkus.map((sku) => (
              <li key={sku} className={styles.line}><FormattedMessage id="checkout.leftOut.unknown" values={{ sku }} /></li>
            ))}
          </ul>
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}><FormattedMessage id="checkout.nonOrderable.back" /></Button>
          <Button variant="contained" onClick={onConfirm}><FormattedMessage id="checkout.nonOrderable.confirm" values={{ count }} /></Button>
        </DialogActions>
      </Dialog>
    </MuiTheme>
  );
}
