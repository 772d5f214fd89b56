import type { ReactNode } from 'react';
import { FormattedMessage, type IntlShape } from 'react-intl';
import { inventoryPlaceText, inventorySourceText } from '#components/inventory/inventoryNames.ts';
import { countedLines, type Inventory } from '#domain/inventory/inventory.ts';
import { formatMoment } from '#i18n/format.ts';
import type { TableCard, TableColumn } from '#kit/table/column.ts';
import styles from './inventoryColumns.module.css';

interface InventoryColumnsOptions {
  /** Actions at the end of an inventory's row. */
  actionsOf(inventory: Inventory): ReactNode;
  /** Shows the place as a column, for a list that isn't grouped by place. */
  showsPlace?: boolean;
}

/** Columns of inventory lists. Only the time of counting is sortable. */
export function inventoryColumns(
  intl: IntlShape,
  { actionsOf, showsPlace = false }: InventoryColumnsOptions,
): readonly TableColumn<Inventory>[] {
  return [
    {
      key: 'createdAt',
      title: intl.formatMessage({ id: 'inventory.field.countedOn' }),
      isRowHeader: true,
      isSortable: true,
      firstDirection: 'desc',
      render: ({ createdAt }) => formatMoment(createdAt, intl.locale),
      note: ({ comment }) => comment,
    },
    {
      key: 'place',
      title: intl.formatMessage({ id: 'inventory.field.place' }),
      isHidden: !showsPlace,
      render: (inventory) => inventoryPlaceText(intl, inventory),
    },
    {
      key: 'unloadingArea',
      title: intl.formatMessage({ id: 'inventory.field.unloadingArea' }),
      render: ({ unloadingArea }) => unloadingArea,
    },
    { key: 'createdBy', title: intl.formatMessage({ id: 'inventory.field.countedBy' }), render: ({ createdBy }) => createdBy },
    {
      key: 'source',
      title: intl.formatMessage({ id: 'inventory.field.source' }),
      render: (inventory) => inventorySourceText(intl, inventory),
    },
    {
      key: 'lines',
      title: intl.formatMessage({ id: 'inventory.field.lines' }),
      isNumber: true,
      render: countedLines,
      note: ({ numberOfNonWebshopItems: count }) => count > 0 && <FormattedMessage id="inventory.others" values={{ count }} />,
    },
    {
      key: 'actions',
      title: intl.formatMessage({ id: 'inventory.field.actions' }),
      isTitleHidden: true,
      isNarrow: true,
      render: (inventory) => <span className={styles.action}>{actionsOf(inventory)}</span>,
    },
  ];
}

/** An inventory's card on a phone. */
export function inventoryCard(
  intl: IntlShape,
  { actionsOf, showsPlace = false }: InventoryColumnsOptions,
): (inventory: Inventory) => TableCard {
  return (inventory) => ({
    title: formatMoment(inventory.createdAt, intl.locale),
    line: {
      text: inventory.createdBy,
      end: intl.formatMessage({ id: 'inventory.lineCount' }, { count: countedLines(inventory) }),
    },
    details: [
      showsPlace ? inventoryPlaceText(intl, inventory) : undefined,
      inventory.unloadingArea,
      inventorySourceText(intl, inventory),
      inventory.comment,
    ],
    actions: <span className={styles.action}>{actionsOf(inventory)}</span>,
  });
}
