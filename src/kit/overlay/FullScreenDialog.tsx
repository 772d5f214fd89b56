import Dialog from '@mui/material/Dialog';
import type { KeyboardEventHandler, ReactNode } from 'react';
import { MuiTheme } from '#themes/MuiTheme.tsx';
import { useBackCloses } from './useBackCloses';
import { useFocusReturn } from './useFocusReturn';
import styles from './FullScreenDialog.module.css';

interface FullScreenDialogProps {
  isOpen: boolean;
  /** Accessible name. */
  label: string;
  /** Content of the bar at the top, with the close button. */
  bar: ReactNode;
  onKeyDown?: KeyboardEventHandler;
  /** Called on Escape. */
  onClose(): void;
  /** Fills the rest of the window. */
  children: ReactNode;
}

/** A dialog that fills the window, with a bar of buttons at the top. Includes MUI, so load it lazily. */
export function FullScreenDialog({ isOpen, label, bar, onKeyDown, onClose, children }: FullScreenDialogProps) {
  useFocusReturn(isOpen);
  useBackCloses(isOpen, onClose);
  return (
    <MuiTheme>
      {/* If undefined were passed, it would replace MUI's own handler for Escape. */}
      <Dialog fullScreen open={isOpen} onClose={onClose} slotProps={{ paper: { 'aria-label': label } }} {...(onKeyDown && { onKeyDown })}>
        <div className={styles.bar}>{bar}</div>
        {children}
      </Dialog>
    </MuiTheme>
  );
}
