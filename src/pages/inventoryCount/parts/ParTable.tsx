import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { ParRow } from '../rules/parRows';
import { formatUnits } from '#i18n/unitName.ts';
import { AppLink } from '#kit/link/AppLink.tsx';
import type { TableCard, TableColumn } from '#kit/table/column.ts';
import { Table } from '#kit/table/Table.tsx';
import { reasonText } from '#components/cart/refusalText.ts';
import { UnitFigure } from '#components/quantity/UnitFigure.tsx';
import { useProductNumber } from '#components/product/productNumber.ts';
import styles from './ParTable.module.css';

type OrderRow = Extract<ParRow, { kind: 'order' }>;

interface ParTableProps {
  rows: readonly ParRow[];
  /** Skus of the rows to order. */
  chosen: ReadonlySet<string>;
  hrefOf(sku: string): string;
  onChoose(skus: ReadonlySet<string>): void;
}

/** Goods missing from a par list, the suggested order and its rounding; below, goods in stock and unorderable ones. */
export function ParTable({ rows, chosen, hrefOf, onChoose }: ParTableProps) {
  const intl = useIntl();
  const numberOf = useProductNumber();
  const orders = rows.flatMap((row) => (row.kind === 'order' && row.suggestion.amount > 0 ? [row] : []));
  const enough = rows.flatMap((row) => (row.kind === 'order' && row.suggestion.amount === 0 ? [row] : []));
  const refused = rows.flatMap((row) => (row.kind === 'refused' ? [row] : []));
  const columns: readonly TableColumn<OrderRow>[] = [
    {
      key: 'product',
      title: intl.formatMessage({ id: 'order.lines.product' }),
      isRowHeader: true,
      render: ({ product }) => (
        <AppLink href={hrefOf(product.sku)} className={styles.name}>
          {product.name}
        </AppLink>
      ),
      note: ({ product }) => numberOf(product),
    },
    {
      key: 'par',
      title: intl.formatMessage({ id: 'inventoryCount.par.par' }),
      isNumber: true,
      render: ({ par, product }) => <UnitFigure text={formatUnits(intl, par, product.storageUnit)} isNamed />,
    },
    {
      key: 'counted',
      title: intl.formatMessage({ id: 'inventoryCount.par.counted' }),
      isNumber: true,
      render: ({ counted, product }) =>
        counted ? (
          <UnitFigure text={formatUnits(intl, counted, product.storageUnit)} isNamed />
        ) : (
          intl.formatMessage({ id: 'inventoryCount.par.notCounted' })
        ),
    },
    {
      key: 'missing',
      title: intl.formatMessage({ id: 'inventoryCount.par.missing' }),
      isNumber: true,
      render: ({ suggestion, product }) => <UnitFigure text={formatUnits(intl, suggestion.missing, product.storageUnit)} isNamed />,
    },
    {
      key: 'order',
      title: intl.formatMessage({ id: 'inventoryCount.par.order' }),
      isNumber: true,
      render: ({ suggestion, unit }) => (
        <strong>
          <UnitFigure text={formatUnits(intl, suggestion.amount, unit)} isNamed />
        </strong>
      ),
      note: (row) => roundingText(intl, row),
    },
  ];
  return (
    <div className={styles.par}>
      {orders.length > 0 && (
        <Table
          columns={columns}
          rows={orders}
          keyOf={({ product }) => product.sku}
          cardOf={(row) => cardOf(intl, row, hrefOf)}
          selection={{
            chosen,
            keyOf: ({ product }) => product.sku,
            onChange: onChoose,
            nameOf: ({ product }) => intl.formatMessage({ id: 'order.lines.choose' }, { product: product.name }),
            allName: intl.formatMessage({ id: 'order.lines.chooseAll' }),
          }}
        />
      )}
      {enough.length > 0 && (
        <p className={styles.quiet}>
          <FormattedMessage
            id="inventoryCount.par.enough"
            values={{ count: enough.length, products: enough.map(({ product }) => product.name).join(', ') }}
          />
        </p>
      )}
      {refused.length > 0 && (
        <div className={styles.refused}>
          <p>
            <FormattedMessage id="inventoryCount.par.refused" values={{ count: refused.length }} />
          </p>
          <ul>
            {refused.map(({ sku, name, reason }) => (
              <li key={sku}>
                {name} <span className={styles.quiet}>{reasonText(intl, { kind: reason })}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** A row on the phone: the suggested order beside the product, its reason below. */
function cardOf(intl: IntlShape, row: OrderRow, hrefOf: (sku: string) => string): TableCard {
  const { product, par, counted, suggestion, unit } = row;
  const quantity = (of: typeof par) => formatUnits(intl, of, product.storageUnit);
  return {
    title: (
      <AppLink href={hrefOf(product.sku)} className={styles.name}>
        {product.name}
      </AppLink>
    ),
    number: formatUnits(intl, suggestion.amount, unit),
    details: [
      counted
        ? intl.formatMessage({ id: 'inventoryCount.par.reckoning' }, { par: quantity(par), counted: quantity(counted) })
        : intl.formatMessage({ id: 'inventoryCount.par.uncountedReckoning' }, { par: quantity(par) }),
      roundingText(intl, row),
    ],
  };
}

/** Rounding of the suggestion; undefined if it is exactly the missing amount. */
function roundingText(intl: IntlShape, { suggestion, product, unit }: OrderRow): string | undefined {
  const { rounding, ordered, isCapped } = suggestion;
  if (isCapped) return intl.formatMessage({ id: 'inventoryCount.par.capped' });
  const values = { ordered: formatUnits(intl, ordered, product.storageUnit) };
  if (rounding === 'none') return unit.ratio === 1 ? undefined : intl.formatMessage({ id: 'inventoryCount.par.exact' }, values);
  return intl.formatMessage({ id: rounding === 'unit' ? 'inventoryCount.par.roundedUp' : 'inventoryCount.par.raised' }, values);
}
