import { FormattedMessage, useIntl } from 'react-intl';
import type { OrderTemplateItem } from '#domain/template/orderTemplate.ts';
import { unitOfLine, type Product } from '#domain/product/product.ts';
import type { TemplateGroup } from '#domain/template/templateItems.ts';
import { formatPrice } from '#i18n/format.ts';
import { formatUnits } from '#i18n/unitName.ts';
import type { TableColumn } from '#kit/table/column.ts';
import { Table } from '#kit/table/Table.tsx';
import { quoteOf, type DisplayRules } from '#domain/price/displayRules.ts';
import { UnitFigure } from '#components/quantity/UnitFigure.tsx';
import { useProductNumber } from '#components/product/productNumber.ts';

interface TemplatePrintTableProps {
  groups: readonly TemplateGroup[];
  items: readonly OrderTemplateItem[];
  /** Products by sku. */
  products: ReadonlyMap<string, Product>;
  displayRules: DisplayRules;
  /** Formatted total; undefined without prices. */
  sum: string | undefined;
  /** Number of products excluded from the total because they can't be ordered as they are. */
  leftOut: number;
}

/** All products of a template for paper, including those that a windowed list doesn't render. */
export function TemplatePrintTable({ groups, items, products, displayRules, sum, leftOut }: TemplatePrintTableProps) {
  const intl = useIntl();
  const numberOf = useProductNumber();
  const bySku = new Map(items.map((item) => [item.productSku, item]));
  const rows = groups.flatMap(({ skus }) => skus.flatMap((sku) => bySku.get(sku) ?? []));
  const headings = new Map(
    groups.flatMap(({ categoryName = intl.formatMessage({ id: 'cart.group.other' }), skus }) => skus.map((sku) => [sku, categoryName])),
  );
  const quotes = new Map(
    rows.map(({ productSku, amount, unit }) => {
      const product = products.get(productSku);
      const quote = product && quoteOf(product, { amount, unit: unitOfLine(product, unit) }, displayRules);
      return [productSku, quote?.kind === 'priced' ? quote : undefined];
    }),
  );
  const columns: readonly TableColumn<OrderTemplateItem>[] = [
    {
      key: 'number',
      title: intl.formatMessage({ id: 'orderTemplatePage.print.number' }),
      isUnbroken: true,
      render: ({ productSku }) => numberOf(products.get(productSku) ?? { sku: productSku }),
    },
    {
      key: 'product',
      title: intl.formatMessage({ id: 'orderTemplatePage.print.product' }),
      isRowHeader: true,
      render: ({ productSku }) =>
        products.get(productSku)?.name ?? intl.formatMessage({ id: 'orderTemplatePage.item.unknown' }, { sku: productSku }),
    },
    {
      key: 'amount',
      title: intl.formatMessage({ id: 'orderTemplatePage.print.amount' }),
      isNumber: true,
      render: ({ productSku, amount, unit }) => {
        const product = products.get(productSku);
        const unitShown = product ? { ...unitOfLine(product, unit), abbreviation: unit } : { abbreviation: unit };
        return <UnitFigure text={formatUnits(intl, amount, unitShown)} isNamed />;
      },
    },
    {
      key: 'price',
      title: intl.formatMessage({ id: 'orderTemplatePage.print.price' }),
      isNumber: true,
      isHidden: !displayRules.canSeePrices,
      render: ({ productSku }) => {
        const quote = quotes.get(productSku);
        return quote && formatPrice(quote.pricePerSelectedUnit);
      },
    },
    {
      key: 'total',
      title: intl.formatMessage({ id: 'orderTemplatePage.print.total' }),
      isNumber: true,
      isHidden: !displayRules.canSeePrices,
      render: ({ productSku }) => {
        const quote = quotes.get(productSku);
        return quote && formatPrice(quote.rowTotal);
      },
    },
  ];
  return (
    <Table
      columns={columns}
      rows={rows}
      keyOf={({ productSku }) => productSku}
      groupOf={({ productSku }) => headings.get(productSku) ?? ''}
      phone="stack"
      total={sum === undefined ? undefined : { label: <SumLabel leftOut={leftOut} />, value: sum }}
    />
  );
}

/** Explains on paper why the prices add up to more than the total. */
function SumLabel({ leftOut }: { leftOut: number }) {
  return (
    <>
      <span>
        <FormattedMessage id="orderTemplatePage.sum" />
      </span>{' '}
      {leftOut > 0 && (
        <span>
          {'('}
          <FormattedMessage id="orderTemplatePage.sum.leftOut" values={{ count: leftOut }} />
          {')'}
        </span>
      )}
    </>
  );
}
