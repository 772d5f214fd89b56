import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode, type Ref } from 'react';
import { MuiTheme } from '../../themes/MuiTheme';
import { ButtonLink } from '../action/ButtonLink';
import { Button } from '../action/Button';
import { useFocusReturn } from './useFocusReturn';
import styles from './Dialog.module.css';
import { useScrollable } from './useScrollable';

/** A button at the foot of a dialog. */
export interface DialogButton {
  readonly label: ReactNode;
  /** `primary` for what the dialog is about, `danger` where it can't be undone, `quiet` where it stands alone, `plain` for the way back. */
  readonly tone?: 'primary' | 'danger' | 'quiet' | 'plain';
  /** What was pressed is under way: a ring turns, and it can't be pressed again. */
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  /** Id of the form in the dialog that it sends; with it the Enter key of each field does the same. */
  readonly form?: string;
  /** What a press does, where it doesn't send a form. */
  onClick?(): void;
}

/** A way on at the foot of a dialog, as its main button. */
export interface DialogLink {
  readonly label: ReactNode;
  readonly href: string;
}

interface DialogProps {
  isOpen: boolean;
  /** What it is about; names the dialog. */
  title: ReactNode;
  /** The buttons, the main one last. */
  actions: readonly (DialogButton | DialogLink)[];
  /** Id of the text that says what is asked, read out with the name. */
  describedBy?: string;
  /** `wide` where two columns stand side by side. */
  size?: 'regular' | 'wide';
  /** It has come to rest, for instance to put the focus somewhere. */
  onOpened?(): void;
  /** It has gone, for instance to make room for the next one. */
  onClosed?(): void;
  /** Escape, or a click beside the dialog. Without it neither does anything: it stays until one of its buttons is pressed. */
  onClose?(): void;
  children: ReactNode;
}

/**
 * A dialog with a heading, a content that scrolls, and buttons; a sheet from below on the phone. Brings MUI along, so it belongs to
 * parts that are loaded when they are wanted.
 */
export function Dialog({ isOpen, title, actions, describedBy, size = 'regular', onOpened, onClosed, onClose, children }: DialogProps) {
  useFocusReturn(isOpen);
  const titleId = useId();
  const scrollable = useScrollable();
  return (
    <MuiTheme>
      <MuiDialog
        open={isOpen}
        {...(onClose && { onClose })}
        fullWidth
        maxWidth={size === 'wide' ? 'lg' : 'sm'}
        aria-labelledby={titleId}
        aria-describedby={describedBy}
        slotProps={{ transition: { ...(onOpened && { onEntered: onOpened }), ...(onClosed && { onExited: onClosed }) } }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent {...scrollable} className={styles.content ?? ''}>
          {children}
        </DialogContent>
        <DialogActions>
          {actions.map((action, place) => {
            if ('href' in action)
              return (
                <ButtonLink key={place} href={action.href} tone="primary">
                  {action.label}
                </ButtonLink>
              );
            const { label, tone = 'plain', isDisabled = false, ...button } = action;
            return (
              <Button
                isInForm
                key={place}
                tone={tone}
                type={button.form === undefined ? 'button' : 'submit'}
                disabled={isDisabled}
                {...button}
              >
                {label}
              </Button>
            );
          })}
        </DialogActions>
      </MuiDialog>
    </MuiTheme>
  );
}
