import { useMutation } from '@tanstack/react-query';
import { EndTemplateDialog } from '#components/orderTemplate/EndTemplateDialog.tsx';
import { templateDeletionOptions } from '#queries/orderTemplateChanges.ts';
import type { ShopContext } from '#queries/shopContext.ts';

interface TemplateDeletionProps {
  context: ShopContext;
  template: { readonly id: string; readonly name: string; readonly sharedWith: readonly unknown[] };
  isOpen: boolean;
  /** Called once it is deleted. */
  onDeleted(): void;
  onClose(): void;
  /** Called when the dialog has closed after a deletion; the button that opened it is gone too. */
  onGone?(): void;
}

/** Deletes a template after a confirmation; a failure is shown in the dialog, with a retry. */
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
