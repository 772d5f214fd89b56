import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { productsBySkuOptions } from '#cart/productsBySku.ts';
import { InventoryFacts } from './parts/InventoryFacts';
import { InventoryLines } from './parts/InventoryLines';
import { NonWebshopItems } from '#components/order/OrderExtras.tsx';
import { useReportedAddition } from '#connected/cart/reportedAddition.tsx';
import { useInventoryDeletion, useInventoryRecovery } from '#connected/inventory/inventoryDeletion.tsx';
import { useInventoryExport } from '#connected/inventory/inventoryExport.tsx';
import { useTemplateFilling } from '#connected/orderTemplate/templateFilling.tsx';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { inventoryLines, inventoryValue, requestedInventoryLines, type InventoryDetails } from '#domain/inventory/inventory.ts';
import type { Product } from '#domain/product/product.ts';
import { Button } from '#kit/action/Button.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx';
import { MyFrame } from '#connected/my/MyFrame.tsx';
import { paths } from '#paths.ts';
import type { FoundInventory } from '#queries/inventory.ts';
import { unreadableCounts } from '#queries/inventoryDetails.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import styles from './LoadedInventory.module.css';

interface LoadedInventoryProps {
  context: BuyerContext;
  found: FoundInventory;
  details: InventoryDetails;
  title: string;
  back: ReactNode;
}

const none: ReadonlyMap<string, Product> = new Map();

/** A loaded inventory: counted products, and actions. */
export function LoadedInventory({ context, found: { inventory, isDeleted }, details, title, back }: LoadedInventoryProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const {
    permissions: { canSeePrices },
  } = useShop();
  const skus = details.items.map(({ productSku }) => productSku);
  const products = useQuery(productsBySkuOptions(context, skus));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const addition = useReportedAddition(context);
  const template = useTemplateFilling(context);
  const exporting = useInventoryExport(context);
  const deletion = useInventoryDeletion(context, { onDeleted: () => void navigate(paths.inventory()) });
  const recovery = useInventoryRecovery(context);

  const lines = inventoryLines(details.items, products.data ?? none);
  const hasLines = details.items.length > 0;
  const unreadable = unreadableCounts(details);
  const meant = chosen.size > 0 ? details.items.filter(({ id }) => chosen.has(id)) : details.items;
  const requestedLines = requestedInventoryLines(meant);
  // A retry moves nothing away.
  const isReading = skus.length > 0 && !products.isFetched;
  return (
    <MyFrame
      current="inventory"
      title={title}
      back={back}
      primary={
        hasLines
          ? {
              key: 'cart',
              label: intl.formatMessage({ id: 'inventory.toCart' }, { count: chosen.size > 0 ? requestedLines.length : 0 }),
              isBusy: addition.isAdding,
              isDisabled: requestedLines.length === 0,
              onPress: () => addition.add(requestedLines),
            }
          : undefined
      }
      actions={[
        hasLines && {
          key: 'template',
          label: intl.formatMessage({ id: 'inventory.toTemplate' }),
          opensDialog: true,
          isDisabled: requestedLines.length === 0,
          onPress: () => template.ask(requestedLines),
        },
        !isDeleted && {
          key: 'export',
          label: intl.formatMessage({ id: 'inventory.export' }),
          opensDialog: true,
          onPress: () => exporting.ask([inventory.id]),
        },
        !isDeleted && {
          key: 'delete',
          label: intl.formatMessage({ id: 'inventory.delete' }),
          isDestructive: true,
          onPress: () => deletion.ask(inventory),
        },
      ]}
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
      {/* The value has one line or two, which would move what follows. */}
      {isReading ? (
        <ListSkeleton rows={8} />
      ) : (
        <InventoryFacts inventory={inventory} value={canSeePrices && products.data ? inventoryValue(lines) : undefined} />
      )}
      {hasLines && !isReading && (
        <section>
          <SectionHeading level={2} className={styles.title}>
            <FormattedMessage id="inventory.lines.title" />
          </SectionHeading>
          <p className={styles.hint}>
            <FormattedMessage id="inventory.lines.hint" />
          </p>
          {products.isError && !products.data && (
            <InlineError error={products.error} onRetry={() => void products.refetch()} isRetrying={products.isFetching}>
              <FormattedMessage id={canSeePrices ? 'inventory.productsFailed' : 'inventory.productsFailed.noPrices'} />
            </InlineError>
          )}
          <InventoryLines
            lines={lines}
            canSeePrices={canSeePrices}
            hrefOf={(sku) => paths.product(sku)}
            selection={{ chosen, onChange: setChosen }}
          />
        </section>
      )}
      {!isReading && <NonWebshopItems items={details.nonWebshopItems.map(({ productName: name, ...item }) => ({ name, ...item }))} />}
      {addition.report}
      {template.dialog}
      {exporting.dialog}
      {deletion.dialog}
    </MyFrame>
  );
}
