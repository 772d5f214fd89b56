import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { BackLink } from '#kit/page/BackLink.tsx';
import { serverNow } from '#clock/serverClock.ts';
import { useScreenName } from '#connected/screen/screenTitle.ts';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { formatMoment } from '#i18n/format.ts';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { EmptyState } from '#kit/feedback/EmptyState.tsx';
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx';
import { QueryScreen } from '#kit/page/QueryScreen.tsx';
import { MyFrame } from '#connected/my/MyFrame.tsx';
import { paths } from '#paths.ts';
import { foundInventoryOptions } from '#queries/inventory.ts';
import { inventoryDetailsOptions } from '#queries/inventoryDetails.ts';
import { isNotFound } from '#queries/notFound.ts';
import { isRefused } from '#queries/refused.ts';
import { isBuyer, type BuyerContext } from '#queries/shopContext.ts';
import styles from './InventoryDetailPage.module.css';
import { LoadedInventory } from './LoadedInventory';

/** An inventory with all counted products (P§2 /my/inventory). */
export function Component() {
  const { context } = useShop();
  const { inventoryId = '' } = useParams();
  return context && isBuyer(context) ? (
    <InventoryDetail key={`${context.tenant}/${context.customerId}/${inventoryId}`} context={context} inventoryId={inventoryId} />
  ) : null;
}

/** Link back to the list. */
function BackToList({ isDeleted }: { isDeleted: boolean }) {
  return (
    <BackLink href={isDeleted ? paths.deletedInventories() : paths.inventory()}>
      <FormattedMessage id={isDeleted ? 'app.title.deletedInventories' : 'app.title.inventory'} />
    </BackLink>
  );
}

function InventoryDetail({ context, inventoryId }: { context: BuyerContext; inventoryId: string }) {
  const intl = useIntl();
  const found = useQuery(foundInventoryOptions(context, inventoryId));
  const details = useQuery(inventoryDetailsOptions(context, inventoryId));
  const moment = found.data ? formatMoment(found.data.inventory.createdAt, intl.locale) : undefined;
  const title = intl.formatMessage({ id: moment === undefined ? 'inventory.untitled' : 'inventory.title' }, { moment });
  useScreenName(moment === undefined ? undefined : title);
  // As long as the title to come, so that on a phone it doesn't move the content by a second line.
  const { length } = title;
  const rest = intl.formatMessage({ id: 'inventory.title' }, { moment: formatMoment(new Date(serverNow()), intl.locale) }).slice(length);
  const awaitedTitle = (
    <>
      {title}
      {/* By the stylesheet: in the document it would be found, copied and read as a part of the title. */}
      <span className={styles.rest} data-rest={rest} aria-hidden />
    </>
  );
  const back = <BackToList isDeleted={found.data?.isDeleted ?? false} />;
  const failed = [found, details].filter(({ isError }) => isError);
  return (
    <QueryScreen
      reading={{
        data: found.data && details.data ? { found: found.data, details: details.data } : undefined,
        error: failed[0]?.error,
        isFetching: failed.some(({ isFetching }) => isFetching),
        refetch: () => failed.forEach(({ refetch }) => void refetch()),
      }}
      skeleton={<ListSkeleton rows={8} />}
      failed={<FormattedMessage id="inventory.failed" />}
      // Another customer's inventory counts as missing, without saying whose it is.
      isMissing={found.data === null || failed.some(({ error }) => isNotFound(error) || isRefused(error))}
      missing={<UnknownInventory />}
      frame={(state, kind) => (
        <MyFrame current="inventory" title={kind === 'pending' ? awaitedTitle : title} back={back} isWaiting={kind === 'pending'}>
          {state}
        </MyFrame>
      )}
    >
      {(loaded) => <LoadedInventory context={context} found={loaded.found} details={loaded.details} title={title} back={back} />}
    </QueryScreen>
  );
}

/** There is no such inventory, or it isn't this customer's. */
function UnknownInventory() {
  return (
    <EmptyState
      pictogram="list"
      title={<FormattedMessage id="inventory.unknown" />}
      actions={
        <ButtonLink href={paths.inventory()} tone="primary">
          <FormattedMessage id="inventory.unknown.toList" />
        </ButtonLink>
      }
    >
      <p>
        <FormattedMessage id="inventory.unknown.text" />
      </p>
    </EmptyState>
  );
}
