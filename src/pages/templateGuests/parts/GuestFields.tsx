import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { guestWords } from '#domain/allergens/guestWords.ts';
import { maxGuests } from '#domain/allergens/dietGuard.ts';
import { Button } from '#kit/action/Button.tsx';
import { NumberField } from '#kit/field/NumberField.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import { isGuestCount } from '../rules/guestScale';
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
}

/** Inputs for the template's guests and the expected guests. Says that they are stored on this device. */
export function GuestFields({ base, wanted, event, eventHref, onBase, onWanted }: GuestFieldsProps) {
  const intl = useIntl();
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <GuestField label={intl.formatMessage({ id: 'templateGuests.base' })} value={base} onChange={onBase} />
        <GuestField label={intl.formatMessage({ id: 'templateGuests.wanted' })} value={wanted} onChange={onWanted} />
      </div>
      <div>
        {event ? (
          <Button size="small" isInForm onClick={() => onWanted(event.guests)}>
            <FormattedMessage id="templateGuests.event" values={{ event: event.name, count: event.guests }} />
          </Button>
        ) : (
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

interface GuestFieldProps {
  label: string;
  value: number | undefined;
  onChange(guests: number | undefined): void;
}

/** A number of guests. Invalid text stays for correction, and counts as none. */
function GuestField({ label, value, onChange }: GuestFieldProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState(value);
  const isWrong = typed !== undefined && !isGuestCount(typed);
  // May be set from elsewhere: by the event, or in another tab.
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (value !== undefined) setTyped(value);
  }
  return (
    <NumberField
      label={label}
      value={typed}
      min={1}
      isWhole
      wordsBehind={guestWords}
      error={isWrong && intl.formatMessage({ id: 'templateGuests.invalid' }, { most: maxGuests })}
      onChange={(next) => {
        setTyped(next);
        onChange(isGuestCount(next) ? next : undefined);
      }}
    />
  );
}
