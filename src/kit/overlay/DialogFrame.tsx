import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { MuiTheme } from '../../themes/MuiTheme';
import styles from './DialogFrame.module.css';
import { useScrollable } from './useScrollable';

interface DialogFrameProps {
  isOpen: boolean;
  /** What it is about; names the dialog. */
  title: ReactNode;
  /** The buttons, the main one last. */
  actions: ReactNode;
  /** Id of the text that says what is asked, read out with the name. */
  describedBy?: string;
  /** Escape, or a click beside the dialog. */
  onClose(): void;
  children: ReactNode;
}

/** A dialog with a heading, a content that scrolls, and buttons. Brings MUI along, so it belongs to parts that are loaded when they are wanted. */
export function DialogFrame({ isOpen, title, actions, describedBy, onClose, children }: DialogFrameProps) {
  const titleId = useId();
  const scrollable = useScrollable();
  return (
    <MuiTheme>
      <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId} aria-describedby={describedBy}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent {...scrollable} className={styles.content ?? ''}>{children}</DialogContent>
        <DialogActions>{actions}</DialogActions>
      </Dialog>
    </MuiTheme>
  );
}
