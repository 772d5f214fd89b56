import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { MuiTheme } from '../../themes/MuiTheme';
import { FormattedMessage } from 'react-intl';

interface ClearCartDialogProps {
  isOpen: boolean;
  /** Lines that would go. */
  lineCount: number;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks before all lines of the cart are removed. */
export function ClearCartDialog({ isOpen, lineCount, onConfirm, onCancel }: ClearCartDialogProps) {
  return (
    <MuiTheme>
      <Dialog open={isOpen} onClose={onCancel} aria-labelledby="clear-cart-title" aria-describedby="clear-cart-text">
        <DialogTitle id="clear-cart-title"><FormattedMessage id="cart.clear.title" /></DialogTitle>
        <DialogContent>
          <DialogContentText id="clear-cart-text"><FormattedMessage id="cart.clear.text" values={{ count: lineCount }} /></DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}><FormattedMessage id="cart.clear.keep" /></Button>
          <Button onClick={onConfirm} variant="contained" color="error"><FormattedMessage id="cart.clear.confirm" /></Button>
        </DialogActions>
      </Dialog>
    </MuiTheme>
  );
}
