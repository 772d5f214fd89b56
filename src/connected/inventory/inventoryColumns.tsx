import type { ReactNode } from 'react';
import { FormattedMessage, type IntlShape } from 'react-intl';
import { inventoryPlaceText, inventorySourceText } from '../../components/inventory/inventoryNames';
import { countedLines, type Inventory } from '../../domain/inventory';
import { formatMoment } from '../../i18n/format';
import type { TableCard, TableColumn } from '../../kit/table/column';
import styles from './inventoryColumns.module.css';

interface InventoryColumnsOptions {
  /** What can be done with an inventory, at the end of its row. */
  actionsOf(inventory: Inventory): ReactNode;
  /** Whether the place has a column, because the list is not by place. */
  showsPlace?: boolean;
}

/** The columns of the lists of inventories. They are sorted by the moment of counting alone. */
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

/** An inventory on a phone. */
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
