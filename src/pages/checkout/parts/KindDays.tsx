import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LocalDate } from '#domain/text/calendar.ts';
import { firstEditableKind } from '#domain/checkout/checkoutForm.ts';
import type { ProductKind } from '#domain/product/coolingClass.ts';
import { formatDay } from '#i18n/format.ts';
import { Button } from '#kit/action/Button.tsx';
import { isSaid } from '#kit/field/fieldTexts.ts';
import { DayChoice } from './DayChoice';
import type { DayOption } from '../rules/dayOption';
import { kindName } from '#components/checkout/kindName.ts';
import styles from './KindDays.module.css';

interface KindDaysProps {
  /** Kinds of goods in the cart, in order; at least one. */
  kinds: readonly ProductKind[];
  days: readonly DayOption[];
  /** Chosen day per kind. */
  chosen: Readonly<Partial<Record<ProductKind, LocalDate>>>;
  /** Kinds whose day the user chose, in the order of choosing; the others follow the first. */
  chosenKinds: readonly ProductKind[];
  /** Error of a kind's day. */
  errorOf(kind: ProductKind): ReactNode;
  today: LocalDate;
  /** Fixed current time, for stories. */
  now?: Date | undefined;
  onChange(kind: ProductKind, day: LocalDate): void;
}

/**
 * Delivery days per kind of goods in the cart. One choice applies to all; a kind with another day is expanded and
 * gets its own choice.
 */
export function KindDays({ kinds, days, chosen, chosenKinds, errorOf, today, now, onChange }: KindDaysProps) {
  const [opened, setOpened] = useState<readonly ProductKind[]>([]);
  const leader = firstEditableKind({ chosenKinds }, kinds);
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
      // An error of its day is the leading kind's error, which is shown there; the next choice changes both.
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

/** A kind that follows the others, with a button to give it a day of its own. */
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
