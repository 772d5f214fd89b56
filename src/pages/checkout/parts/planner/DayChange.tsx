import { FormattedMessage, useIntl } from 'react-intl';
import { kindName } from '#components/checkout/kindName.ts';
import type { LocalDate } from '#domain/text/calendar.ts';
import type { ProductKind } from '#domain/product/coolingClass.ts';
import { formatDay, formatTime } from '#i18n/format.ts';
import { Button } from '#kit/action/Button.tsx';
import { OptionCards } from '#kit/field/OptionCards.tsx';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import { DayChoice } from '../DayChoice';
import type { DayOption } from '../../rules/dayOption';
import type { PlanChange, PlanGroup } from '../../rules/planChange';
import { plannerColumnName } from './plannerColumnName';
import styles from './DayChange.module.css';

interface DayChangeProps {
  /** Kinds of goods that need a day; at least one. */
  kinds: readonly ProductKind[];
  /** Days that can be requested; at least one. */
  days: readonly DayOption[];
  today: LocalDate;
  /** Fixed current time, for stories. */
  now?: Date | undefined;
  /** The group that gets another day. */
  group: PlanGroup;
  /** The previewed day, if any. */
  day: LocalDate | undefined;
  /** Its effect; undefined while no day is previewed. */
  change: PlanChange | undefined;
  onGroup(group: PlanGroup): void;
  onDay(day: LocalDate): void;
  /** Called to apply it. */
  onTake(): void;
  /** Called to discard it. */
  onDiscard(): void;
}

/** Another day for the cart or one kind of goods: its effect is previewed first, and applied by a second press. */
export function DayChange({ kinds, days, today, now, group, day, change, onGroup, onDay, onTake, onDiscard }: DayChangeProps) {
  const groups: readonly PlanGroup[] = ['all', ...kinds];
  return (
    <div className={styles.change}>
      {kinds.length > 1 && (
        <OptionCards
          legend={<FormattedMessage id="planner.change.group" />}
          isLegendShown
          layout="chip"
          options={groups.map((value) => ({
            value,
            content: <FormattedMessage id={value === 'all' ? 'planner.change.all' : kindName[value]} />,
          }))}
          value={group}
          onChange={(value) => onGroup(groups.find((known) => known === value) ?? 'all')}
        />
      )}
      <DayChoice
        legend={<FormattedMessage id="planner.change.day" />}
        isLegendShown
        days={days}
        day={day}
        today={today}
        now={now}
        onChange={onDay}
      />
      <div aria-live="polite">{change && day !== undefined && <Outlook change={change} day={day} />}</div>
      {change && (
        <div className={styles.buttons}>
          {!change.isClosed && change.changesDays && (
            <Button tone="primary" onClick={onTake}>
              <FormattedMessage id="planner.change.take" />
            </Button>
          )}
          <Button onClick={onDiscard}>
            <FormattedMessage id="planner.change.discard" />
          </Button>
        </div>
      )}
    </div>
  );
}

/** Effect of a day. */
function Outlook({ change, day: wanted }: { change: PlanChange; day: LocalDate }) {
  const intl = useIntl();
  const { locale } = intl;
  const { moves, missed, staying, isClosed, changesDays } = change;
  if (isClosed)
    return (
      <p className={styles.bad}>
        <FormattedMessage id="delivery.day.closed" values={{ day: formatDay(wanted, locale) }} />
      </p>
    );
  return (
    <div className={styles.outlook}>
      <SectionHeading level={3} look="group">
        <FormattedMessage id="planner.change.preview" values={{ day: formatDay(wanted, locale) }} />
      </SectionHeading>
      {moves.length === 0 && (
        <p className={styles.text}>
          <FormattedMessage id={changesDays ? 'planner.change.asked' : 'planner.change.none'} />
        </p>
      )}
      {moves.length > 0 && (
        <ul className={styles.list}>
          {moves.map(({ column, from, to, lines }) => {
            const values = {
              group: intl.formatMessage({ id: plannerColumnName[column] }),
              count: lines.length,
              to: to && formatDay(to, locale),
            };
            return (
              <li key={`${column} ${from}`}>
                {from === undefined ? (
                  <FormattedMessage id="planner.change.moveNew" values={values} />
                ) : (
                  <FormattedMessage id="planner.change.move" values={{ ...values, from: formatDay(from, locale) }} />
                )}
              </li>
            );
          })}
        </ul>
      )}
      {missed.length > 0 && (
        <div className={styles.bad}>
          <FormattedMessage id="planner.change.missed" values={{ count: missed.length }} />
          <ul className={styles.list}>
            {missed.map(({ line, day, until }) => (
              <li key={line.sku}>
                <FormattedMessage
                  id="delivery.late.line"
                  values={{ product: line.product.name, day: formatDay(day, locale), time: formatTime(until, locale) }}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      {staying.length > 0 && (
        <div className={styles.text}>
          <FormattedMessage id="planner.change.staying" values={{ count: staying.length }} />
          <ul className={styles.list}>
            {staying.map(({ sku, product, alternativeDay }) => (
              <li key={sku}>
                <FormattedMessage
                  id="planner.change.stays"
                  values={{ product: product.name, day: alternativeDay && formatDay(alternativeDay, locale) }}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
