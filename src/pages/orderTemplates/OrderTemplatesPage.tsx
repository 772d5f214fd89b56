import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { ListScreen } from '#connected/list/ListScreen.tsx';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { limits } from '#domain/text/limits.ts';
import { templateListRules, type OrderTemplate } from '#domain/template/orderTemplate.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { useToasts } from '#kit/toast/toastQueue.ts';
import { paths } from '#paths.ts';
import { templateOverviewOptions } from '#queries/orderTemplateOverview.ts';
import { isBuyer } from '#queries/shopContext.ts';
import { templateCard, templateColumns } from './templateColumns';

const TemplateWords = lazyComponent(async () => (await import('#connected/orderTemplate/TemplateWords.tsx')).TemplateWords);
const TemplateDeletion = lazyComponent(async () => (await import('#connected/orderTemplate/TemplateDeletion.tsx')).TemplateDeletion);

const texts = {
  title: 'app.title.orderTemplates',
  failed: 'orderTemplates.failed',
  empty: 'orderTemplates.empty.title',
  emptyText: 'orderTemplates.empty.text',
  filtered: { empty: 'orderTemplates.empty.filtered', showAll: 'orderTemplates.empty.showAll' },
} as const;

/** The open dialog over the list; kept during its closing transition. */
type Task = { readonly isOpen: boolean } & (
  | { readonly kind: 'words'; readonly template: OrderTemplate | undefined }
  | { readonly kind: 'deletion'; readonly template: OrderTemplate }
);

/**
 * Order templates that the user owns or shares: searchable, sortable, twenty per page; create, rename and delete (P§2
 * /my/ordertemplates).
 */
export function Component() {
  const intl = useIntl();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { context, user } = useShop();
  const [task, setTask] = useState<Task>();
  const createButton = useRef<HTMLElement>(null);
  if (!context || !isBuyer(context) || !user) return null;
  const close = () => setTask((open) => open && { ...open, isOpen: false });
  const say = (text: string) => toasts.show({ severity: 'success', text, autoCloseMs: limits.warningToast });
  const actions = {
    onEdit: (template: OrderTemplate) => setTask({ kind: 'words', template, isOpen: true }),
    onDelete: (template: OrderTemplate) => setTask({ kind: 'deletion', template, isOpen: true }),
  };
  return (
    <ListScreen
      path={paths.orderTemplates()}
      rules={templateListRules}
      query={(state) => templateOverviewOptions(context, state)}
      rowsOf={({ orderTemplates }) => orderTemplates}
      texts={texts}
      columns={templateColumns(intl, user, actions)}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => paths.orderTemplate(id)}
      cardOf={templateCard(intl, user, actions)}
      search={{ name: 'query', label: intl.formatMessage({ id: 'orderTemplates.search' }) }}
      my="orderTemplates"
      primary={{
        key: 'create',
        label: intl.formatMessage({ id: 'orderTemplates.create' }),
        opensDialog: true,
        onPress: () => setTask({ kind: 'words', template: undefined, isOpen: true }),
        ref: (button) => {
          createButton.current = button;
        },
      }}
    >
      {task?.kind === 'words' && (
        <TemplateWords
          key={task.template?.id ?? ''}
          context={context}
          user={user}
          template={task.template}
          isOpen={task.isOpen}
          onClose={close}
          onSaved={({ id, name }) => {
            close();
            if (task.template) say(intl.formatMessage({ id: 'orderTemplates.edit.saved' }, { name }));
            else void navigate(paths.orderTemplate(id));
          }}
        />
      )}
      {task?.kind === 'deletion' && (
        <TemplateDeletion
          key={task.template.id}
          context={context}
          template={task.template}
          isOpen={task.isOpen}
          onClose={close}
          onGone={() => createButton.current?.focus()}
          onDeleted={() => {
            close();
            say(intl.formatMessage({ id: 'orderTemplates.deleted' }, { name: task.template.name }));
          }}
        />
      )}
    </ListScreen>
  );
}
