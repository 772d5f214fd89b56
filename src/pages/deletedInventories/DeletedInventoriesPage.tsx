import { FormattedMessage, useIntl } from 'react-intl';
import { inventoryCard, inventoryColumns } from '#connected/inventory/inventoryColumns.tsx';
import { useInventoryRecovery } from '#connected/inventory/inventoryDeletion.tsx';
import { ListScreen } from '#connected/list/ListScreen.tsx';
import { InventoryTabs } from '#connected/inventory/InventoryTabs.tsx';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { inventoryListRules, type Inventory } from '#domain/inventory/inventory.ts';
import { formatMoment } from '#i18n/format.ts';
import { Button } from '#kit/action/Button.tsx';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { useFocusHandover } from '#kit/list/focusHandover.ts';
import { paths } from '#paths.ts';
import { deletedInventoriesOptions } from '#queries/inventory.ts';
import { isBuyer, type BuyerContext } from '#queries/shopContext.ts';

const texts = {
  title: 'app.title.deletedInventories',
  failed: 'inventory.deleted.failed',
  empty: 'inventory.deleted.empty',
  emptyText: 'inventory.deleted.empty.text',
} as const;

/** The customer's deleted inventories, with buttons to recover them (P§2 /my/deletedInventories). */
export function Component() {
  const { context } = useShop();
  return context && isBuyer(context) ? <DeletedInventories context={context} /> : null;
}

function DeletedInventories({ context }: { context: BuyerContext }) {
  const intl = useIntl();
  const { recover, recovering } = useInventoryRecovery(context);
  // The focus moves to the next one, or to the back link if none is left.
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
