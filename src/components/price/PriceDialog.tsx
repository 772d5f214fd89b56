import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { ActionButton } from '../../kit/action/ActionButton';
import styles from './PriceDialog.module.css';
import { MuiTheme } from '../../themes/MuiTheme';
import { PriceExplanation } from './PriceExplanation';

interface PriceDialogProps extends ComponentProps<typeof PriceExplanation> {
  /** Name of the product. */
  productName: string;
  isOpen: boolean;
  onClose(): void;
}

/** The explanation of a price as a dialog; a sheet from below on the phone. Choosing something out of it closes it. */
export function PriceDialog({ productName, isOpen, onClose, onChoose, ...explanation }: PriceDialogProps) {
  const title = useId();
  return (
    <MuiTheme>
      <Dialog open={isOpen} onClose={onClose} aria-labelledby={title} maxWidth="sm" fullWidth>
        <DialogTitle id={title}>
          <FormattedMessage id="price.explain.title" />
          <span className={styles.product}>{productName}</span>
        </DialogTitle>
        <DialogContent>
          <PriceExplanation {...explanation} onChoose={onChoose && ((choice) => { onChoose(choice); onClose(); })} />
          <div className={styles.actions}>
            <ActionButton onClick={onClose}><FormattedMessage id="price.explain.close" /></ActionButton>
          </div>
        </DialogContent>
      </Dialog>
    </MuiTheme>
  );
}
