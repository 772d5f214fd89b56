import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useParams } from 'react-router';
import { AllergenOverview } from '#connected/allergens/AllergenOverview.tsx';
import { BackLink } from '#kit/page/BackLink.tsx';
import { useCustomerLeft, useCustomerOfOrder } from '#connected/order/orderCustomer.ts';
import { useScreenName } from '#connected/screen/screenTitle.ts';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { orderItemsToDeclare } from '#domain/order/order.ts';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx';
import { PageFrame } from '#kit/page/PageFrame.tsx';
import { QueryScreen } from '#kit/page/QueryScreen.tsx';
import { foundOrderOptions, NoMatchingCustomerError } from '#ordering/orderSearch.ts';
import { paths } from '#paths.ts';
import { isNotFound } from '#queries/notFound.ts';
import { unreadableLines } from '#queries/order.ts';
import type { ShopContext } from '#queries/shopContext.ts';

/** Allergens and diets of an order's products, including free goods. */
export function Component() {
  const { context } = useShop();
  const { orderId = '' } = useParams();
  return context ? <OrderAllergens key={orderId} context={context} orderId={orderId} /> : null;
}

const nothing = { orderItems: [] };

function OrderAllergens({ context, orderId }: { context: ShopContext; orderId: string }) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const reading = useQuery(foundOrderOptions(queryClient, context, orderId));
  const { data: found, error } = reading;
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
  const isForeign = error instanceof NoMatchingCustomerError;
  return (
    <QueryScreen
      reading={reading}
      skeleton={<ListSkeleton rows={8} />}
      failed={<FormattedMessage id="allergens.failed.order" />}
      isMissing={isForeign || isNotFound(error)}
      missing={
        <InlineError>
          <FormattedMessage id={isForeign ? 'order.foreignCustomer' : 'allergens.failed.order'} />
        </InlineError>
      }
      frame={(state) => (
        <PageFrame title={title} back={back}>
          {state}
        </PageFrame>
      )}
    >
      {({ order: read, customerId }) => (
        <AllergenOverview
          context={{ ...context, customerId }}
          title={title}
          back={back}
          source={intl.formatMessage({ id: 'allergens.source.order' }, { number: orderId })}
          items={items}
          unreadable={unreadableLines(read)}
          wayOn={
            <ButtonLink href={paths.order(orderId)} tone="primary">
              <FormattedMessage id="allergens.empty.order" />
            </ButtonLink>
          }
        />
      )}
    </QueryScreen>
  );
}
