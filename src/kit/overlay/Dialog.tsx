import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode, type Ref } from 'react';
import { MuiTheme } from '#themes/MuiTheme.tsx';
import { ButtonLink } from '../action/ButtonLink';
import { Button } from '../action/Button';
import { useBackCloses } from './useBackCloses';
import { useFocusReturn } from './useFocusReturn';
import styles from './Dialog.module.css';
import { useScrollable } from './useScrollable';

export interface DialogButton {
  readonly label: ReactNode;
  /** `primary` for the main action, `danger` if it can't be undone, `quiet` for a single button, `plain` for cancel. */
  readonly tone?: 'primary' | 'danger' | 'quiet' | 'plain';
  /** Pending: shows a spinner and can't be pressed again. */
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  /** Id of the form in the dialog that it submits; Enter in a field does the same. */
  readonly form?: string;
  /** Called on press, unless it submits a form. */
  onClick?(): void;
}

/** A link at the foot of a dialog, shown as its main button. */
export interface DialogLink {
  readonly label: ReactNode;
  readonly href: string;
}

interface DialogProps {
  isOpen: boolean;
  /** Heading, and name of the dialog. */
  title: ReactNode;
  /** The buttons, the main one last. */
  actions: readonly (DialogButton | DialogLink)[];
  /** Id of the text that is read out with the name. */
  describedBy?: string;
  /** `wide` for two columns side by side. */
  size?: 'regular' | 'wide';
  /** Called after the opening transition, for instance to set the focus. */
  onOpened?(): void;
  /** Called after the closing transition, for instance to open the next one. */
  onClosed?(): void;
  /** Called on Escape or a click outside. Without it only the dialog's buttons close it. */
  onClose?(): void;
  children: ReactNode;
}

/** A dialog with a heading, scrolling content and buttons; a bottom sheet on the phone. Includes MUI, so load it lazily. */
export function Dialog({ isOpen, title, actions, describedBy, size = 'regular', onOpened, onClosed, onClose, children }: DialogProps) {
  useFocusReturn(isOpen);
  useBackCloses(isOpen, onClose);
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
