import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { isOwnTemplate, type OrderTemplateDetail } from '#domain/template/orderTemplate.ts';
import { limits } from '#domain/text/limits.ts';
import type { User } from '#domain/customer/token.ts';
import type { PageAction, PageActionList } from '#kit/page/pageAction.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import type { MessageKey } from '#i18n/messageKey.ts';
import { useToasts } from '#kit/toast/toastQueue.ts';
import { paths } from '#paths.ts';
import { unsharingOptions } from '#queries/orderTemplateChanges.ts';
import type { ShopContext } from '#queries/shopContext.ts';
import type { TemplatePdf } from './templatePdf';

const TemplateWords = lazyComponent(async () => (await import('#connected/orderTemplate/TemplateWords.tsx')).TemplateWords);
const TemplateDeletion = lazyComponent(async () => (await import('#connected/orderTemplate/TemplateDeletion.tsx')).TemplateDeletion);
const EndTemplateDialog = lazyComponent(async () => (await import('#components/orderTemplate/EndTemplateDialog.tsx')).EndTemplateDialog);

interface TemplateActionsOptions {
  readonly context: ShopContext;
  readonly user: User;
  readonly template: OrderTemplateDetail;
  readonly pdf: TemplatePdf;
  /** All products are being added to the cart. */
  readonly isAdding: boolean;
  /** Adds all to the cart; undefined for an empty template. */
  readonly onOrder: (() => void) | undefined;
}

/** Actions for the page's head, and their dialogs. */
interface TemplateActions {
  readonly primary: PageAction | undefined;
  readonly list: PageActionList;
  readonly dialogs: ReactNode;
}

type Task = 'words' | 'deletion' | 'leaving';

/** Actions for a whole template: its owner renames and deletes it, others leave it (P§6 shared templates). */
export function useTemplateActions({ context, user, template, pdf, isAdding, onOrder }: TemplateActionsOptions): TemplateActions {
  const intl = useIntl();
  const navigate = useNavigate();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const [task, setTask] = useState<{ readonly kind: Task; readonly isOpen: boolean }>();
  const leaving = useMutation(unsharingOptions(queryClient, context, template.id));
  const isOwn = isOwnTemplate(template, user);
  const open = (kind: Task) => setTask({ kind, isOpen: true });
  const close = () => setTask((now) => now && { ...now, isOpen: false });
  const goAway = (text: string) => {
    toasts.show({ severity: 'success', text, autoCloseMs: limits.warningToast });
    void navigate(paths.orderTemplates(), { replace: true });
  };
  const { id, name } = template;
  const label = (key: MessageKey) => intl.formatMessage({ id: key });
  return {
    primary: onOrder && { key: 'order', label: label('orderTemplatePage.orderAll'), isBusy: isAdding, onPress: onOrder },
    list: [
      {
        key: 'paper',
        label: label('orderTemplatePage.pdf.menu'),
        isBusy: pdf.isBusy,
        choices: [
          { key: 'print', label: label('orderTemplatePage.pdf.print'), onPress: () => window.print() },
          { key: 'plain', label: label('orderTemplatePage.pdf.plain'), onPress: () => pdf.save(false) },
          { key: 'images', label: label('orderTemplatePage.pdf.images'), onPress: () => pdf.save(true) },
        ],
      },
      { key: 'sheet', label: label('app.title.orderSheet'), href: paths.orderSheet(`template:${id}`) },
      { key: 'allergens', label: label('orderTemplatePage.allergens'), href: paths.templateAllergens(id) },
      { key: 'guests', label: label('orderTemplatePage.guests'), href: paths.templateGuests(id) },
      { key: 'event', label: label('app.title.event'), href: paths.event() },
      isOwn && { key: 'edit', label: label('orderTemplatePage.edit'), opensDialog: true, onPress: () => open('words') },
      {
        key: 'remove',
        label: label(isOwn ? 'orderTemplates.delete' : 'orderTemplatePage.leave'),
        isDestructive: true,
        onPress: () => open(isOwn ? 'deletion' : 'leaving'),
      },
    ],
    dialogs: (
      <>
        {task?.kind === 'words' && (
          <TemplateWords context={context} user={user} template={template} isOpen={task.isOpen} onSaved={close} onClose={close} />
        )}
        {task?.kind === 'deletion' && (
          <TemplateDeletion
            context={context}
            template={template}
            isOpen={task.isOpen}
            onDeleted={() => goAway(intl.formatMessage({ id: 'orderTemplates.deleted' }, { name }))}
            onClose={close}
          />
        )}
        {task?.kind === 'leaving' && (
          <EndTemplateDialog
            isOpen={task.isOpen}
            name={name}
            end={{ kind: 'leave', maker: template.createdByUserName }}
            isBusy={leaving.isPending}
            hasFailed={leaving.isError}
            error={leaving.error}
            onConfirm={() =>
              leaving.mutate(user.preferredUserName, {
                onSuccess: () => goAway(intl.formatMessage({ id: 'orderTemplatePage.left' }, { name })),
              })
            }
            onCancel={close}
          />
        )}
      </>
    ),
  };
}
