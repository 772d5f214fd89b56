import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { productsBySkuOptions } from '../../cart/productsBySku';
import { InventoryFacts } from './parts/InventoryFacts';
import { InventoryLines } from './parts/InventoryLines';
import { NonWebshopItems } from '../../components/order/OrderExtras';
import { useReportedAddition } from '../../connected/cart/reportedAddition';
import { useInventoryDeletion, useInventoryRecovery } from '../../connected/inventory/inventoryDeletion';
import { useInventoryExport } from '../../connected/inventory/inventoryExport';
import { useShop } from '../../connected/shop/ShopProvider';
import { inventoryLines, inventoryValue, requestedInventoryLines, type InventoryDetails } from '../../domain/inventory';
import type { Product } from '../../domain/product';
import { Button } from '../../kit/action/Button';
import { InlineError } from '../../kit/feedback/InlineError';
import { ListSkeleton } from '../../kit/list/ListSkeleton';
import { PageFrame } from '../../kit/page/PageFrame';
import { paths } from '../../paths';
import type { FoundInventory } from '../../queries/inventory';
import { unreadableCounts } from '../../queries/inventoryDetails';
import type { BuyerContext } from '../../queries/shopContext';
import { useInventoryTemplate } from './inventoryTemplate';
import styles from './LoadedInventory.module.css';

interface LoadedInventoryProps {
  context: BuyerContext;
  found: FoundInventory;
  details: InventoryDetails;
  title: string;
  back: ReactNode;
}

const none: ReadonlyMap<string, Product> = new Map();

/** An inventory that has come: what was counted, and what can be done with it. */
export function LoadedInventory({ context, found: { inventory, isDeleted }, details, title, back }: LoadedInventoryProps) {
  const navigate = useNavigate();
  const {
    permissions: { canSeePrices },
  } = useShop();
  const skus = details.items.map(({ productSku }) => productSku);
  const products = useQuery(productsBySkuOptions(context, skus));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const addition = useReportedAddition(context);
  const template = useInventoryTemplate(context);
  const exporting = useInventoryExport(context);
  const deletion = useInventoryDeletion(context, { onDeleted: () => void navigate(paths.inventory()) });
  const recovery = useInventoryRecovery(context);

  const lines = inventoryLines(details.items, products.data ?? none);
  const unreadable = unreadableCounts(details);
  const meant = chosen.size > 0 ? details.items.filter(({ id }) => chosen.has(id)) : details.items;
  const requestedLines = requestedInventoryLines(meant);
  const isReading = skus.length > 0 && !products.data && !products.isError;
  return (
    <PageFrame
      title={title}
      back={back}
      actions={
        <>
          {details.items.length > 0 && (
            <>
              <Button
                tone="primary"
                isBusy={addition.isAdding}
                disabled={requestedLines.length === 0}
                onClick={() => addition.add(requestedLines)}
              >
                <FormattedMessage id="inventory.toCart" values={{ count: chosen.size > 0 ? requestedLines.length : 0 }} />
              </Button>
              <Button disabled={requestedLines.length === 0} onClick={() => template.ask(requestedLines)}>
                <FormattedMessage id="inventory.toTemplate" />
              </Button>
            </>
          )}
          {!isDeleted && (
            <>
              <Button onClick={() => exporting.ask([inventory.id])}>
                <FormattedMessage id="inventory.export" />
              </Button>
              <Button onClick={() => deletion.ask(inventory)}>
                <FormattedMessage id="inventory.delete" />
              </Button>
            </>
          )}
        </>
      }
    >
      {isDeleted && (
        <div className={styles.deleted}>
          <p className={styles.text}>
            <FormattedMessage id="inventory.isDeleted" />
          </p>
          <Button isBusy={recovery.recovering !== undefined} onClick={() => recovery.recover(inventory)}>
            <FormattedMessage id="inventory.recover" />
          </Button>
        </div>
      )}
      {unreadable > 0 && (
        <InlineError>
          <FormattedMessage id="inventory.lines.unreadable" values={{ count: unreadable }} />
        </InlineError>
      )}
      <InventoryFacts inventory={inventory} value={canSeePrices && products.data ? inventoryValue(lines) : undefined} />
      {details.items.length > 0 && (
        <section>
          <h2 className={styles.title}>
            <FormattedMessage id="inventory.lines.title" />
          </h2>
          <p className={styles.hint}>
            <FormattedMessage id="inventory.lines.hint" />
          </p>
          {products.isError && !products.data && (
            <InlineError error={products.error} onRetry={() => void products.refetch()} isRetrying={products.isFetching}>
              <FormattedMessage id={canSeePrices ? 'inventory.productsFailed' : 'inventory.productsFailed.noPrices'} />
            </InlineError>
          )}
          {isReading ? (
            <ListSkeleton rows={8} />
          ) : (
            <InventoryLines
              lines={lines}
              canSeePrices={canSeePrices}
              hrefOf={(sku) => paths.product(sku)}
              selection={{ chosen, onChange: setChosen }}
            />
          )}
        </section>
      )}
      <NonWebshopItems items={details.nonWebshopItems.map(({ productName: name, ...item }) => ({ name, ...item }))} />
      {addition.report}
      {template.dialog}
      {exporting.dialog}
      {deletion.dialog}
    </PageFrame>
  );
}
