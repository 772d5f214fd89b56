import { FormattedMessage } from 'react-intl';
import { ConfirmDialog } from '#kit/overlay/ConfirmDialog.tsx';

/** Ways in which a user loses a template. */
export type TemplateEnd =
  /** Deletes it for all; `participantCount` users that share it lose it too. */
  | { readonly kind: 'delete'; readonly participantCount: number }
  /** Leaves it; only its owner can add the user again. */
  | { readonly kind: 'leave'; readonly maker: string };

interface EndTemplateDialogProps {
  isOpen: boolean;
  name: string;
  end: TemplateEnd;
  /** The action is pending. */
  isBusy: boolean;
  /** The action failed; the template still exists. */
  hasFailed: boolean;
  /** The error, for its code. */
  error?: unknown;
  onConfirm(): void;
  onCancel(): void;
  /** Called when the dialog has closed. */
  onClosed?: (() => void) | undefined;
}

/** Confirms that a user deletes a template or leaves a shared one; neither can be undone by them. */
export function EndTemplateDialog({ isOpen, name, end, isBusy, hasFailed, error, onConfirm, onCancel, onClosed }: EndTemplateDialogProps) {
  const { title, text, confirm, failed } =
    end.kind === 'delete'
      ? {
          title: <FormattedMessage id="orderTemplates.delete.title" values={{ name }} />,
          text: <FormattedMessage id="orderTemplates.delete.text" values={{ count: end.participantCount }} />,
          confirm: <FormattedMessage id="orderTemplates.delete.confirm" />,
          failed: <FormattedMessage id="orderTemplates.delete.failed" />,
        }
      : {
          title: <FormattedMessage id="orderTemplatePage.leave.title" values={{ name }} />,
          text: <FormattedMessage id="orderTemplatePage.leave.text" values={{ person: end.maker }} />,
          confirm: <FormattedMessage id="orderTemplatePage.leave.confirm" />,
          failed: <FormattedMessage id="orderTemplatePage.leave.failed" />,
        };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={title}
      text={text}
      confirmLabel={confirm}
      cancelLabel={<FormattedMessage id="orderTemplates.cancel" />}
      tone="danger"
      startsAtCancel
      isBusy={isBusy}
      error={error}
      failure={hasFailed && failed}
      onConfirm={onConfirm}
      onCancel={onCancel}
      {...(onClosed && { onClosed })}
    />
  );
}
