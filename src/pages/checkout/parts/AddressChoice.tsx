import { FormattedMessage, useIntl } from 'react-intl';
import { addressLine, type Address } from '#domain/customer/customer.ts';
import { AddressLines } from '#components/checkout/AddressLines.tsx';
import { OptionCards } from '#kit/field/OptionCards.tsx';
import { SelectField } from '#kit/field/SelectField.tsx';

interface AddressChoiceProps {
  addresses: readonly Address[];
  address: Address | undefined;
  unloadingArea: string | undefined;
  /** Shows what is missing. */
  showsMissing: boolean;
  onAddress(externalId: string): void;
  onUnloadingArea(area: string): void;
}

/** Maximum of addresses shown as cards; more are a select. */
const maxCards = 6;

/** Delivery address: one of the customer's addresses and, if it has any, one of its unloading areas. */
export function AddressChoice({ addresses, address, unloadingArea, showsMissing, onAddress, onUnloadingArea }: AddressChoiceProps) {
  const intl = useIntl();
  const areas = address?.unloadingAreas ?? [];
  const addressError = address ? undefined : <FormattedMessage id="delivery.address.missing" />;
  return (
    <>
      {addresses.length > maxCards ? (
        <SelectField
          label={<FormattedMessage id="delivery.address.title" />}
          placeholder={intl.formatMessage({ id: 'delivery.address.choose' })}
          options={addresses.map((one) => ({
            value: one.externalId,
            text: [one.companyLines?.[0], addressLine(one)].filter(Boolean).join(', '),
          }))}
          value={address?.externalId}
          error={showsMissing ? addressError : undefined}
          onChange={onAddress}
        />
      ) : (
        <OptionCards
          legend={<FormattedMessage id="delivery.address.title" />}
          options={addresses.map((one) => ({ value: one.externalId, content: <AddressLines address={one} /> }))}
          value={address?.externalId}
          error={showsMissing ? addressError : undefined}
          onChange={onAddress}
        />
      )}
      {areas.length > 0 && (
        <OptionCards
          legend={<FormattedMessage id="delivery.area.title" />}
          isLegendShown
          layout="chip"
          options={areas.map((area) => ({ value: area, content: area }))}
          value={unloadingArea}
          error={showsMissing && unloadingArea === undefined ? <FormattedMessage id="delivery.area.missing" /> : undefined}
          onChange={onUnloadingArea}
        />
      )}
    </>
  );
}
