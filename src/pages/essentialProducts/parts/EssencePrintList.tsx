import { FormattedMessage, useIntl } from 'react-intl';
import type { Product } from '#domain/product/product.ts';
import type { ProductGroup } from '#domain/search/searchResult.ts';
import { unitLabel } from '#i18n/unitName.ts';
import { DataTable } from '#kit/table/DataTable.tsx';
import { fillingText } from '#components/product/fillingText.ts';
import { useProductNumber } from '#components/product/productNumber.ts';
import styles from './EssencePrintList.module.css';

interface EssencePrintListProps {
  /** All products, by category. */
  groups: readonly ProductGroup[];
  /** Number of products that aren't loaded and are missing here. */
  missing: number;
}

interface PrintRow {
  readonly product: Product;
  readonly category: string | undefined;
}

/** The essence list for paper: number, name, filling and units, with space to write amounts. Hidden on screens. */
export function EssencePrintList({ groups, missing }: EssencePrintListProps) {
  const intl = useIntl();
  const numberOf = useProductNumber();
  const rows = groups.flatMap(({ category, products }) => products.map((product): PrintRow => ({ product, category: category?.name })));
  return (
    <div className={styles.list}>
      {missing > 0 && (
        <p>
          <FormattedMessage id="essence.print.missing" values={{ count: missing }} />
        </p>
      )}
      <DataTable
        rows={rows}
        keyOf={({ product }) => product.sku}
        groupOf={({ category }) => category}
        columns={[
          { key: 'number', title: intl.formatMessage({ id: 'essence.print.number' }), render: ({ product }) => numberOf(product) },
          {
            key: 'name',
            title: intl.formatMessage({ id: 'essence.print.name' }),
            isRowHeader: true,
            render: ({ product }) => product.name,
          },
          {
            key: 'filling',
            title: intl.formatMessage({ id: 'essence.print.filling' }),
            classOf: () => styles.unbroken,
            render: ({ product }) => fillingText(intl, product, product.defaultUnit),
          },
          {
            key: 'units',
            title: intl.formatMessage({ id: 'essence.print.units' }),
            render: ({ product }) => product.units.map((unit) => unitLabel(intl, unit)).join(', '),
          },
          {
            key: 'wanted',
            title: intl.formatMessage({ id: 'essence.print.wanted' }),
            render: () => <span className={styles.line} />,
          },
        ]}
      />
    </div>
  );
}
