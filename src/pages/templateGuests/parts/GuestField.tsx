import { useState } from 'react';
import { useIntl } from 'react-intl';
import { guestWords } from '#domain/allergens/guestWords.ts';
import { maxGuests } from '#domain/allergens/dietGuard.ts';
import { NumberField } from '#kit/field/NumberField.tsx';
import { isGuestCount } from '../rules/guestScale';

interface GuestFieldProps {
  label: string;
  value: number | undefined;
  /** Called with a number of guests, or undefined if invalid. */
  onChange(guests: number | undefined): void;
}

/** A number of guests. Invalid text stays for correction, and counts as none. */
export function GuestField({ label, value, onChange }: GuestFieldProps) {
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
