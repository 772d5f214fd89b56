import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { BackLink } from '../../kit/page/BackLink';
import { useScreenName } from '../../connected/screen/screenTitle';
import { useShop } from '../../connected/shop/ShopProvider';
import { formatMoment } from '../../i18n/format';
import { ButtonLink } from '../../kit/action/ButtonLink';
import { EmptyState } from '../../kit/feedback/EmptyState';
import { ListSkeleton } from '../../kit/list/ListSkeleton';
import { QueryScreen } from '../../kit/page/QueryScreen';
import { MyFrame } from '../../connected/my/MyFrame';
import { paths } from '../../paths';
import { foundInventoryOptions } from '../../queries/inventory';
import { inventoryDetailsOptions } from '../../queries/inventoryDetails';
import { isNotFound } from '../../queries/notFound';
import { isRefused } from '../../queries/refused';
import { isBuyer, type BuyerContext } from '../../queries/shopContext';
import { LoadedInventory } from './LoadedInventory';

/** One inventory with everything that was counted (P§2 /my/inventory). */
export function Component() {
  const { context } = useShop();
  const { inventoryId = '' } = useParams();
  return context && isBuyer(context) ? (
    <InventoryDetail key={`${context.tenant}/${context.customerId}/${inventoryId}`} context={context} inventoryId={inventoryId} />
  ) : null;
}

/** The way back to the list. */
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
      // Somebody else's is as good as none: of whose it is nothing is said.
      isMissing={found.data === null || failed.some(({ error }) => isNotFound(error) || isRefused(error))}
      missing={<UnknownInventory />}
      frame={(state, kind) => (
        <MyFrame current="inventory" title={title} back={back} isWaiting={kind === 'pending'}>
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
