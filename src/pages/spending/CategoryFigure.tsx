import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { productsBySkuOptions } from '#cart/productsBySku.ts';
import { sumMoney, type Decimal } from '#domain/price/money.ts';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx';
import type { BuyerContext } from '#queries/shopContext.ts';
import { Figure } from './parts/Figure';
import type { FigureColumn } from './parts/figureColumn';
import { sumCategories, type CategorySum } from './rules/categorySums';
import { spendingChange } from './rules/priceEffect';
import type { SpentLine } from './rules/spentOrder';
import { saveFigure } from './saveFigure';

interface CategoryFigureProps {
  context: BuyerContext;
  before: readonly SpentLine[];
  now: readonly SpentLine[];
  /** Names of both periods. */
  names: { readonly before: string; readonly now: string };
}

/** Categories that the chart shows by name; the table has all. */
const maxBars = 8;

type Row = Omit<CategorySum, 'name'> & { readonly title: string; readonly share: Decimal | undefined };

/** Categories of two periods. Orders name none, so the products are asked for. */
export function CategoryFigure({ context, before, now, names }: CategoryFigureProps) {
  const intl = useIntl();
  const skus = useMemo(() => [...new Set([...before, ...now].map(({ sku }) => sku))].sort(), [before, now]);
  const { data: products, isError, error, isFetching, refetch } = useQuery(productsBySkuOptions(context, skus));
  const sums = useMemo(() => sumCategories(before, now, (sku) => products?.get(sku)?.categoryName || undefined), [before, now, products]);
  const whole = { before: sumMoney(sums.map((sum) => sum.before)), now: sumMoney(sums.map((sum) => sum.now)) };
  const rowOf = ({ name, ...sum }: CategorySum): Row => ({
    ...sum,
    title: name ?? intl.formatMessage({ id: 'spending.category.unknown' }),
    share: whole.now.greaterThan(0) ? sum.now.dividedBy(whole.now).toDecimalPlaces(3) : undefined,
  });
  const rows = sums.map(rowOf);
  const title = intl.formatMessage({ id: 'spending.category.title' });
  const columns: readonly FigureColumn<Row>[] = [
    { key: 'category', kind: 'text', title: intl.formatMessage({ id: 'spending.column.category' }), cellOf: (row) => row.title },
    { key: 'now', kind: 'money', isMain: true, title: names.now, cellOf: (row) => row.now },
    { key: 'share', kind: 'share', title: intl.formatMessage({ id: 'spending.column.share' }), cellOf: ({ share }) => share },
    { key: 'before', kind: 'money', title: names.before, cellOf: (row) => row.before },
    { key: 'change', kind: 'money', title: intl.formatMessage({ id: 'spending.column.change' }), cellOf: spendingChange },
  ];
  const shown = rows.slice(0, maxBars);
  if (skus.length > 0 && !products)
    return isError ? (
      <InlineError error={error} onRetry={() => void refetch()} isRetrying={isFetching}>
        <FormattedMessage id="spending.category.failed" />
      </InlineError>
    ) : (
      <ListSkeleton rows={6} />
    );
  if (rows.length === 0) return null;
  return (
    <Figure
      title={title}
      text={<FormattedMessage id="spending.category.text" values={{ count: maxBars }} />}
      chart={{
        labels: shown.map((row) => row.title),
        series: [
          { name: names.now, values: shown.map((row) => row.now) },
          { name: names.before, values: shown.map((row) => row.before) },
        ],
        isHorizontal: true,
      }}
      columns={columns}
      rows={rows}
      keyOf={(row) => row.title}
      sum={rowOf({ name: intl.formatMessage({ id: 'spending.sum' }), ...whole })}
      onSave={(csv) => saveFigure(intl, title, csv)}
    />
  );
}
