import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useParams } from 'react-router';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { FreeItems, NonWebshopItems } from '#components/order/OrderExtras.tsx';
import { OrderFacts } from '#components/order/OrderFacts.tsx';
import { OrderLines } from '#components/order/OrderLines.tsx';
import { BackLink } from '#kit/page/BackLink.tsx';
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx';
import { QueryScreen } from '#kit/page/QueryScreen.tsx';
import { MyFrame } from '#connected/my/MyFrame.tsx';
import { useCustomerLeft, useCustomerOfOrder } from '#connected/order/orderCustomer.ts';
import { useDisplayRules } from '#connected/product/displayRules.ts';
import { useScreenName } from '#connected/screen/screenTitle.ts';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import type { Order } from '#domain/order/order.ts';
import { paths } from '#paths.ts';
import { unreadableLines } from '#queries/order.ts';
import { foundOrderOptions, NoMatchingCustomerError } from '#ordering/orderSearch.ts';
import { isBuyer, type ShopContext } from '#queries/shopContext.ts';
import styles from './OrderPage.module.css';
import { AddToDelivery } from '#connected/order/AddToDelivery.tsx';
import { useReorder } from '#connected/order/reorder.tsx';
import { useToday } from '#clock/serverTime.ts';
import { addTexts } from '#i18n/texts.ts';
import { UnstyledButton } from '#kit/action/UnstyledButton.tsx';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { useLazyOpen } from '#kit/overlay/useLazyOpen.ts';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import { canAskForChange, lineKey, wholeOrder } from './rules/changeRequest';

const ChangeRequesting = lazyComponent(
  async () => (await Promise.all([import('./ChangeRequesting'), addTexts('forms'), addTexts('contact')]))[0].ChangeRequesting,
);

/** An order with all its details (P§2 /my/orders/detail). */
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
  // While the list is loading, the order is still shown and would switch to its own customer again.
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
  const reorder = useReorder(context);
  const intl = useIntl();
  const hasLines = order.orderItems.length > 0;
  const unreadable = unreadableLines(order);
  const [skus, setSkus] = useState<ReadonlySet<string>>(new Set());
  const today = useToday();
  const change = useLazyOpen();
  const [changed, setChanged] = useState(wholeOrder);
  // Another customer's order is shown until its customer is chosen.
  const buyer = isBuyer(context) && order.customerId === context.customerId ? context : undefined;
  const canChange = buyer !== undefined && canAskForChange(order, today);
  const askForChange = (line: string) => {
    setChanged(line);
    change.open();
  };
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
              onPress: () =>
                reorder.order(
                  chosen > 0 ? { ...order, orderItems: order.orderItems.filter(({ productSku }) => skus.has(productSku)) } : order,
                ),
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
        canChange && {
          key: 'change',
          label: intl.formatMessage({ id: 'order.change.ask' }),
          onPress: () => askForChange(wholeOrder),
        },
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
      {buyer && <AddToDelivery context={buyer} order={order} />}
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
            actionOf={
              canChange
                ? (item, place) => (
                    <UnstyledButton
                      className={styles.change}
                      aria-haspopup="dialog"
                      aria-label={intl.formatMessage({ id: 'order.change.ask.of' }, { product: item.name })}
                      onPointerEnter={ChangeRequesting.prefetch}
                      onClick={() => askForChange(lineKey(item, place))}
                    >
                      <FormattedMessage id="order.change.ask" />
                    </UnstyledButton>
                  )
                : undefined
            }
          />
        </section>
      )}
      <FreeItems items={order.freeItems ?? []} />
      <NonWebshopItems items={order.nonWebshopItems ?? []} />
      {reorder.dialogs}
      {buyer && change.wasOpened && (
        <ChangeRequesting context={buyer} order={order} line={changed} isOpen={change.isOpen} onLine={setChanged} onClose={change.close} />
      )}
    </MyFrame>
  );
}
