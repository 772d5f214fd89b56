import type { IntlShape } from 'react-intl';
import { isOwnTemplate, isSamePerson, personName, type CurrentUser, type OrderTemplate } from '#domain/template/orderTemplate.ts';
import { formatMoment } from '#i18n/format.ts';
import { Button } from '#kit/action/Button.tsx';
import { IconButton } from '#kit/action/IconButton.tsx';
import type { TableCard, TableColumn } from '#kit/table/column.ts';
import styles from './OrderTemplatesPage.module.css';

/** Actions for a template of the list. */
export interface TemplateActions {
  onEdit(template: OrderTemplate): void;
  onDelete(template: OrderTemplate): void;
}

/** Users that a template is shared with, in one line; undefined if there are none. */
function sharedText(intl: IntlShape, { sharedWith }: OrderTemplate, user: CurrentUser): string | undefined {
  const names = sharedWith.map((name) =>
    isSamePerson({ userId: '', username: name }, user) ? intl.formatMessage({ id: 'orderTemplates.you' }) : name,
  );
  return names.length > 0 ? names.join(', ') : undefined;
}

const countText = (intl: IntlShape, { orderTemplateItems }: OrderTemplate) =>
  intl.formatMessage({ id: 'orderTemplates.count' }, { count: orderTemplateItems.length });

function Tools({ intl, template, actions: { onEdit, onDelete } }: { intl: IntlShape; template: OrderTemplate; actions: TemplateActions }) {
  const values = { name: template.name };
  return (
    <span className={styles.tools}>
      <Button
        tone="plain"
        size="small"
        aria-label={intl.formatMessage({ id: 'orderTemplates.edit.of' }, values)}
        onClick={() => onEdit(template)}
      >
        {intl.formatMessage({ id: 'orderTemplates.edit' })}
      </Button>
      <IconButton
        icon="remove"
        size="small"
        tone="destructive"
        label={intl.formatMessage({ id: 'orderTemplates.delete.of' }, values)}
        onClick={() => onDelete(template)}
      />
    </span>
  );
}

/** Columns of the overview; name, creation and last change are sortable. Only the owner has actions. */
export function templateColumns(intl: IntlShape, user: CurrentUser, actions: TemplateActions): readonly TableColumn<OrderTemplate>[] {
  return [
    {
      key: 'name',
      title: intl.formatMessage({ id: 'orderTemplates.field.name' }),
      isRowHeader: true,
      isSortable: true,
      render: ({ name }) => name,
      note: ({ comment }) => comment && <span className={styles.notes}>{comment}</span>,
    },
    {
      key: 'count',
      title: intl.formatMessage({ id: 'orderTemplates.field.count' }),
      isNumber: true,
      render: ({ orderTemplateItems }) => orderTemplateItems.length,
    },
    {
      key: 'lastEditedTime',
      title: intl.formatMessage({ id: 'orderTemplates.field.edited' }),
      isSortable: true,
      isUnbroken: true,
      firstDirection: 'desc',
      render: ({ lastEditedTime }) => formatMoment(lastEditedTime, intl.locale),
      note: ({ lastEditedBy }) => personName(lastEditedBy),
    },
    {
      key: 'creationTime',
      title: intl.formatMessage({ id: 'orderTemplates.field.created' }),
      isSortable: true,
      isUnbroken: true,
      firstDirection: 'desc',
      render: ({ creationTime }) => formatMoment(creationTime, intl.locale),
      note: ({ createdBy }) => personName(createdBy),
    },
    {
      key: 'sharedWith',
      title: intl.formatMessage({ id: 'orderTemplates.field.sharedWith' }),
      render: (template) => sharedText(intl, template, user),
    },
    {
      key: 'tools',
      title: intl.formatMessage({ id: 'orderTemplates.field.tools' }),
      isTitleHidden: true,
      isNarrow: true,
      render: (template) => isOwnTemplate(template, user) && <Tools intl={intl} template={template} actions={actions} />,
    },
  ];
}

/** A template's card on a phone. */
export function templateCard(intl: IntlShape, user: CurrentUser, actions: TemplateActions): (template: OrderTemplate) => TableCard {
  return (template) => {
    const shared = sharedText(intl, template, user);
    return {
      title: template.name,
      number: countText(intl, template),
      details: [
        intl.formatMessage(
          { id: 'orderTemplates.card.edited' },
          { person: personName(template.lastEditedBy), moment: formatMoment(template.lastEditedTime, intl.locale) },
        ),
        shared && intl.formatMessage({ id: 'orderTemplates.card.shared' }, { names: shared }),
      ],
      note: (
        <span className={styles.cardEnd}>
          <span className={styles.cardNotes}>{template.comment}</span>
          {isOwnTemplate(template, user) && <Tools intl={intl} template={template} actions={actions} />}
        </span>
      ),
    };
  };
}
