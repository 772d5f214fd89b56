import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { TemplateDialog } from '#components/orderTemplate/TemplateDialog.tsx';
import { otherEditor, type OrderTemplate } from '#domain/template/orderTemplate.ts';
import { readTemplateForm, type TemplateForm } from '#domain/template/templateForm.ts';
import type { User } from '#domain/customer/token.ts';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { namedTemplateCreationOptions } from '#queries/orderTemplate.ts';
import { TemplateWithoutIdError } from '#queries/templateWithoutId.ts';
import { TemplateConflictError, templateWordsOptions } from '#queries/orderTemplateChanges.ts';
import type { ShopContext } from '#queries/shopContext.ts';
import { tabValue } from '#platform/stored.ts';
import { readProse } from '#domain/text/typedText.ts';

interface TemplateWordsProps {
  context: ShopContext;
  /** The user who edits it. */
  user: User;
  /** The template to edit; undefined for a new one. */
  template: Pick<OrderTemplate, 'id' | 'name' | 'comment' | 'priceList'> | undefined;
  isOpen: boolean;
  /** Called once the template is created or saved. */
  onSaved(template: OrderTemplate): void;
  onClose(): void;
}

/** Creates a template, or edits its name and notes; input survives a failure and a reload. */
export function TemplateWords({ context, user, template, isOpen, onSaved, onClose }: TemplateWordsProps) {
  const queryClient = useQueryClient();
  const creation = useMutation(namedTemplateCreationOptions(queryClient, context));
  const change = useMutation(templateWordsOptions(queryClient, context));
  const words = tabValue(`template-words:${context.tenant}:${context.customerId}:${template?.id ?? ''}`, (kept) =>
    readTemplateForm(kept, { name: template?.name ?? '', notes: template?.comment ?? '' }),
  );
  const conflict = change.error instanceof TemplateConflictError ? change.error.current : undefined;
  const finish = (saved: OrderTemplate) => {
    words.forget();
    onSaved(saved);
  };
  const save = ({ name, notes }: TemplateForm) => {
    const comment = readProse(notes);
    const saving = template
      ? // A user who has read another user's changes may overwrite them.
        change.mutateAsync({ template: conflict ?? template, name, notes }, { onSuccess: finish })
      : creation.mutateAsync({ words: { name: readProse(name), ...(comment && { comment }) } }, { onSuccess: finish });
    // The dialog shows the error.
    return saving.catch(() => undefined);
  };
  const { error, isPending } = template ? change : creation;
  return (
    <TemplateDialog
      isOpen={isOpen}
      kind={template ? 'edit' : 'create'}
      start={words.read()}
      isBusy={isPending}
      failure={error && !conflict && <Failure error={error} isNew={!template} />}
      others={conflict && { person: otherEditor(conflict, user), name: conflict.name, notes: conflict.comment ?? '' }}
      onKeep={words.keep}
      onSave={save}
      onCancel={() => {
        // The draft of a new template is kept for later; that of a cancelled edit is not.
        if (template) words.forget();
        creation.reset();
        change.reset();
        onClose();
      }}
    />
  );
}

function Failure({ error, isNew }: { error: Error; isNew: boolean }) {
  return (
    <InlineError error={error}>
      {error instanceof TemplateWithoutIdError ? (
        <FormattedMessage id="orderTemplates.create.noId" />
      ) : (
        <FormattedMessage id={isNew ? 'orderTemplates.create.failed' : 'orderTemplates.edit.failed'} />
      )}
    </InlineError>
  );
}
