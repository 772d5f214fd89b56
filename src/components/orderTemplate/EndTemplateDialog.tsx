import { FormattedMessage } from 'react-intl';
import { ConfirmDialog } from '../../kit/overlay/ConfirmDialog';

/** What a user does to a template that is theirs no more afterwards. */
export type TemplateEnd =
  /** It is deleted for everybody; `participantCount` users that it is shared with lose it too. */
  | { readonly kind: 'delete'; readonly participantCount: number }
  /** The user leaves it; only its maker can bring them back. */
  | { readonly kind: 'leave'; readonly maker: string };

interface EndTemplateDialogProps {
  isOpen: boolean;
  /** Name of the template. */
  name: string;
  end: TemplateEnd;
  /** It is under way. */
  isBusy: boolean;
  /** It could not be done; the template is still there. */
  hasFailed: boolean;
  /** What was thrown then, for its code. */
  error?: unknown;
  onConfirm(): void;
  onCancel(): void;
  /** The dialog has gone. */
  onClosed?: (() => void) | undefined;
}

/** Asks before a user deletes a template, or leaves one that is shared with them: neither can undo it. */
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
