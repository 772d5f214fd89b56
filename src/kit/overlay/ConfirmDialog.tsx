import { useEffect, useId, useRef, type ReactNode } from 'react';
import { InlineError } from '../feedback/InlineError';
import styles from './ConfirmDialog.module.css';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  isOpen: boolean;
  /** The question, in short; also the dialog's name. */
  title: ReactNode;
  /** Consequences, read out with the name: a sentence or several paragraphs. */
  text?: ReactNode;
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  /** `danger` if confirming can't be undone. */
  tone?: 'primary' | 'danger';
  /** The confirmed action is pending. */
  isBusy?: boolean;
  /** Nothing can be confirmed. */
  isDisabled?: boolean;
  /** Puts the initial focus on cancel, so that Enter alone doesn't confirm. */
  startsAtCancel?: boolean;
  /**
   * Called on confirm. The caller then closes the dialog, sets `isBusy` or shows a failure; until then, and while the
   * dialog closes, further presses are ignored.
   */
  onConfirm(): void;
  /** Called on cancel, Escape, or a click outside. */
  onCancel(): void;
  /** Called when the dialog is gone and the focus is back at its origin. */
  onClosed?(): void;
  /** Error of the last attempt; the user can retry. */
  failure?: ReactNode;
  /** The error, for its code. */
  error?: unknown;
  /** Details, such as a list of lines. */
  children?: ReactNode;
}

const focusNow = (button: HTMLButtonElement | null) => button?.focus();

/** Asks for confirmation: a question, the consequences, and two answers. Includes MUI. */
export function ConfirmDialog({
  isOpen,
  title,
  text,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  isBusy = false,
  isDisabled = false,
  startsAtCancel = false,
  onConfirm,
  onCancel,
  onClosed,
  failure,
  error,
  children,
}: ConfirmDialogProps) {
  const textId = useId();
  const isSaid = useRef(false);
  // Each render shows the effect of the press. A second press before it would refer to a dialog that is gone or busy.
  useEffect(() => {
    isSaid.current = !isOpen;
  });
  const confirm = () => {
    if (isSaid.current) return;
    isSaid.current = true;
    onConfirm();
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      {...(text === undefined ? {} : { describedBy: textId })}
      actions={[
        { label: cancelLabel, onClick: onCancel, ...(startsAtCancel ? { ref: focusNow } : {}) },
        { label: confirmLabel, tone, isBusy, isDisabled, onClick: confirm },
      ]}
      onClose={onCancel}
      {...(onClosed && { onClosed })}
    >
      {text !== undefined && (
        <div id={textId} className={styles.text}>
          {text}
        </div>
      )}
      {children}
      {failure !== undefined && failure !== false && <InlineError error={error}>{failure}</InlineError>}
    </Dialog>
  );
}
