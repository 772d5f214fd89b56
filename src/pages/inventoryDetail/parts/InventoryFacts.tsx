import { FormattedMessage, useIntl } from 'react-intl';
import type { Inventory, InventoryValue } from '#domain/inventory/inventory.ts';
import { formatMoment, formatPrice } from '#i18n/format.ts';
import { Fact, Facts, MoreFacts } from '#kit/page/Facts.tsx';
import styles from './InventoryFacts.module.css';
import { inventoryPlaceText, inventorySourceText } from '#components/inventory/inventoryNames.ts';

interface InventoryFactsProps {
  inventory: Inventory;
  /** Current value of the counted products; undefined if unknown, or without the price permission (P§6 price permission). */
  value: InventoryValue | undefined;
}

/** Facts of an inventory besides its lines (C§3 inventories). Missing ones are omitted. */
export function InventoryFacts({ inventory, value }: InventoryFactsProps) {
  const intl = useIntl();
  const { createdAt, createdBy, customerId, unloadingArea, numberOfRegularItems, numberOfNonWebshopItems, comment } = inventory;
  return (
    <div className={styles.facts}>
      <Facts look="lead">
        <Fact label="inventory.field.place">{inventoryPlaceText(intl, inventory)}</Fact>
        <Fact label="inventory.field.lines">
          <span>{numberOfRegularItems}</span>
          {numberOfNonWebshopItems > 0 && (
            <span className={styles.second}>
              <FormattedMessage id="inventory.others" values={{ count: numberOfNonWebshopItems }} />
            </span>
          )}
        </Fact>
        <Fact label="inventory.field.value">
          {value?.sum && (
            <>
              <strong>{formatPrice(value.sum)}</strong>
              {value.unpriced > 0 && (
                <span className={styles.second}>
                  <FormattedMessage id="inventory.unpriced" values={{ count: value.unpriced }} />
                </span>
              )}
            </>
          )}
        </Fact>
      </Facts>
      <MoreFacts label="inventory.facts.all">
        <Facts look="quiet">
          <Fact label="inventory.field.countedOn">{formatMoment(createdAt, intl.locale)}</Fact>
          <Fact label="inventory.field.countedBy">{createdBy}</Fact>
          <Fact label="inventory.field.source">{inventorySourceText(intl, inventory)}</Fact>
          <Fact label="inventory.field.unloadingArea">{unloadingArea}</Fact>
          <Fact label="inventory.field.customerNumber">{customerId}</Fact>
          <Fact label="inventory.field.comment" isWide>
            {comment}
          </Fact>
        </Facts>
      </MoreFacts>
    </div>
  );
}
