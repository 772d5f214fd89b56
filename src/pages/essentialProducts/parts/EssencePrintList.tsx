import { FormattedMessage, useIntl } from 'react-intl';
import type { Product } from '../../../domain/product';
import type { ProductGroup } from '../../../domain/searchResult';
import { unitLabel } from '../../../i18n/unitName';
import { DataTable } from '../../../kit/table/DataTable';
import { fillingText } from '../../../components/product/fillingText';
import { useProductNumber } from '../../../components/product/productNumber';
import styles from './EssencePrintList.module.css';

interface EssencePrintListProps {
  /** All products, by category. */
  groups: readonly ProductGroup[];
  /** Products of the list that haven't been read and are not among them. */
  missing: number;
}

interface PrintRow {
  readonly product: Product;
  readonly category: string | undefined;
}

/** The essence list on paper: number, name, filling and units, with room to write down how much is wanted. On screens it is not there. */
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
