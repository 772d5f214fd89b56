import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LocalDate } from '../../../domain/calendar';
import { leadingKind } from '../../../domain/checkoutForm';
import type { ProductKind } from '../../../domain/kind';
import { formatDay } from '../../../i18n/format';
import { Button } from '../../../kit/action/Button';
import { isSaid } from '../../../kit/field/fieldTexts';
import { DayChoice } from './DayChoice';
import type { DayOption } from '../rules/dayOption';
import { kindName } from '../../../components/checkout/kindName';
import styles from './KindDays.module.css';

interface KindDaysProps {
  /** The kinds of goods in the cart, in their order; at least one. */
  kinds: readonly ProductKind[];
  days: readonly DayOption[];
  /** The day of each kind that has one. */
  chosen: Readonly<Partial<Record<ProductKind, LocalDate>>>;
  /** The kinds whose day the user chose by hand, in the order of choosing; the others follow the first of them. */
  chosenKinds: readonly ProductKind[];
  /** What is wrong with the day of a kind. */
  errorOf(kind: ProductKind): ReactNode;
  today: LocalDate;
  /** What time it is, where countdowns shall stand still. */
  now?: Date | undefined;
  onChange(kind: ProductKind, day: LocalDate): void;
}

/**
 * The day of delivery, for each kind of goods in the cart. One choice does for all of them; a kind that comes on another day is
 * opened and gets its own.
 */
export function KindDays({ kinds, days, chosen, chosenKinds, errorOf, today, now, onChange }: KindDaysProps) {
  const [opened, setOpened] = useState<readonly ProductKind[]>([]);
  const leader = leadingKind({ chosenKinds }, kinds);
  const shared = { days, today, now };
  if (kinds.length === 1 && leader) {
    return (
      <DayChoice
        {...shared}
        legend={<FormattedMessage id="delivery.day.title" />}
        day={chosen[leader]}
        error={errorOf(leader)}
        onChange={(day) => onChange(leader, day)}
      />
    );
  }
  return kinds.map((kind) => {
    const error = errorOf(kind);
    if (kind !== leader && !chosenKinds.includes(kind) && !opened.includes(kind)) {
      // What is wrong with its day is wrong with the leading one's, which says so and takes it along to the next.
      const day = isSaid(error) ? undefined : chosen[kind];
      return <Follower key={kind} kind={kind} day={day} onOpen={() => setOpened([...opened, kind])} />;
    }
    return (
      <DayChoice
        key={kind}
        {...shared}
        legend={<FormattedMessage id={kindName[kind]} />}
        isLegendShown
        day={chosen[kind]}
        error={error}
        onChange={(day) => onChange(kind, day)}
      />
    );
  });
}

/** A kind that comes with the others, and the way to give it a day of its own. */
function Follower({ kind, day, onOpen }: { kind: ProductKind; day: LocalDate | undefined; onOpen(): void }) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: kindName[kind] });
  return (
    <div className={styles.follower}>
      <span className={styles.kind}>{name}</span>
      <span className={styles.day}>
        {day === undefined ? (
          <span>
            <FormattedMessage id="delivery.kind.sameDay" />
          </span>
        ) : (
          formatDay(day, intl.locale)
        )}
      </span>
      <Button tone="plain" onClick={onOpen} aria-label={intl.formatMessage({ id: 'delivery.kind.ownDay.of' }, { kind: name })}>
        <FormattedMessage id="delivery.kind.ownDay" />
      </Button>
    </div>
  );
}
