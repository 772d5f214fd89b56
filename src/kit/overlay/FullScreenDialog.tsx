import Dialog from '@mui/material/Dialog';
import type { KeyboardEventHandler, ReactNode } from 'react';
import { MuiTheme } from '../../themes/MuiTheme';
import { useFocusReturn } from './useFocusReturn';
import styles from './FullScreenDialog.module.css';

interface FullScreenDialogProps {
  isOpen: boolean;
  /** What it shows; the dialog's name. */
  label: string;
  /** What stands in the bar above the content, with the button that closes. */
  bar: ReactNode;
  onKeyDown?: KeyboardEventHandler;
  /** Escape. */
  onClose(): void;
  /** What fills the rest of the window. */
  children: ReactNode;
}

/** Something as large as the window, below a bar with buttons. Brings MUI along, so it belongs to parts that are loaded when they are wanted. */
export function FullScreenDialog({ isOpen, label, bar, onKeyDown, onClose, children }: FullScreenDialogProps) {
  useFocusReturn(isOpen);
  return (
    <MuiTheme>
      {/* MUI takes a handler that is given as undefined for its own, which hears Escape. */}
      <Dialog fullScreen open={isOpen} onClose={onClose} slotProps={{ paper: { 'aria-label': label } }} {...(onKeyDown && { onKeyDown })}>
        <div className={styles.bar}>{bar}</div>
        {children}
      </Dialog>
    </MuiTheme>
  );
}
