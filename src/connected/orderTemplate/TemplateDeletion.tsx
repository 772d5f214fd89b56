import { useMutation } from '@tanstack/react-query';
import { EndTemplateDialog } from '../../components/orderTemplate/EndTemplateDialog';
import { templateDeletionOptions } from '../../queries/orderTemplateChanges';
import type { ShopContext } from '../../queries/shopContext';

interface TemplateDeletionProps {
  context: ShopContext;
  template: { readonly id: string; readonly name: string; readonly sharedWith: readonly unknown[] };
  isOpen: boolean;
  /** It is gone. */
  onDeleted(): void;
  onClose(): void;
  /** The dialog has gone and the template too, and with it what the keyboard came from. */
  onGone?(): void;
}

/** Deletes a template once it is confirmed; a failure is said in the dialog, where it can be tried again. */
export function TemplateDeletion({ context, template, isOpen, onDeleted, onClose, onGone }: TemplateDeletionProps) {
  const { mutate, isPending, error, isError, isSuccess, reset } = useMutation(templateDeletionOptions(context));
  return (
    <EndTemplateDialog
      isOpen={isOpen}
      name={template.name}
      end={{ kind: 'delete', participantCount: template.sharedWith.length }}
      isBusy={isPending}
      hasFailed={isError}
      error={error}
      onConfirm={() => mutate(template.id, { onSuccess: onDeleted })}
      onCancel={() => {
        reset();
        onClose();
      }}
      onClosed={isSuccess ? onGone : undefined}
    />
  );
}
