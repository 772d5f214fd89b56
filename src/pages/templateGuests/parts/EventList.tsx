import { FormattedMessage, useIntl } from 'react-intl';
import { maxEventNameLength } from '#domain/allergens/dietGuard.ts';
import { Button } from '#kit/action/Button.tsx';
import { IconButton } from '#kit/action/IconButton.tsx';
import { CheckField } from '#kit/field/CheckField.tsx';
import { DateField } from '#kit/field/DateField.tsx';
import { TextField } from '#kit/field/TextField.tsx';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import { maxPlanned, type ScaleEvent } from '../rules/guestScale';
import { GuestField } from './GuestField';
import styles from './planList.module.css';
import { eventText } from './planTexts';

interface EventListProps {
  events: readonly ScaleEvent[];
  /** Today, YYYY-MM-DD. */
  today: string;
  /** Called with a change of an event. */
  onChange(id: string, change: Partial<Omit<ScaleEvent, 'id'>>): void;
  onAdd(): void;
  onRemove(id: string): void;
}

/** Events that are ordered together: name, day and guests of each, and if it goes into the cart this time. */
export function EventList({ events, today, onChange, onAdd, onRemove }: EventListProps) {
  const intl = useIntl();
  return (
    <section className={styles.list}>
      <SectionHeading level={2} look="part">
        <FormattedMessage id="templateGuests.events" />
      </SectionHeading>
      {events.map((event) => {
        const { id, name, day, guests, isLeftOut } = event;
        const label = eventText(intl, event);
        return (
          <fieldset key={id} className={styles.entry} aria-label={label} data-event={id}>
            <TextField
              label={intl.formatMessage({ id: 'templateGuests.events.name' })}
              value={name}
              maxLength={maxEventNameLength}
              onChange={(next) => onChange(id, { name: next })}
            />
            <DateField
              label={intl.formatMessage({ id: 'templateGuests.events.day' })}
              today={today}
              value={day}
              onChange={(next) => onChange(id, { day: next })}
            />
            <GuestField
              label={intl.formatMessage({ id: 'templateGuests.events.guests' })}
              value={guests}
              onChange={(next) => onChange(id, { guests: next })}
            />
            <CheckField
              label={intl.formatMessage({ id: 'templateGuests.events.inCart' })}
              value={!isLeftOut}
              onChange={(next) => onChange(id, { isLeftOut: !next })}
            />
            <IconButton
              icon="close"
              tone="danger"
              label={intl.formatMessage({ id: 'templateGuests.events.remove' }, { event: label })}
              onClick={() => onRemove(id)}
            />
          </fieldset>
        );
      })}
      <div data-plan="events">
        <Button size="small" isInForm disabled={events.length >= maxPlanned} onClick={onAdd}>
          <FormattedMessage id="templateGuests.events.add" />
        </Button>
      </div>
    </section>
  );
}
