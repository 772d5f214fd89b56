import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#kit/action/Button.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import { GuestField } from './GuestField';
import styles from './GuestFields.module.css';

interface GuestFieldsProps {
  /** Number of guests that the template is for; undefined while unset. */
  base: number | undefined;
  /** Number of expected guests. */
  wanted: number | undefined;
  /** An event stored on this device, whose number of guests can be used. */
  event: { readonly name: string; readonly guests: number } | undefined;
  /** Address of the event, to create one. */
  eventHref: string;
  /** Called with a number of guests, or undefined if invalid. */
  onBase(guests: number | undefined): void;
  onWanted(guests: number | undefined): void;
  /** Called to plan several events; undefined if there are some, which say the expected guests. */
  onEvents: (() => void) | undefined;
  /** Called to plan dishes; undefined if there are some. */
  onDishes: (() => void) | undefined;
}

/**
 * Inputs for the template's guests and the expected guests, and the ways to several events and to dishes. Says that all
 * of it is stored on this device.
 */
export function GuestFields({ base, wanted, event, eventHref, onBase, onWanted, onEvents, onDishes }: GuestFieldsProps) {
  const intl = useIntl();
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <GuestField label={intl.formatMessage({ id: 'templateGuests.base' })} value={base} onChange={onBase} />
        {onEvents && <GuestField label={intl.formatMessage({ id: 'templateGuests.wanted' })} value={wanted} onChange={onWanted} />}
      </div>
      <div className={styles.ways}>
        {event && onEvents && (
          <Button size="small" isInForm onClick={() => onWanted(event.guests)}>
            <FormattedMessage id="templateGuests.event" values={{ event: event.name, count: event.guests }} />
          </Button>
        )}
        {onEvents && (
          <Button size="small" tone="quiet" isInForm data-plan="events" onClick={onEvents}>
            <FormattedMessage id="templateGuests.events.begin" />
          </Button>
        )}
        {onDishes && (
          <Button size="small" tone="quiet" isInForm data-plan="dishes" onClick={onDishes}>
            <FormattedMessage id="templateGuests.dishes.begin" />
          </Button>
        )}
        {!event && (
          <AppLink href={eventHref} className={styles.event}>
            <FormattedMessage id="templateGuests.event.begin" />
          </AppLink>
        )}
      </div>
      <p className={styles.kept}>
        <FormattedMessage id="templateGuests.kept" />
      </p>
    </div>
  );
}
