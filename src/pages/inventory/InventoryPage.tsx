import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { inventoryPlaceText } from '#components/inventory/inventoryNames.ts';
import { OwnCountsNote } from '#connected/inventory/OwnCountsNote.tsx';
import { InventoryTabs } from '#connected/inventory/InventoryTabs.tsx';
import { inventoryCard, inventoryColumns } from '#connected/inventory/inventoryColumns.tsx';
import { useInventoryDeletion } from '#connected/inventory/inventoryDeletion.tsx';
import { useInventoryExport } from '#connected/inventory/inventoryExport.tsx';
import { ListScreen } from '#connected/list/ListScreen.tsx';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { inventoriesOf, inventoryListRules, type Inventory } from '#domain/inventory/inventory.ts';
import { formatMoment } from '#i18n/format.ts';
import { Button } from '#kit/action/Button.tsx';
import { IconButton } from '#kit/action/IconButton.tsx';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import type { TableSelection } from '#kit/table/column.ts';
import { paths } from '#paths.ts';
import { inventoriesOptions } from '#queries/inventory.ts';
import { isBuyer, type BuyerContext } from '#queries/shopContext.ts';

const texts = {
  title: 'app.title.inventory',
  failed: 'inventory.list.failed',
  empty: 'inventory.list.empty',
  emptyText: 'inventory.list.empty.text',
} as const;

/** The customer's inventories by counted place, newest first, with export and deletion (P§2 /my/inventory). */
export function Component() {
  const { context } = useShop();
  return context && isBuyer(context) ? <Inventories key={`${context.tenant}/${context.customerId}`} context={context} /> : null;
}

function Inventories({ context }: { context: BuyerContext }) {
  const intl = useIntl();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const exporting = useInventoryExport(context);
  const newLink = useRef<HTMLElement>(null);
  const deletion = useInventoryDeletion(context, { onGone: () => newLink.current?.focus() });
  const momentOf = ({ createdAt }: Inventory) => formatMoment(createdAt, intl.locale);
  const columnOptions = {
    actionsOf: (inventory: Inventory) => (
      <IconButton
        icon="remove"
        size="small"
        tone="destructive"
        label={intl.formatMessage({ id: 'inventory.delete.label' }, { moment: momentOf(inventory) })}
        onClick={() => deletion.ask(inventory)}
      />
    ),
  };
  /** Only visible rows stay selected: those on other pages, or deleted meanwhile, are not meant. */
  const selectionOf = (rows: readonly Inventory[]): TableSelection<Inventory> => ({
    chosen,
    onChange: setChosen,
    keyOf: ({ id }) => id,
    nameOf: (inventory) => intl.formatMessage({ id: 'inventory.choose' }, { moment: momentOf(inventory) }),
    allName: intl.formatMessage({ id: 'inventory.chooseAll' }),
    actions: (
      <Button tone="primary" onClick={() => exporting.ask(rows.filter(({ id }) => chosen.has(id)).map(({ id }) => id))}>
        <FormattedMessage id="inventory.export.chosen" />
      </Button>
    ),
  });
  return (
    <ListScreen
      path={paths.inventory()}
      rules={inventoryListRules}
      query={(state) => inventoriesOptions(context, state)}
      rowsOf={(answer) => inventoriesOf(answer)}
      texts={texts}
      columns={inventoryColumns(intl, columnOptions)}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => paths.inventoryDetail(id)}
      cardOf={inventoryCard(intl, columnOptions)}
      groupOf={(inventory) => inventoryPlaceText(intl, inventory)}
      selectionOf={selectionOf}
      my="inventory"
      notice={
        <>
          <OwnCountsNote context={context} />
          <InventoryTabs current="inventory" />
        </>
      }
      primary={{
        key: 'new',
        label: intl.formatMessage({ id: 'inventory.new' }),
        href: paths.newInventory(),
        ref: (link) => {
          newLink.current = link;
        },
      }}
      actions={[
        { key: 'export', label: intl.formatMessage({ id: 'inventory.export' }), opensDialog: true, onPress: () => exporting.ask() },
      ]}
      emptyAction={
        <ButtonLink href={paths.newInventory()} tone="primary">
          <FormattedMessage id="inventory.new" />
        </ButtonLink>
      }
    >
      {exporting.dialog}
      {deletion.dialog}
    </ListScreen>
  );
}
