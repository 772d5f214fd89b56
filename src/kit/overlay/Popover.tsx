import MuiDialog from '@mui/material/Dialog';
import MuiPopover from '@mui/material/Popover';
import type { ReactNode, RefObject } from 'react';
import { MuiTheme } from '../../themes/MuiTheme';
import { useViewport } from '../page/viewport';
import { useFocusReturn } from './useFocusReturn';
import styles from './Popover.module.css';

interface PopoverProps {
  isOpen: boolean;
  /** The control it opens from. */
  anchor: RefObject<HTMLElement | null>;
  /** Id of the heading in the content, which names it. */
  labelledBy: string;
  /** Escape, or a click beside it. */
  onClose(): void;
  children: ReactNode;
}

/**
 * A small dialog beside the control that it opens from; on the phone a sheet from below. Brings MUI along, so it belongs to parts that
 * are loaded when they are wanted.
 */
export function Popover({ isOpen, anchor, labelledBy, onClose, children }: PopoverProps) {
  useFocusReturn(isOpen);
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
