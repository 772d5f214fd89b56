import Dialog from '@mui/material/Dialog';
import Popover from '@mui/material/Popover';
import { useId, type RefObject } from 'react';
import { MuiTheme } from '../../themes/MuiTheme';
import { useViewport } from '../../kit/page/viewport';
import { TemplateChoice, type TemplateChoiceProps } from './TemplateChoice';
import styles from './TemplateMenu.module.css';

interface TemplateMenuProps extends Omit<TemplateChoiceProps, 'titleId'> {
  /** The button it opens from. */
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
}

/** The order templates of a product beside their button, on the phone as a sheet from below (P§4 "Order-template checkbox"). */
export function TemplateMenu({ anchor, isOpen, ...choice }: TemplateMenuProps) {
  const titleId = useId();
  const isPhone = useViewport() === 'mobile';
  const content = <TemplateChoice {...choice} titleId={titleId} />;
  return (
    <MuiTheme>
      {isPhone
        ? <Dialog open={isOpen} onClose={choice.onClose} aria-labelledby={titleId} fullWidth>{content}</Dialog>
        : (
          <Popover
            open={isOpen} onClose={choice.onClose} anchorEl={() => anchor.current}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} transformOrigin={{ vertical: 'top', horizontal: 'right' }}
            slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, className: styles.paper ?? '' } }}
          >
            {content}
          </Popover>
        )}
    </MuiTheme>
  );
}
