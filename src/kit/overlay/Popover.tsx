import MuiDialog from '@mui/material/Dialog';
import MuiPopover from '@mui/material/Popover';
import type { ReactNode, RefObject } from 'react';
import { MuiTheme } from '#themes/MuiTheme.tsx';
import { useViewport } from '../page/viewport';
import { useBackCloses } from './useBackCloses';
import { useFocusReturn } from './useFocusReturn';
import styles from './Popover.module.css';

interface PopoverProps {
  isOpen: boolean;
  /** The control that opens it. */
  anchor: RefObject<HTMLElement | null>;
  /** Id of the heading in the content, which names the dialog. */
  labelledBy: string;
  /** Called on Escape or a click outside. */
  onClose(): void;
  children: ReactNode;
}

/** A small dialog beside the control that opens it; a bottom sheet on the phone. Includes MUI, so load it lazily. */
export function Popover({ isOpen, anchor, labelledBy, onClose, children }: PopoverProps) {
  useFocusReturn(isOpen);
  useBackCloses(isOpen, onClose);
  const isPhone = useViewport() === 'mobile';
  return (
    <MuiTheme>
      {isPhone ? (
        <MuiDialog open={isOpen} onClose={onClose} aria-labelledby={labelledBy} fullWidth>
          {children}
        </MuiDialog>
      ) : (
        <MuiPopover
          open={isOpen}
          onClose={onClose}
          anchorEl={() => anchor.current}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': labelledBy, className: styles.paper ?? '' } }}
        >
          {children}
        </MuiPopover>
      )}
    </MuiTheme>
  );
}
