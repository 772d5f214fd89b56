import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { guestWords } from '../../../domain/guestWords';
import { mostGuests } from '../../../domain/dietGuard';
import { Button } from '../../../kit/action/Button';
import { NumberField } from '../../../kit/field/NumberField';
import { isGuestCount } from '../rules/guestScale';
import styles from './GuestFields.module.css';

interface GuestFieldsProps {
  /** Guests that the template is meant for; undefined while nobody has said so. */
  base: number | undefined;
  /** Guests that come. */
  wanted: number | undefined;
  /** An event that this device keeps, whose number of guests can be taken over. */
  event: { readonly name: string; readonly guests: number } | undefined;
  /** A number of guests, or undefined for what is none. */
  onBase(guests: number | undefined): void;
  onWanted(guests: number | undefined): void;
}

/** For how many guests a template is meant and how many come, as they are typed. It says that they are kept on this device. */
export function GuestFields({ base, wanted, event, onBase, onWanted }: GuestFieldsProps) {
  const intl = useIntl();
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <GuestField label={intl.formatMessage({ id: 'templateGuests.base' })} value={base} onChange={onBase} />
        <GuestField label={intl.formatMessage({ id: 'templateGuests.wanted' })} value={wanted} onChange={onWanted} />
      </div>
      {event && (
        <div>
          <Button size="small" isInForm onClick={() => onWanted(event.guests)}>
            <FormattedMessage id="templateGuests.event" values={{ event: event.name, count: event.guests }} />
          </Button>
        </div>
      )}
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

/** A number of guests. What is typed and is none stays to be mended, and counts nowhere. */
function GuestField({ label, value, onChange }: GuestFieldProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState(value);
  const isWrong = typed !== undefined && !isGuestCount(typed);
  // It may be set from elsewhere: by the event, or in another tab.
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
      error={isWrong && intl.formatMessage({ id: 'templateGuests.invalid' }, { most: mostGuests })}
      onChange={(next) => {
        setTyped(next);
        onChange(isGuestCount(next) ? next : undefined);
      }}
    />
  );
}
