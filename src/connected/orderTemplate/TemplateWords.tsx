import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { TemplateDialog } from '../../components/orderTemplate/TemplateDialog';
import { otherEditor, type OrderTemplate } from '../../domain/orderTemplate';
import { readTemplateForm, type TemplateForm } from '../../domain/templateForm';
import type { User } from '../../domain/token';
import { InlineError } from '../../kit/feedback/InlineError';
import { namedTemplateCreationOptions } from '../../queries/orderTemplate';
import { TemplateWithoutIdError } from '../../queries/templateWithoutId';
import { TemplateConflictError, templateWordsOptions } from '../../queries/orderTemplateChanges';
import type { ShopContext } from '../../queries/shopContext';
import { draft } from '../../platform/draft';
import { readProse } from '../../domain/typedText';

interface TemplateWordsProps {
  context: ShopContext;
  /** Who changes it. */
  user: User;
  /** The template whose name and notes are changed; undefined for a new one. */
  template: Pick<OrderTemplate, 'id' | 'name' | 'comment' | 'priceList'> | undefined;
  isOpen: boolean;
  /** The template is created or changed. */
  onSaved(template: OrderTemplate): void;
  onClose(): void;
}

/** Creates a template, or changes the name and notes of one; what was typed outlives a failure and a reload. */
export function TemplateWords({ context, user, template, isOpen, onSaved, onClose }: TemplateWordsProps) {
  const queryClient = useQueryClient();
  const creation = useMutation(namedTemplateCreationOptions(queryClient, context));
  const change = useMutation(templateWordsOptions(queryClient, context));
  const words = draft(`template-words:${context.tenant}:${context.customerId}:${template?.id ?? ''}`, (kept) =>
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
      ? // Who has read what somebody else has saved puts their own in its place.
        change.mutateAsync({ template: conflict ?? template, name, notes }, { onSuccess: finish })
      : creation.mutateAsync({ words: { name: readProse(name), ...(comment && { comment }) } }, { onSuccess: finish });
    // The dialog says of a failure.
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
        // A new one that was begun waits for its end; a change that was given up does not.
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
