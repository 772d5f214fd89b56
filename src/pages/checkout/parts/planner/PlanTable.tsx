import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { kindName } from '#components/checkout/kindName.ts';
import { dayOfMoment, type LocalDate } from '#domain/text/calendar.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import type { CartSum } from '#domain/cart/cartSum.ts';
import type { LineDeadline } from '#domain/checkout/lineDeadline.ts';
import { formatPrice, formatTime, formatDay, formatWeekday } from '#i18n/format.ts';
import { formatNames } from '#i18n/nameList.ts';
import { formatUnits } from '#i18n/unitName.ts';
import { Button } from '#kit/action/Button.tsx';
import { VisuallyHidden } from '#kit/feedback/VisuallyHidden.tsx';
import { useScrollable } from '#kit/overlay/useScrollable.ts';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import { Surface } from '#kit/page/Surface.tsx';
import { DataTable, type DataColumn } from '#kit/table/DataTable.tsx';
import { CountdownText } from '../CountdownText';
import type { DeliveryPlan, PlanDay } from '../../rules/deliveryPlan';
import { plannerColumnName } from './plannerColumnName';
import styles from './PlanTable.module.css';

interface PlanTableProps {
  plan: DeliveryPlan;
  /** Today, for deadlines of today. */
  today: LocalDate;
  /** Fixed current time, for stories. */
  now?: Date | undefined;
  /** Totals of lines; undefined without the price permission. */
  sumOf: ((lines: readonly CartLine[]) => CartSum) | undefined;
  /** Stacks the days, each with its groups, instead of a table. */
  isNarrow: boolean;
}

/** Number of lines of a cell shown at first. */
const linesAtFirst = 4;

/** A cart by delivery day: a table of days and kinds of goods, on the phone a list of days. */
export function PlanTable(props: PlanTableProps) {
  return props.isNarrow ? <DayList {...props} /> : <DayTable {...props} />;
}

function DayTable({ plan, today, now, sumOf }: PlanTableProps) {
  const intl = useIntl();
  const scrollable = useScrollable();
  const columns: readonly DataColumn<PlanDay>[] = [
    {
      key: 'day',
      title: intl.formatMessage({ id: 'delivery.day.title' }),
      isRowHeader: true,
      render: (entry) => <DayHead entry={entry} today={today} now={now} />,
    },
    ...plan.columns.map((column): DataColumn<PlanDay> => ({
      key: column,
      title: intl.formatMessage({ id: plannerColumnName[column] }),
      render: ({ cells }) => {
        const lines = cells.find((cell) => cell.column === column)?.lines;
        return lines ? (
          <CellLines lines={lines} own={plan.ownDeadlines} today={today} sumOf={sumOf} />
        ) : (
          <VisuallyHidden>
            <FormattedMessage id="planner.nothing" />
          </VisuallyHidden>
        );
      },
    })),
    ...(sumOf && plan.columns.length > 1
      ? [
          {
            key: 'sum',
            title: intl.formatMessage({ id: 'planner.sum' }),
            isNumber: true,
            classOf: () => styles.total,
            render: (entry: PlanDay) => formatPrice(sumOf(linesOf(entry)).net),
          },
        ]
      : []),
  ];
  return (
    <Surface>
      <div {...scrollable} className={styles.scrolled}>
        <DataTable
          caption={intl.formatMessage({ id: 'planner.caption' })}
          className={styles.table}
          columns={columns}
          rows={plan.days}
          keyOf={({ day }) => day ?? 'none'}
        />
      </div>
    </Surface>
  );
}

function DayList({ plan, today, now, sumOf }: PlanTableProps) {
  const intl = useIntl();
  return (
    <Surface>
      <ul className={styles.list} aria-label={intl.formatMessage({ id: 'planner.caption' })}>
        {plan.days.map((entry) => (
          <li key={entry.day ?? 'none'} className={styles.entry}>
            <div className={styles.entryHead}>
              <DayHead entry={entry} today={today} now={now} isHeading />
              {sumOf && entry.cells.length > 1 && <span className={styles.total}>{formatPrice(sumOf(linesOf(entry)).net)}</span>}
            </div>
            {entry.cells.map(({ column, lines }) => (
              <div key={column} className={styles.group}>
                <span className={styles.groupName}>
                  <FormattedMessage id={plannerColumnName[column]} />
                </span>
                <CellLines lines={lines} own={plan.ownDeadlines} today={today} sumOf={sumOf} />
              </div>
            ))}
          </li>
        ))}
      </ul>
    </Surface>
  );
}

