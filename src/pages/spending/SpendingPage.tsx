import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useToday } from '#clock/serverTime.ts';
import { MyFrame } from '#connected/my/MyFrame.tsx';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import type { LocalDate } from '#domain/text/calendar.ts';
import { weekStartOf } from '#domain/text/language.ts';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { EmptyState } from '#kit/feedback/EmptyState.tsx';
import { FilterSelect } from '#kit/list/FilterSelect.tsx';
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import { paths } from '#paths.ts';
import { useStored } from '#platform/useStored.ts';
import { isBuyer, type BuyerContext } from '#queries/shopContext.ts';
import { storedBudgets } from './budgetStore';
import { CategoryFigure } from './CategoryFigure';
import { EffectFigure } from './EffectFigure';
import { CustomerFigure } from './CustomerFigure';
import { BudgetCard } from './parts/BudgetCard';
import { monthName, periodName, periodTitle } from './parts/periodTexts';
import { ReadingNote } from './parts/ReadingNote';
import { PeriodFigure } from './PeriodFigure';
import { budgetOf, budgetState, budgetTextOf, parseBudget, withBudget } from './rules/budget';
import { comparisonOf, firstDayRead, monthsRead, periodOf, shownPeriodsOf, type Grain, type SpendingPeriod } from './rules/period';
import { linesIn, sumPeriods } from './rules/periodSums';
import type { SpentOrder } from './rules/spentOrder';
import styles from './SpendingPage.module.css';
import { orderPagesPerReading, useSpentOrders } from './useSpentOrders';

/** Spending at a glance: budget, months and weeks, price and amount, categories, customers; from orders and documents alone. */
export function Component() {
  const intl = useIntl();
  const { context, user } = useShop();
  if (!context || !isBuyer(context)) return null;
  return (
    <MyFrame
      current="spending"
      title={<FormattedMessage id="app.title.spending" />}
      actions={[{ key: 'print', label: intl.formatMessage({ id: 'spending.print' }), onPress: () => window.print() }]}
    >
      <Spending key={`${context.tenant}/${context.customerId}`} context={context} userId={user?.userId ?? ''} />
    </MyFrame>
  );
}

interface SpendingProps {
  context: BuyerContext;
  userId: string;
}

function Spending({ context, userId }: SpendingProps) {
  const today = useToday();
  const [maxPages, setMaxPages] = useState(orderPagesPerReading);
  const reading = useSpentOrders(context, firstDayRead(today), maxPages);
  const { orders, isReading, lost, hasMore, failure } = reading;
  const count = (part: 'unpriced' | 'outside' | 'unreadable') => orders.reduce((sum, order) => sum + order[part], 0);
  const isReadingMore = isReading && maxPages > orderPagesPerReading;
  const isFigured = orders.length > 0 && (!isReading || isReadingMore || failure !== undefined);
  return (
    <div className={styles.page}>
      <div className={styles.section}>
        <p className={styles.text}>
          <FormattedMessage id="spending.text" />
        </p>
        <ReadingNote
          count={orders.length}
          months={monthsRead}
          isReading={isReading}
          missing={{ unpriced: count('unpriced'), outside: count('outside'), unreadable: count('unreadable'), lost }}
          hasMore={hasMore || isReadingMore}
          isReadingMore={isReadingMore}
          failure={failure}
          onReadMore={() => setMaxPages(maxPages + orderPagesPerReading)}
        />
      </div>
      {isReading && !isFigured && <ListSkeleton />}
      {!isReading && !failure && orders.length === 0 && (
        <EmptyState
          pictogram="list"
          title={<FormattedMessage id="spending.empty" values={{ months: monthsRead }} />}
          actions={
            <ButtonLink href={paths.search()} tone="primary">
              <FormattedMessage id="spending.empty.toProducts" />
            </ButtonLink>
          }
        />
      )}
      {isFigured && <Figures context={context} userId={userId} orders={orders} today={today} />}
      <CustomerFigure context={context} today={today} />
    </div>
  );
}

interface FiguresProps extends SpendingProps {
  orders: readonly SpentOrder[];
  today: LocalDate;
}

/** Changes of the address: months or weeks, and the compared periods by their first days. */
type Asked = Readonly<Partial<Record<'by' | 'period' | 'with', string>>>;

function Figures({ context, userId, orders, today }: FiguresProps) {
  const intl = useIntl();
  const [search, setSearch] = useSearchParams();
  const kept = storedBudgets(context, userId);
  const budgets = useStored(kept);
  const grain: Grain = search.get('by') === 'weeks' ? 'weeks' : 'months';
  const weekStart = weekStartOf(context.language);
  const periods = useMemo(() => shownPeriodsOf(today, grain, weekStart, lastDayOf(orders)), [today, grain, weekStart, orders]);
  const sums = useMemo(() => sumPeriods(orders, periods, today), [orders, periods, today]);
  const month = useMemo(() => periodOf(today, 'months', weekStart), [today, weekStart]);
  const present = useMemo(() => sumPeriods(orders, [month], today)[0], [orders, month, today]);
  const compared = comparisonOf(periods, today, { now: search.get('period'), before: search.get('with') });
  const [before, now] = [compared?.before, compared?.now];
  const linesBefore = useMemo(() => (before ? linesIn(orders, before) : []), [orders, before]);
  const linesNow = useMemo(() => (now ? linesIn(orders, now) : []), [orders, now]);
  const budget = budgetOf(budgets, month.from);
  const text = budgetTextOf(budgets, month.from);
  const ask = (asked: Asked) => setSearch({ by: grain, ...asked }, { replace: true, preventScrollReset: true });
  const options = periods.toReversed().map((period) => ({ value: period.from, title: periodTitle(intl, period, grain, today) }));
  const names = (one: SpendingPeriod | undefined) => (one ? periodName(intl, one, grain) : '');
  return (
    <>
      {present && (
        <BudgetCard
          month={monthName(intl, month.from)}
          text={text}
          isRefused={parseBudget(text) === 'refused'}
          state={budget && budgetState(budget, present)}
          total={present.total}
          open={present.open}
          missing={present.missing}
          isLasting={text === '' || kept.isLasting()}
          onChange={(typed) => kept.change((known) => withBudget(known, { month: month.from, text: typed }))}
        />
      )}
      <PeriodFigure
        context={context}
        sums={sums}
        grain={grain}
        today={today}
        budgets={budgets}
        onGrain={(by) => setSearch({ by }, { replace: true, preventScrollReset: true })}
      />
      {before && now && (
        <>
          <section className={styles.section}>
            <SectionHeading level={2}>
              <FormattedMessage id="spending.compare.title" />
            </SectionHeading>
            <div className={styles.compared}>
              <FilterSelect
                label={intl.formatMessage({ id: 'spending.compare.now' })}
                value={now.from}
                options={options}
                onChange={(period) => ask({ period })}
              />
              <FilterSelect
                label={intl.formatMessage({ id: 'spending.compare.before' })}
                value={before.from}
                options={options.filter(({ value }) => value !== now.from)}
                onChange={(other) => ask({ period: now.from, with: other })}
              />
            </div>
          </section>
          <EffectFigure before={linesBefore} now={linesNow} names={{ before: names(before), now: names(now) }} />
          <CategoryFigure context={context} before={linesBefore} now={linesNow} names={{ before: names(before), now: names(now) }} />
        </>
      )}
    </>
  );
}

/** The last day on which something is delivered. */
function lastDayOf(orders: readonly SpentOrder[]): LocalDate {
  return orders.reduce((last, { lines }) => lines.reduce((later, { day }) => (day > later ? day : later), last), '');
}
