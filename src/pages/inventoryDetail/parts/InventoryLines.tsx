import { useIntl } from 'react-intl';
import { countedInBaseUnit, inventoryValue, type InventoryLine } from '#domain/inventory/inventory.ts';
import { formatPrice } from '#i18n/format.ts';
import { formatUnits } from '#i18n/unitName.ts';
import { AppLink } from '#kit/link/AppLink.tsx';
import type { TableColumn, TableSelection } from '#kit/table/column.ts';
import { joinSingles } from '#kit/table/joinedRows.ts';
import { Table } from '#kit/table/Table.tsx';
import { UnitFigure } from '#components/quantity/UnitFigure.tsx';
import { useProductNumber } from '#components/product/productNumber.ts';
import styles from './InventoryLines.module.css';

interface InventoryLinesProps {
  lines: readonly InventoryLine[];
  /** Shows current prices of the lines (P§6 price permission). */
  canSeePrices: boolean;
  hrefOf(sku: string): string;
  /** Selected lines, by id. */
  selection: Pick<TableSelection<InventoryLine>, 'chosen' | 'onChange'>;
}

/** Counted products by category: amount as counted, amount in the base unit, and current price with the sum at the end. */
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
      render: ({ item }) => <UnitFigure text={countedText(item)} isNamed />,
    },
    {
      key: 'inBaseUnit',
      title: intl.formatMessage({ id: 'inventory.lines.inBaseUnit' }),
      isNumber: true,
      render: ({ item, product }) =>
        product && <UnitFigure text={formatUnits(intl, countedInBaseUnit(item), product.storageUnit)} isNamed />,
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

/** The product's name, linked while the product exists. */
function Name({ item: { productName }, href }: { item: InventoryLine['item']; href: string | undefined }) {
  if (href === undefined) return <span className={styles.name}>{productName}</span>;
  return (
    <AppLink href={href} className={styles.link}>
      {productName}
    </AppLink>
  );
}
