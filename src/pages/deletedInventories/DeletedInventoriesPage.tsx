import { FormattedMessage, useIntl } from 'react-intl';
import { inventoryCard, inventoryColumns } from '../../connected/inventory/inventoryColumns';
import { useInventoryRecovery } from '../../connected/inventory/inventoryDeletion';
import { ListScreen } from '../../connected/list/ListScreen';
import { InventoryTabs } from '../../connected/inventory/InventoryTabs';
import { useShop } from '../../connected/shop/ShopProvider';
import { inventoryListRules, type Inventory } from '../../domain/inventory';
import { formatMoment } from '../../i18n/format';
import { Button } from '../../kit/action/Button';
import { ButtonLink } from '../../kit/action/ButtonLink';
import { useFocusHandover } from '../../kit/list/focusHandover';
import { paths } from '../../paths';
import { deletedInventoriesOptions } from '../../queries/inventory';
import { isBuyer, type BuyerContext } from '../../queries/shopContext';

const texts = {
  title: 'app.title.deletedInventories',
  failed: 'inventory.deleted.failed',
  empty: 'inventory.deleted.empty',
  emptyText: 'inventory.deleted.empty.text',
} as const;

/** The customer's deleted inventories, each with the way back (P§2 /my/deletedInventories). */
export function Component() {
  const { context } = useShop();
  return context && isBuyer(context) ? <DeletedInventories context={context} /> : null;
}

function DeletedInventories({ context }: { context: BuyerContext }) {
  const intl = useIntl();
  const { recover, recovering } = useInventoryRecovery(context);
  // The keyboard goes on with the next one, or to the way back to the list where none is left.
  const handOver = useFocusHandover();
  const columnOptions = {
    showsPlace: true,
    actionsOf: (inventory: Inventory) => (
      <Button
        size="small"
        isBusy={recovering === inventory.id}
        disabled={recovering !== undefined && recovering !== inventory.id}
        aria-label={intl.formatMessage({ id: 'inventory.recover.label' }, { moment: formatMoment(inventory.createdAt, intl.locale) })}
        data-recover
        onClick={() => recover(inventory, () => handOver('[data-recover], [data-none-left] a'))}
      >
        <FormattedMessage id="inventory.recover" />
      </Button>
    ),
  };
  return (
    <ListScreen
      path={paths.deletedInventories()}
      rules={inventoryListRules}
      query={(state) => deletedInventoriesOptions(context, state)}
      rowsOf={({ inventories }) => inventories}
      texts={texts}
      columns={inventoryColumns(intl, columnOptions)}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => paths.inventoryDetail(id)}
      cardOf={inventoryCard(intl, columnOptions)}
      my="inventory"
      notice={<InventoryTabs current="deletedInventories" />}
      emptyAction={
        <span data-none-left>
          <ButtonLink href={paths.inventory()} tone="primary">
            <FormattedMessage id="inventory.deleted.toList" />
          </ButtonLink>
        </span>
      }
    />
  );
}
