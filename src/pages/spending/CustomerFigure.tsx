import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useRecentAsOpened } from '#connected/customer/recentCustomers.ts';
import { customersToRead } from '#domain/customer/customerDay.ts';
import { sumMoney, type Decimal } from '#domain/price/money.ts';
import { addDays, type LocalDate } from '#domain/text/calendar.ts';
import { Button } from '#kit/action/Button.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import { customersOptions } from '#queries/customer.ts';
import { customerSpendingOptions } from '#queries/customerSpending.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { Figure } from './parts/Figure';
import type { FigureColumn } from './parts/figureColumn';
import { monthName } from './parts/periodTexts';
import { sumCustomer, type CustomerSum } from './rules/customerSum';
import { periodOf } from './rules/period';
import { saveFigure } from './saveFigure';
import styles from './SpendingPage.module.css';

interface CustomerFigureProps {
  context: BuyerContext;
  today: LocalDate;
}

interface Row {
  readonly key: string;
  readonly name: string;
  /** Undefined if the customer could not be read, or is being read. */
  readonly sums: CustomerSum | undefined;
  readonly note: string;
}

/** Calls of a customer. */
const callsPerCustomer = 2;

const amountOf = ({ sums }: Row, part: 0 | 1 | 'open'): Decimal | undefined => (part === 'open' ? sums?.open : sums?.invoiced[part])?.sum;

/** All customers of the user beside each other, read at the user's request: two calls each. Renders nothing for users with one customer. */
export function CustomerFigure({ context, today }: CustomerFigureProps) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const { data: all = [] } = useQuery({ ...customersOptions(context.tenant), meta: { failure: 'silent' } });
  const recent = useRecentAsOpened();
  const [steps, setSteps] = useState(0);
  const customers = steps === 0 ? [] : customersToRead(all, recent, steps - 1);
  const next = customersToRead(all, recent, steps).length - customers.length;
  const answers = useQueries({ queries: customers.map((customer) => customerSpendingOptions(queryClient, customer)) });
  const months = useMemo(() => {
    const present = periodOf(today, 'months', 1);
    return [periodOf(addDays(present.from, -1), 'months', 1), present] as const;
  }, [today]);
  if (all.length < 2) return null;

  const title = intl.formatMessage({ id: 'spending.customer.title' });
  const rows = customers.map(({ customerId, displayName }, index): Row => {
    const data = answers[index]?.data;
    const sums = data && sumCustomer(data, months, today);
    return { key: customerId, name: displayName, sums, note: noteOf(intl, sums, answers[index]?.isFetching === true) };
  });
  const isFailed = ({ data, errorUpdateCount }: (typeof answers)[number]) => !data && errorUpdateCount > 0;
  const failed = answers.filter(isFailed);
  const failedNames = answers.flatMap((answer, index) => (isFailed(answer) ? [customers[index]?.displayName ?? ''] : []));
  const more = next > 0 && (
    <div className={styles.screenOnly}>
      <Button isInForm onClick={() => setSteps(steps + 1)}>
        <FormattedMessage id="spending.customer.read" values={{ count: next, calls: next * callsPerCustomer }} />
      </Button>
    </div>
  );
  if (rows.length === 0)
    return (
      <section className={styles.section}>
        <SectionHeading level={2}>{title}</SectionHeading>
        <p className={styles.text}>
          <FormattedMessage id="spending.customer.text" />
        </p>
        {more}
      </section>
    );
  const [last, present] = months.map(({ from }) => monthName(intl, from));
  const amount = (key: string, heading: string, part: 0 | 1 | 'open'): FigureColumn<Row> => ({
    key,
    kind: 'money',
    isMain: key === 'present',
    title: heading,
    cellOf: (row) => amountOf(row, part),
  });
  const columns: readonly FigureColumn<Row>[] = [
    { key: 'customer', kind: 'text', title: intl.formatMessage({ id: 'spending.column.customer' }), cellOf: ({ name }) => name },
    amount('last', intl.formatMessage({ id: 'spending.customer.invoiced' }, { month: last }), 0),
    amount('present', intl.formatMessage({ id: 'spending.customer.invoiced' }, { month: present }), 1),
    amount('open', intl.formatMessage({ id: 'spending.column.open' }), 'open'),
    { key: 'note', kind: 'text', title: intl.formatMessage({ id: 'spending.column.note' }), cellOf: ({ note }) => note },
  ];
  const known = rows.flatMap(({ sums }) => sums ?? []);
  const sumPart = (sums: readonly { readonly sum: Decimal; readonly isPartial: boolean }[]) => ({
    sum: sumMoney(sums.map(({ sum }) => sum)),
    isPartial: known.length < rows.length || sums.some(({ isPartial }) => isPartial),
  });
  const whole: CustomerSum = {
    invoiced: [0, 1].map((part) => sumPart(known.flatMap(({ invoiced }) => invoiced[part] ?? []))),
    open: { ...sumPart(known.map(({ open }) => open)), count: known.reduce((sum, { open }) => sum + open.count, 0) },
  };
  const charted = rows.filter(({ sums }) => sums);
  return (
    <Figure
      title={title}
      text={<FormattedMessage id="spending.customer.text" />}
      notice={
        failed.length > 0 && (
          <InlineError
            error={failed[0]?.error}
            onRetry={() => failed.forEach(({ refetch }) => void refetch())}
            isRetrying={failed.some(({ isFetching }) => isFetching)}
          >
            <FormattedMessage id="spending.customer.failed" values={{ names: failedNames.join(', ') }} />
          </InlineError>
        )
      }
      chart={
        charted.length > 0
          ? {
              labels: charted.map(({ name }) => name),
              series: [
                { name: last ?? '', values: charted.flatMap((row) => amountOf(row, 0) ?? []) },
                { name: present ?? '', values: charted.flatMap((row) => amountOf(row, 1) ?? []) },
              ],
              isHorizontal: true,
            }
          : undefined
      }
      columns={columns}
      rows={rows}
      keyOf={({ key }) => key}
      sum={{ key: 'sum', name: intl.formatMessage({ id: 'spending.sum' }), sums: whole, note: noteOf(intl, whole, false) }}
      onSave={(csv) => saveFigure(intl, title, csv)}
    >
      {more}
    </Figure>
  );
}

/** Remark on a row: that it is being read, could not be read, or that its sums are a part. */
function noteOf(intl: IntlShape, sums: CustomerSum | undefined, isReading: boolean): string {
  if (!sums) return intl.formatMessage({ id: isReading ? 'spending.customer.reading' : 'spending.customer.unread' });
  const isPartial = sums.open.isPartial || sums.invoiced.some((one) => one.isPartial);
  return isPartial ? intl.formatMessage({ id: 'spending.customer.partial' }) : '';
}
