import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sumMoney, type Decimal } from '#domain/price/money.ts';
import type { LocalDate } from '#domain/text/calendar.ts';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { FilterSelect } from '#kit/list/FilterSelect.tsx';
import { pagesPerReading, receiptReadingOptions } from '#queries/receiptReading.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { Figure } from './parts/Figure';
import type { FigureColumn } from './parts/figureColumn';
import { periodName, periodTitle } from './parts/periodTexts';
import { budgetOf, type TypedBudget } from './rules/budget';
import { firstDayRead, grains, type Grain } from './rules/period';
import { sumReceipts, type PeriodSum } from './rules/periodSums';
import { saveFigure } from './saveFigure';

interface PeriodFigureProps {
  context: BuyerContext;
  sums: readonly PeriodSum[];
  grain: Grain;
  today: LocalDate;
  budgets: readonly TypedBudget[];
  onGrain(grain: Grain): void;
}

interface Row {
  readonly title: string;
  readonly key: string;
  readonly orders: number;
  readonly total: Decimal;
  readonly open: Decimal;
  readonly missing: number;
  /** Undefined while the documents are read, or if they can't be, and in the sum if one of them is. */
  readonly invoiced: Decimal | undefined;
  readonly credited: Decimal | undefined;
  readonly budget: Decimal | undefined;
}

/** Months or weeks: ordered goods by delivery day, beside the documents by their dates. */
export function PeriodFigure({ context, sums, grain, today, budgets, onGrain }: PeriodFigureProps) {
  const intl = useIntl();
  const from = firstDayRead(today);
  const documents = useQuery(receiptReadingOptions(context, 'all', from, pagesPerReading));
  const rows = useMemo(() => {
    const periods = sums.map(({ period }) => period);
    const receipts = documents.data && sumReceipts(documents.data.documents, periods);
    return sums.map(({ period, ...sum }, index): Row => {
      const isRead = documents.data?.hasMore === false || (documents.data?.documents.at(-1)?.date ?? today) < period.from;
      return {
        ...sum,
        title: periodTitle(intl, period, grain, today),
        key: period.from,
        invoiced: isRead ? receipts?.[index]?.invoiced : undefined,
        credited: isRead ? receipts?.[index]?.credited : undefined,
        budget: grain === 'months' ? budgetOf(budgets, period.from) : undefined,
      };
    });
  }, [intl, sums, grain, today, budgets, documents.data]);
  const columns: readonly FigureColumn<Row>[] = [
    { key: 'period', kind: 'text', title: intl.formatMessage({ id: `spending.grain.${grain}` }), cellOf: ({ title }) => title },
    { key: 'orders', kind: 'count', title: intl.formatMessage({ id: 'spending.column.orders' }), cellOf: ({ orders }) => orders },
    { key: 'total', kind: 'money', isMain: true, title: intl.formatMessage({ id: 'spending.column.total' }), cellOf: ({ total }) => total },
    { key: 'open', kind: 'money', title: intl.formatMessage({ id: 'spending.column.open' }), cellOf: ({ open }) => open },
    { key: 'missing', kind: 'count', title: intl.formatMessage({ id: 'spending.column.missing' }), cellOf: ({ missing }) => missing },
    { key: 'invoiced', kind: 'money', title: intl.formatMessage({ id: 'spending.column.invoiced' }), cellOf: ({ invoiced }) => invoiced },
    { key: 'credited', kind: 'money', title: intl.formatMessage({ id: 'spending.column.credited' }), cellOf: ({ credited }) => credited },
    ...(rows.some(({ budget }) => budget)
      ? [
          {
            key: 'budget',
            kind: 'money' as const,
            title: intl.formatMessage({ id: 'spending.column.budget' }),
            cellOf: ({ budget }: Row) => budget,
          },
        ]
      : []),
  ];
  const title = intl.formatMessage({ id: 'spending.periods.title' });
  return (
    <Figure
      title={title}
      text={<FormattedMessage id="spending.periods.text" />}
      tools={
        <FilterSelect
          label={intl.formatMessage({ id: 'spending.grain' })}
          value={grain}
          options={grains.map((value) => ({ value, title: intl.formatMessage({ id: `spending.grain.${value}` }) }))}
          onChange={(value) => onGrain(value === 'weeks' ? 'weeks' : 'months')}
        />
      }
      notice={
        <>
          {documents.isError && !documents.data && (
            <InlineError error={documents.error} onRetry={() => void documents.refetch()} isRetrying={documents.isFetching}>
              <FormattedMessage id="spending.documents.failed" />
            </InlineError>
          )}
          {documents.data?.hasMore && (
            <p>
              <FormattedMessage id="spending.documents.part" values={{ count: documents.data.documents.length }} />
            </p>
          )}
        </>
      }
      chart={{
        labels: sums.map(({ period }) => periodName(intl, period, grain)),
        series: [
          { name: intl.formatMessage({ id: 'spending.budget.delivered' }), values: sums.map(({ total, open }) => total.minus(open)) },
          { name: intl.formatMessage({ id: 'spending.budget.open' }), values: sums.map(({ open }) => open) },
        ],
        isStacked: true,
      }}
      columns={columns}
      rows={rows}
      keyOf={({ key }) => key}
      sum={sumOf(rows, intl.formatMessage({ id: 'spending.sum' }))}
      isWide
      onSave={(csv) => saveFigure(intl, title, csv)}
    />
  );
}

function sumOf(rows: readonly Row[], title: string): Row {
  const all = (part: 'invoiced' | 'credited') => {
    const known = rows.flatMap((row) => row[part] ?? []);
    return known.length === rows.length ? sumMoney(known) : undefined;
  };
  return {
    title,
    key: 'sum',
    orders: rows.reduce((sum, { orders }) => sum + orders, 0),
    missing: rows.reduce((sum, { missing }) => sum + missing, 0),
    total: sumMoney(rows.map(({ total }) => total)),
    open: sumMoney(rows.map(({ open }) => open)),
    invoiced: all('invoiced'),
    credited: all('credited'),
    budget: undefined,
  };
}
