import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useParams } from 'react-router';
import { InlineError } from '../../kit/feedback/InlineError';
import { FreeItems, NonWebshopItems } from '../../components/order/OrderExtras';
import { OrderFacts } from '../../components/order/OrderFacts';
import { OrderLines } from '../../components/order/OrderLines';
import { BackLink } from '../../kit/page/BackLink';
import { ListSkeleton } from '../../kit/list/ListSkeleton';
import { QueryScreen } from '../../kit/page/QueryScreen';
import { MyFrame } from '../../connected/my/MyFrame';
import { useCustomerLeft, useCustomerOfOrder } from '../../connected/order/orderCustomer';
import { useDisplayRules } from '../../connected/product/displayRules';
import { useScreenName } from '../../connected/screen/screenTitle';
import { useShop } from '../../connected/shop/ShopProvider';
import type { Order } from '../../domain/order';
import { paths } from '../../paths';
import { unreadableLines } from '../../queries/order';
import { foundOrderOptions, NoMatchingCustomerError } from '../../ordering/orderSearch';
import type { ShopContext } from '../../queries/shopContext';
import styles from './OrderPage.module.css';
import { useReorder } from './reorder';
import { SectionHeading } from '../../kit/page/SectionHeading';

/** One order with everything that is known of it (P§2 /my/orders/detail). */
export function Component() {
  const { context } = useShop();
  const { orderId = '' } = useParams();
  return context ? <OrderDetail key={orderId} context={context} orderId={orderId} /> : null;
}

function OrderDetail({ context, orderId }: { context: ShopContext; orderId: string }) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const reading = useQuery(foundOrderOptions(queryClient, context, orderId));
  const found = reading.data;
  const title = intl.formatMessage({ id: 'order.title' }, { number: orderId });
  useScreenName(found && title);
  const isLeft = useCustomerLeft(context, found);
  // While the list is being fetched the order is still here, and is found for its own customer again.
  useCustomerOfOrder(isLeft ? undefined : found);
  const back = (
    <BackLink href={paths.orders()}>
      <FormattedMessage id="order.backToList" />
    </BackLink>
  );
  if (isLeft) return <Navigate to={paths.orders()} replace />;
  return (
    <QueryScreen
      reading={reading}
      skeleton={<ListSkeleton rows={6} />}
      failed={<FormattedMessage id="order.failed" />}
      isMissing={reading.error instanceof NoMatchingCustomerError}
      missing={
        <InlineError>
          <FormattedMessage id="order.foreignCustomer" />
        </InlineError>
      }
      frame={(state, kind) => (
        <MyFrame current="orders" title={title} back={back} isWaiting={kind === 'pending'}>
          {state}
        </MyFrame>
      )}
    >
      {({ order }) => <LoadedOrder context={context} order={order} title={title} back={back} />}
    </QueryScreen>
  );
}

interface LoadedOrderProps {
  context: ShopContext;
  order: Order;
  title: string;
  back: ReactNode;
}

function LoadedOrder({ context, order, title, back }: LoadedOrderProps) {
  const {
    permissions: { canSeePrices },
  } = useShop();
  const { missingImage } = useDisplayRules(context);
  const reorder = useReorder(context, order);
  const intl = useIntl();
  const hasLines = order.orderItems.length > 0;
  const unreadable = unreadableLines(order);
  const [skus, setSkus] = useState<ReadonlySet<string>>(new Set());
  const chosen = order.orderItems.filter(({ productSku }) => skus.has(productSku)).length;
  return (
    <MyFrame
      current="orders"
      title={title}
      back={back}
      primary={
        hasLines
          ? {
              key: 'reorder',
              label:
                chosen > 0
                  ? intl.formatMessage({ id: 'order.reorder.chosen' }, { count: chosen })
                  : intl.formatMessage({ id: 'order.reorder.all' }),
              isBusy: reorder.isBusy,
              onPress: () => reorder.order(chosen > 0 ? skus : undefined),
            }
          : undefined
      }
      actions={[
        { key: 'print', label: intl.formatMessage({ id: 'order.print' }), onPress: () => window.print() },
        hasLines && {
          key: 'sheet',
          label: intl.formatMessage({ id: 'app.title.orderSheet' }),
          href: paths.orderSheet(`order:${order.id}`),
        },
        hasLines && { key: 'allergens', label: intl.formatMessage({ id: 'order.allergens' }), href: paths.orderAllergens(order.id) },
        { key: 'received', label: intl.formatMessage({ id: 'app.title.goodsReceived' }), href: paths.goodsReceived(order.id) },
      ]}
    >
      {reorder.failure}
      {unreadable > 0 && (
        <InlineError>
          <FormattedMessage id="order.lines.unreadable" values={{ count: unreadable }} />
        </InlineError>
      )}
      <OrderFacts order={order} canSeePrices={canSeePrices} />
      {order.orderItems.length > 0 && (
        <section>
          <SectionHeading level={2} className={styles.title}>
            <FormattedMessage id="order.lines.title" />
          </SectionHeading>
          <OrderLines
            items={order.orderItems}
            canSeePrices={canSeePrices}
            missingImage={missingImage}
            hrefOf={(sku) => paths.product(sku)}
            selection={{ skus, onChange: setSkus }}
          />
        </section>
      )}
      <FreeItems items={order.freeItems ?? []} />
      <NonWebshopItems items={order.nonWebshopItems ?? []} />
      {reorder.dialogs}
    </MyFrame>
  );
}
