import { FormattedMessage, useIntl } from 'react-intl';
import { addressLine, type Address } from '../../../domain/customer';
import { AddressLines } from '../../../components/checkout/AddressLines';
import { OptionCards } from '../../../kit/field/OptionCards';
import { SelectField } from '../../../kit/field/SelectField';

interface AddressChoiceProps {
  addresses: readonly Address[];
  /** The chosen address. */
  address: Address | undefined;
  /** The chosen unloading area of it. */
  unloadingArea: string | undefined;
  /** Whether to say what is missing. */
  showsMissing: boolean;
  onAddress(externalId: string): void;
  onUnloadingArea(area: string): void;
}

/** Above so many addresses they come as a list to pick from instead of cards. */
const mostCards = 6;

/** Where the goods go: one of the customer's delivery addresses and, where it has any, one of its unloading areas. */
export function AddressChoice({ addresses, address, unloadingArea, showsMissing, onAddress, onUnloadingArea }: AddressChoiceProps) {
  const intl = useIntl();
  const areas = address?.unloadingAreas ?? [];
  const addressError = address ? undefined : <FormattedMessage id="delivery.address.missing" />;
  return (
    <>
      {addresses.length > mostCards ? (
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
