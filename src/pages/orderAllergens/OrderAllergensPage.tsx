import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useParams } from 'react-router';
import { AllergenOverview } from '../../connected/allergens/AllergenOverview';
import { BackLink } from '../../connected/list/BackLink';
import { OverviewWaiting } from '../../connected/allergens/OverviewWaiting';
import { useCustomerLeft, useCustomerOfOrder } from '../../connected/order/orderCustomer';
import { useScreenName } from '../../connected/screen/screenTitle';
import { useShop } from '../../connected/shop/ShopProvider';
import { orderItemsToDeclare } from '../../domain/order';
import { ButtonLink } from '../../kit/action/ButtonLink';
import { foundOrderOptions, NoMatchingCustomerError } from '../../ordering/orderSearch';
import { paths } from '../../paths';
import { isNotFound } from '../../queries/notFound';
import { unreadableLines } from '../../queries/order';
import type { ShopContext } from '../../queries/shopContext';

/** Allergens and diets of what was ordered, with what came along for free. */
export function Component() {
  const { context } = useShop();
  const { orderId = '' } = useParams();
  return context ? <OrderAllergens key={orderId} context={context} orderId={orderId} /> : null;
}

const nothing = { orderItems: [] };

function OrderAllergens({ context, orderId }: { context: ShopContext; orderId: string }) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const { data: found, error, isFetching, refetch } = useQuery(foundOrderOptions(queryClient, context, orderId));
  const title = intl.formatMessage({ id: 'allergens.title.order' }, { number: orderId });
  const isLeft = useCustomerLeft(context, found);
  useScreenName(found && title);
  useCustomerOfOrder(isLeft ? undefined : found);
  const order = found?.order ?? nothing;
  const items = useMemo(() => orderItemsToDeclare(order), [order]);
  const back = (
    <BackLink href={paths.order(orderId)}>
      <FormattedMessage id="allergens.back.order" values={{ number: orderId }} />
    </BackLink>
  );
  if (isLeft) return <Navigate to={paths.orders()} replace />;
  if (!found) {
    const isForeign = error instanceof NoMatchingCustomerError;
    return (
      <OverviewWaiting
        title={title}
        back={back}
        {...(error && { failure: <FormattedMessage id={isForeign ? 'order.foreignCustomer' : 'allergens.failed.order'} /> })}
        onRetry={isForeign || isNotFound(error) ? undefined : () => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <AllergenOverview
      context={{ ...context, customerId: found.customerId }}
      title={title}
      back={back}
      source={intl.formatMessage({ id: 'allergens.source.order' }, { number: orderId })}
      items={items}
      unreadable={unreadableLines(found.order)}
      wayOn={
        <ButtonLink href={paths.order(orderId)} tone="primary">
          <FormattedMessage id="allergens.empty.order" />
        </ButtonLink>
      }
    />
  );
}
