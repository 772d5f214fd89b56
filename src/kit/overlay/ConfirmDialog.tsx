import { useEffect, useId, useRef, type ReactNode } from 'react';
import { InlineError } from '../feedback/InlineError';
import styles from './ConfirmDialog.module.css';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  isOpen: boolean;
  /** The question, in short; names the dialog. */
  title: ReactNode;
  /** What will happen, read out with the name. Words, or several paragraphs. */
  text?: ReactNode;
  /** Says yes. */
  confirmLabel: ReactNode;
  /** The way back. */
  cancelLabel: ReactNode;
  /** `danger` where saying yes can't be undone. */
  tone?: 'primary' | 'danger';
  /** The yes is under way. */
  isBusy?: boolean;
  /** There is nothing to say yes to. */
  isDisabled?: boolean;
  /** The focus starts on the way back, so that Enter alone doesn't say yes. */
  startsAtCancel?: boolean;
  /** A yes. What comes of it closes the dialog, is under way, or is said in it; until then, and while the dialog goes, a further press does nothing. */
  onConfirm(): void;
  /** The way back, Escape, or a click beside the dialog. */
  onCancel(): void;
  /** It has gone, and has given the keyboard back to where it came from. */
  onClosed?(): void;
  /** What went wrong when it was tried; it can be tried again. */
  failure?: ReactNode;
  /** What was thrown then, for its code. */
  error?: unknown;
  /** What it is about in detail, such as a list of lines. */
  children?: ReactNode;
}

const focusNow = (button: HTMLButtonElement | null) => button?.focus();

/** Asks before something is done: a question, what will happen, and two answers. Brings MUI along. */
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
  // Each drawing shows what has come of the press: a second one in the same moment would be of a dialog that is gone or busy.
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
