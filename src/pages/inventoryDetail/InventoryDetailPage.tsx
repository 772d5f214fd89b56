import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { BackLink } from '../../connected/list/BackLink';
import { useScreenName } from '../../connected/screen/screenTitle';
import { useShop } from '../../connected/shop/ShopProvider';
import { formatMoment } from '../../i18n/format';
import { ButtonLink } from '../../kit/action/ButtonLink';
import { EmptyState } from '../../kit/feedback/EmptyState';
import { InlineError } from '../../kit/feedback/InlineError';
import { ListSkeleton } from '../../kit/list/ListSkeleton';
import { PageFrame } from '../../kit/page/PageFrame';
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
  if (found.data && details.data)
    return <LoadedInventory context={context} found={found.data} details={details.data} title={title} back={back} />;
  const failed = [found, details].filter(({ isError }) => isError);
  // Somebody else's is as good as none: of whose it is nothing is said.
  const isUnknown = found.data === null || failed.some(({ error }) => isNotFound(error) || isRefused(error));
  return (
    <PageFrame title={title} back={back}>
      {isUnknown ? (
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
      ) : failed.length > 0 ? (
        <InlineError
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          isRetrying={failed.some(({ isFetching }) => isFetching)}
        >
          <FormattedMessage id="inventory.failed" />
        </InlineError>
      ) : (
        <ListSkeleton rows={8} />
      )}
    </PageFrame>
  );
}
