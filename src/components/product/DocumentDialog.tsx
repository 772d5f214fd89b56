import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { MuiTheme } from '../../themes/MuiTheme';
import { ActionButton } from '../feedback/ActionButton';
import styles from './DocumentDialog.module.css';

interface DocumentDialogProps {
  /** Kind of document and product, as the dialog's name. */
  title: string;
  /** Address of the file in memory. */
  address: string;
  isOpen: boolean;
  onSave(): void;
  onClose(): void;
}

/** A PDF as the browser's own viewer shows it, as large as the window; only for browsers that have one. */
export function DocumentDialog({ title, address, isOpen, onSave, onClose }: DocumentDialogProps) {
  const id = useId();
  return (
    <MuiTheme>
      <Dialog fullScreen open={isOpen} onClose={onClose} aria-labelledby={id}>
        <div className={styles.bar}>
          <h2 id={id} className={styles.title}>{title}</h2>
          <ActionButton onClick={onSave}><FormattedMessage id="productPage.document.save" /></ActionButton>
          <ActionButton tone="primary" onClick={onClose}><FormattedMessage id="productPage.document.close" /></ActionButton>
        </div>
        <iframe className={styles.file} src={address} title={title} />
      </Dialog>
    </MuiTheme>
  );
}