const linesOf = ({ cells }: PlanDay) => cells.flatMap(({ lines }) => lines);

/** A day with its deadline and remarks. */
function DayHead({
  entry: { day, orderUntil, isClosed, requestedFor, cells },
  today,
  now,
  isHeading = false,
}: {
  entry: PlanDay;
  today: LocalDate;
  now: Date | undefined;
  isHeading?: boolean;
}) {
  const intl = useIntl();
  const { locale } = intl;
  const name = day === undefined ? intl.formatMessage({ id: 'planner.noDay' }) : formatWeekday(day, locale);
  return (
    <div className={styles.day}>
      {isHeading ? (
        <div className={styles.date}>
          <SectionHeading level={3} look="entry">
            {name}
          </SectionHeading>
        </div>
      ) : (
        <span className={styles.date}>{name}</span>
      )}
      {day === undefined && (
        <span className={styles.warning}>
          <FormattedMessage id="delivery.day.missing" />
        </span>
      )}
      {isClosed && day !== undefined && (
        <span className={styles.closed}>
          <FormattedMessage id="delivery.day.closed" values={{ day: formatDay(day, locale) }} />
        </span>
      )}
      {orderUntil && (
        <span className={styles.deadline}>
          <Until until={orderUntil} today={today} />
          <CountdownText until={orderUntil} now={now} />
        </span>
      )}
      {cells.length === 0 && requestedFor.length > 0 && (
        <span className={styles.deadline}>
          <FormattedMessage
            id="planner.askedOnly"
            values={{
              kinds: formatNames(
                requestedFor.map((kind) => intl.formatMessage({ id: kindName[kind] })),
                locale,
              ),
            }}
          />
        </span>
      )}
    </div>
  );
}

/** Deadline, in the words of the delivery step. */
function Until({ until, today }: { until: Date; today: LocalDate }) {
  const { locale } = useIntl();
  const [day, time] = [dayOfMoment(until), formatTime(until, locale)];
  return (
    <span>
      {day === today ? (
        <FormattedMessage id="delivery.day.untilToday" values={{ time }} />
      ) : (
        <FormattedMessage id="delivery.day.until" values={{ day: formatDay(day, locale), time }} />
      )}
    </span>
  );
}

function CellLines({
  lines,
  own,
  today,
  sumOf,
}: {
  lines: readonly CartLine[];
  own: ReadonlyMap<string, LineDeadline>;
  today: LocalDate;
  sumOf: PlanTableProps['sumOf'];
}) {
  const intl = useIntl();
  const [showsAll, setShowsAll] = useState(false);
  // Lines with an earlier deadline must stay visible.
  const urgent = lines.filter(({ sku }) => own.has(sku));
  const sorted = [...urgent, ...lines.filter((line) => !urgent.includes(line))];
  const isCut = !showsAll && lines.length > Math.max(linesAtFirst + 1, urgent.length);
  const shown = isCut ? sorted.slice(0, Math.max(linesAtFirst, urgent.length)) : sorted;
  const sum = sumOf?.(lines);
  return (
    <div className={styles.cell}>
      <span className={styles.figures}>
        <span>
          <FormattedMessage id="cart.lineCount" values={{ count: lines.length }} />
        </span>
        {sum && <span className={styles.sum}>{formatPrice(sum.net)}</span>}
      </span>
      {sum && sum.linesOnRequest > 0 && (
        <span className={styles.quiet}>
          <FormattedMessage id="cart.sum.onRequest" values={{ count: sum.linesOnRequest }} />
        </span>
      )}
      <ul className={styles.lines}>
        {shown.map(({ sku, amount, unit, product }) => {
          const deadline = own.get(sku);
          return (
            <li key={sku}>
              <span className={styles.amount}>{formatUnits(intl, amount, unit, 'short')}</span> <span>{product.name}</span>
              {deadline && (
                <span className={styles.warning}>
                  {' '}
                  <Until until={deadline.until} today={today} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {isCut && (
        <span className={styles.more}>
          <Button tone="plain" size="small" onClick={() => setShowsAll(true)}>
            <FormattedMessage id="checkout.differs.more" values={{ count: lines.length - shown.length }} />
          </Button>
        </span>
      )}
    </div>
  );
}
