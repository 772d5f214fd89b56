import { useRef, useState, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { inventoryPlaceText } from '../../components/inventory/inventoryNames';
import { OwnCountsNote } from '../../connected/inventory/OwnCountsNote';
import { inventoryCard, inventoryColumns } from '../../connected/inventory/inventoryColumns';
import { useInventoryDeletion } from '../../connected/inventory/inventoryDeletion';
import { useInventoryExport } from '../../connected/inventory/inventoryExport';
import { ListScreen } from '../../connected/list/ListScreen';
import { MyTabs } from '../../connected/my/MyTabs';
import { useShop } from '../../connected/shop/ShopProvider';
import { inventoriesOf, inventoryListRules, type Inventory } from '../../domain/inventory';
import { formatMoment } from '../../i18n/format';
import { Button } from '../../kit/action/Button';
import { ButtonLink } from '../../kit/action/ButtonLink';
import type { TableSelection } from '../../kit/table/column';
import { paths } from '../../paths';
import { inventoriesOptions } from '../../queries/inventory';
import { isBuyer, type BuyerContext } from '../../queries/shopContext';
import styles from './InventoryPage.module.css';

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
  const newLink = useRef<HTMLAnchorElement>(null);
  const deletion = useInventoryDeletion(context, { onGone: () => newLink.current?.focus() });
  const momentOf = ({ createdAt }: Inventory) => formatMoment(createdAt, intl.locale);
  const columnOptions = {
    actionsOf: (inventory: Inventory) => (
      <Button
        size="small"
        aria-label={intl.formatMessage({ id: 'inventory.delete.label' }, { moment: momentOf(inventory) })}
        onClick={() => deletion.ask(inventory)}
      >
        <FormattedMessage id="inventory.delete" />
      </Button>
    ),
  };
  const newInventory = (ref?: Ref<HTMLAnchorElement>) => (
    <ButtonLink ref={ref} href={paths.newInventory()} tone="primary">
      <FormattedMessage id="inventory.new" />
    </ButtonLink>
  );
  /** Only what is on the page is chosen: a page further, or deleted meanwhile, it is out of sight and not meant. */
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
      above={
        <div className={styles.above}>
          <MyTabs current="inventory" />
          <OwnCountsNote context={context} />
        </div>
      }
      actions={
        <>
          {newInventory(newLink)}
          <Button onClick={() => exporting.ask()}>
            <FormattedMessage id="inventory.export" />
          </Button>
        </>
      }
      emptyAction={newInventory()}
    >
      {exporting.dialog}
      {deletion.dialog}
    </ListScreen>
  );
}
