import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { FormattedMessage } from 'react-intl';
import { MuiTheme } from '../../themes/MuiTheme';

interface DiscardDialogProps {
  isOpen: boolean;
  /** When the order was begun, as it is written on its card. */
  moment: string;
  /** Lines that would go. */
  lineCount: number;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks before an order of the companion app is thrown away, which can't be undone. */
export function DiscardDialog({ isOpen, moment, lineCount, onConfirm, onCancel }: DiscardDialogProps) {
  return (
    <MuiTheme>
      <Dialog open={isOpen} onClose={onCancel} aria-labelledby="companion-discard-title" aria-describedby="companion-discard-text">
        <DialogTitle id="companion-discard-title"><FormattedMessage id="companion.discard.title" /></DialogTitle>
        <DialogContent>
          <DialogContentText id="companion-discard-text"><FormattedMessage id="companion.discard.text" values={{ moment, count: lineCount }} /></DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}><FormattedMessage id="companion.discard.keep" /></Button>
          <Button onClick={onConfirm} variant="contained" color="error"><FormattedMessage id="companion.discard.confirm" /></Button>
        </DialogActions>
      </Dialog>
    </MuiTheme>
  );
}
