import { useIntl } from 'react-intl';
import { countedInBaseUnit, inventoryValue, type InventoryLine } from '../../domain/inventory';
import { formatPrice } from '../../i18n/format';
import { formatUnits } from '../../i18n/unitName';
import { AppLink } from '../../kit/link/AppLink';
import type { TableColumn, TableSelection } from '../../kit/table/column';
import { Table } from '../../kit/table/Table';
import styles from './InventoryLines.module.css';

interface InventoryLinesProps {
  lines: readonly InventoryLine[];
  /** Whether what the lines cost today is shown (P§6). */
  canSeePrices: boolean;
  /** Address of a product. */
  hrefOf(sku: string): string;
  /** Which lines are chosen, by their ids. */
  selection: Pick<TableSelection<InventoryLine>, 'chosen' | 'onChange'>;
}

/** What was counted, by category: product, quantity as counted, quantity in the base unit, and what it costs today with the sum at the end. */
export function InventoryLines({ lines, canSeePrices, hrefOf, selection }: InventoryLinesProps) {
  const intl = useIntl();
  const columns: readonly TableColumn<InventoryLine>[] = [
    {
      key: 'product',
      title: intl.formatMessage({ id: 'inventory.lines.product' }),
      isRowHeader: true,
      render: ({ item: { productName, productSku }, product }) =>
        product ? (
          <AppLink href={hrefOf(productSku)} className={styles.name}>
            {productName}
          </AppLink>
        ) : (
          <span className={styles.name}>{productName}</span>
        ),
      note: ({ item, product }) => product?.displayedId ?? item.productSku,
    },
    {
      key: 'counted',
      title: intl.formatMessage({ id: 'inventory.lines.counted' }),
      isNumber: true,
      render: ({ item: { capturedQuantity, capturedUnit } }) => formatUnits(intl, capturedQuantity, { abbreviation: capturedUnit }),
    },
    {
      key: 'inBaseUnit',
      title: intl.formatMessage({ id: 'inventory.lines.inBaseUnit' }),
      isNumber: true,
      render: ({ item, product }) => product && formatUnits(intl, countedInBaseUnit(item), product.storageUnit),
    },
    {
      key: 'value',
      title: intl.formatMessage({ id: 'inventory.lines.value' }),
      isNumber: true,
      isHidden: !canSeePrices,
      render: ({ value }) => value && formatPrice(value),
    },
  ];
  const hasCategories = lines.some(({ category }) => category !== undefined);
  const otherCategory = intl.formatMessage({ id: 'inventory.lines.otherCategory' });
  const { sum } = inventoryValue(lines);
  return (
    <Table
      columns={columns}
      rows={lines}
      keyOf={({ item }) => item.id}
      groupOf={hasCategories ? ({ category }) => category ?? otherCategory : undefined}
      phone="stack"
      selection={{
        ...selection,
        keyOf: ({ item }) => item.id,
        nameOf: ({ item }) => intl.formatMessage({ id: 'inventory.lines.choose' }, { product: item.productName }),
        allName: intl.formatMessage({ id: 'inventory.lines.chooseAll' }),
      }}
      total={canSeePrices && sum ? { label: intl.formatMessage({ id: 'inventory.lines.sum' }), value: formatPrice(sum) } : undefined}
    />
  );
}
