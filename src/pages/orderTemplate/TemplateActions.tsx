import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { isOwnTemplate, type OrderTemplateDetail } from '../../domain/orderTemplate';
import { limits } from '../../domain/limits';
import type { User } from '../../domain/token';
import { Button } from '../../kit/action/Button';
import { ButtonLink } from '../../kit/action/ButtonLink';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { useLazyOpen } from '../../kit/overlay/useLazyOpen';
import { useToasts } from '../../kit/toast/toastQueue';
import { paths } from '../../paths';
import { unsharingOptions } from '../../queries/orderTemplateChanges';
import type { ShopContext } from '../../queries/shopContext';
import type { TemplatePdf } from './templatePdf';

const Menu = lazyComponent(async () => (await import('../../kit/overlay/Menu')).Menu);
const TemplateWords = lazyComponent(async () => (await import('../../connected/orderTemplate/TemplateWords')).TemplateWords);
const TemplateDeletion = lazyComponent(async () => (await import('../../connected/orderTemplate/TemplateDeletion')).TemplateDeletion);
const EndTemplateDialog = lazyComponent(async () => (await import('../../components/orderTemplate/EndTemplateDialog')).EndTemplateDialog);

interface TemplateActionsProps {
  context: ShopContext;
  user: User;
  template: OrderTemplateDetail;
  pdf: TemplatePdf;
  /** Everything is going into the cart. */
  isAdding: boolean;
  /** Puts everything into the cart; undefined while there is nothing. */
  onOrder: (() => void) | undefined;
}

type Task = 'words' | 'deletion' | 'leaving';

/** What can be done to a template as a whole: its maker renames and deletes it, others leave it (P§6). */
export function TemplateActions({ context, user, template, pdf, isAdding, onOrder }: TemplateActionsProps) {
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
  return (
    <>
      {onOrder && (
        <Button tone="primary" isBusy={isAdding} onClick={onOrder}>
          <FormattedMessage id="orderTemplatePage.orderAll" />
        </Button>
      )}
      <PrintTool pdf={pdf} />
      <ButtonLink href={paths.templateAllergens(id)}>
        <FormattedMessage id="orderTemplatePage.allergens" />
      </ButtonLink>
      {isOwn && (
        <Button onClick={() => open('words')}>
          <FormattedMessage id="orderTemplatePage.edit" />
        </Button>
      )}
      <Button onClick={() => open(isOwn ? 'deletion' : 'leaving')}>
        <FormattedMessage id={isOwn ? 'orderTemplates.delete' : 'orderTemplatePage.leave'} />
      </Button>
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
  );
}

/** Paper, and the PDF with or without pictures. */
function PrintTool({ pdf }: { pdf: TemplatePdf }) {
  const intl = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useLazyOpen();
  const title = intl.formatMessage({ id: 'orderTemplatePage.pdf.menu' });
  return (
    <>
      <Button
        ref={button}
        isBusy={pdf.isBusy}
        aria-haspopup="menu"
        aria-expanded={menu.isOpen}
        onPointerEnter={() => Menu.prefetch()}
        onClick={menu.open}
      >
        {title}
      </Button>
      {menu.wasOpened && (
        <Menu
          name={title}
          anchor={button}
          isOpen={menu.isOpen}
          onClose={menu.close}
          entries={[
            {
              kind: 'choice',
              key: 'print',
              label: intl.formatMessage({ id: 'orderTemplatePage.pdf.print' }),
              // The menu is gone from the page first.
              onChoose: () => setTimeout(() => window.print(), limits.scrollRestoreDelay),
            },
            {
              kind: 'choice',
              key: 'plain',
              label: intl.formatMessage({ id: 'orderTemplatePage.pdf.plain' }),
              onChoose: () => pdf.save(false),
            },
            {
              kind: 'choice',
              key: 'images',
              label: intl.formatMessage({ id: 'orderTemplatePage.pdf.images' }),
              onChoose: () => pdf.save(true),
            },
          ]}
        />
      )}
    </>
  );
}
