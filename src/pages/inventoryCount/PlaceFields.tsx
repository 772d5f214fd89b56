import { FormattedMessage, useIntl } from 'react-intl';
import type { Address } from '#domain/customer/customer.ts';
import { countLimits, type CountPlace } from '#domain/inventory/inventoryCount.ts';
import { FormSection } from '#kit/field/FormSection.tsx';
import { SelectField } from '#kit/field/SelectField.tsx';
import { TextField } from '#kit/field/TextField.tsx';
import styles from './Counting.module.css';

interface PlaceFieldsProps {
  place: CountPlace;
  /** Delivery addresses of the customer, as places to count; empty if unknown. */
  addresses: readonly Address[];
  /** The addresses are loading: space for the choice is reserved, so that nothing below moves. A single one is shown there. */
  isLoading: boolean;
  isDisabled: boolean;
  onChange(place: Partial<CountPlace>): void;
}

/** Place of the count, and a note. */
export function PlaceFields({ place, addresses, isLoading, isDisabled, onChange }: PlaceFieldsProps) {
  const intl = useIntl();
  const nothing = { value: '', text: intl.formatMessage({ id: 'inventoryCount.place.none' }) };
  const address =
    addresses.find(({ externalId }) => externalId === place.externalAddressId) ?? (addresses.length === 1 ? addresses[0] : undefined);
  const areas = address?.unloadingAreas ?? [];
  return (
    <FormSection title={<FormattedMessage id="inventoryCount.place.title" />}>
      <div className={styles.place}>
        {(isLoading || addresses.length > 0) && (
          <SelectField
            label={<FormattedMessage id="inventoryCount.place.address" />}
            isDisabled={isDisabled || addresses.length < 2}
            options={[
              nothing,
              ...addresses.map(({ externalId, street, postCode, city }) => ({ value: externalId, text: `${street}, ${postCode} ${city}` })),
            ]}
            value={address?.externalId ?? ''}
            onChange={(externalId) => onChange({ externalAddressId: externalId || undefined, unloadingArea: undefined })}
          />
        )}
        {areas.length > 0 && (
          <SelectField
            label={<FormattedMessage id="delivery.area.title" />}
            isDisabled={isDisabled}
            options={[nothing, ...areas.map((area) => ({ value: area, text: area }))]}
            value={place.unloadingArea ?? ''}
            onChange={(area) => onChange({ unloadingArea: area || undefined })}
          />
        )}
        <TextField
          label={<FormattedMessage id="inventoryCount.place.comment" />}
          isMultiline
          isDisabled={isDisabled}
          maxLength={countLimits.comment}
          value={place.comment}
          onChange={(comment) => onChange({ comment })}
        />
      </div>
    </FormSection>
  );
}
