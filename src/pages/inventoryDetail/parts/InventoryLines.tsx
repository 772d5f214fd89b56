import { useIntl } from 'react-intl';
import { countedInBaseUnit, inventoryValue, type InventoryLine } from '../../../domain/inventory';
import { formatPrice } from '../../../i18n/format';
import { formatUnits } from '../../../i18n/unitName';
import { AppLink } from '../../../kit/link/AppLink';
import type { TableColumn, TableSelection } from '../../../kit/table/column';
import { joinSingles } from '../../../kit/table/joinedRows';
import { Table } from '../../../kit/table/Table';
import { useProductNumber } from '../../../components/product/productNumber';
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
  const numberOf = useProductNumber();
  const countedText = ({ capturedQuantity, capturedUnit }: InventoryLine['item']) =>
    formatUnits(intl, capturedQuantity, { abbreviation: capturedUnit });
  const hasCategories = lines.some(({ category }) => category !== undefined);
  const joined = joinSingles(lines, ({ category }) => category, intl.formatMessage({ id: 'inventory.lines.otherCategory' }));
  const numberText = (line: InventoryLine) =>
    [numberOf(line.product ?? { sku: line.item.productSku }), joined.wordOf(line)].filter(Boolean).join(' · ');
  const columns: readonly TableColumn<InventoryLine>[] = [
    {
      key: 'product',
      title: intl.formatMessage({ id: 'inventory.lines.product' }),
      isRowHeader: true,
      render: ({ item, product }) => <Name item={item} href={product && hrefOf(item.productSku)} />,
      note: numberText,
    },
    {
      key: 'counted',
      title: intl.formatMessage({ id: 'inventory.lines.counted' }),
      isNumber: true,
      render: ({ item }) => countedText(item),
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
  const { sum } = inventoryValue(lines);
  return (
    <Table
      columns={columns}
      rows={joined.rows}
      keyOf={({ item }) => item.id}
      groupOf={hasCategories ? joined.headingOf : undefined}
      cardOf={(line) => {
        const { item, product, value } = line;
        return {
          title: <Name item={item} href={product && hrefOf(item.productSku)} />,
          number: canSeePrices && value ? formatPrice(value) : undefined,
          line: { text: countedText(item), end: product && formatUnits(intl, countedInBaseUnit(item), product.storageUnit) },
          details: [numberText(line)],
        };
      }}
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

/** The product's name, which leads to the product as long as there is one. */
function Name({ item: { productName }, href }: { item: InventoryLine['item']; href: string | undefined }) {
  if (href === undefined) return <span className={styles.name}>{productName}</span>;
  return (
    <AppLink href={href} className={styles.link}>
      {productName}
    </AppLink>
  );
}
