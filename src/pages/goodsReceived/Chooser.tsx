import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useToday } from '#clock/serverTime.ts';
import { orderStatus, type OrderOverviewEntry, type OrderStatus } from '#domain/order/order.ts';
import { DeliveryDays } from '#components/order/DeliveryDays.tsx';
import { formatDay } from '#i18n/format.ts';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { EmptyState } from '#kit/feedback/EmptyState.tsx';
import { LinkEntry, LinkGroup } from '#kit/list/LinkGroup.tsx';
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx';
import { QueryScreen } from '#kit/page/QueryScreen.tsx';
import { useIsOnline } from '#platform/isOnline.ts';
import { paths } from '#paths.ts';
import { orderOverviewOptions } from '#queries/order.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import styles from './Chooser.module.css';
import { useBegunDeliveries } from './deliveryStore';
import { linesByState } from './rules/report';
import { temperaturesPath } from './temperaturesPath';

interface ChooserProps {
  context: BuyerContext;
  userId: string;
}

/** Statuses in display sequence: today's deliveries first. */
const groups = ['inDelivery', 'past', 'ordered'] as const satisfies readonly OrderStatus[];

/** Chooses a delivery to receive: those begun on this device, then today's, the last ones, and pending ones. */
export function Chooser({ context, userId }: ChooserProps) {
  const { locale } = useIntl();
  const isOnline = useIsOnline();
  const today = useToday();
  const begun = useBegunDeliveries(context, userId);
  const reading = useQuery(orderOverviewOptions(context, { sort: { field: 'deliveryDate', direction: 'desc' }, filters: {}, page: 0 }));
  // What follows the orders would be moved by them.
  const isSettled = reading.data !== undefined || reading.isError || !isOnline;
  const known = new Set(begun.map(({ orderId }) => orderId));
  return (
    <div className={styles.chooser}>
      {begun.length > 0 && (
        <LinkGroup title={<FormattedMessage id="goodsReceived.begun" />}>
          {begun.map((delivery) => {
            const { open, fault } = linesByState(delivery);
            return (
              <LinkEntry
                key={delivery.orderId}
                href={paths.goodsReceived(delivery.orderId)}
                name={delivery.orderId}
                facts={delivery.days.map((day) => formatDay(day, locale)).join(', ')}
              >
                <FormattedMessage id="goodsReceived.begun.facts" values={{ open: open.length, faults: fault.length }} />
              </LinkEntry>
            );
          })}
        </LinkGroup>
      )}
      <QueryScreen
        reading={reading}
        skeleton={
          isOnline ? (
            <ListSkeleton rows={4} />
          ) : (
            <p className={styles.quiet}>
              <FormattedMessage id="goodsReceived.orders.offline" />
            </p>
          )
        }
        failed={<FormattedMessage id="goodsReceived.orders.failed" />}
      >
        {({ orders }) =>
          orders.length === 0 && begun.length === 0 ? (
            <EmptyState
              title={<FormattedMessage id="goodsReceived.orders.empty" />}
              actions={
                <ButtonLink href={paths.search()} tone="primary">
                  <FormattedMessage id="order.empty.toProducts" />
                </ButtonLink>
              }
            />
          ) : (
            groups.map((status) => {
              const entries = orders.filter((order) => !known.has(order.id) && (orderStatus(order, today) ?? 'past') === status);
              return (
                entries.length > 0 && (
                  <LinkGroup key={status} title={<FormattedMessage id={`goodsReceived.group.${status}`} />}>
                    {entries.map((order: OrderOverviewEntry) => (
                      <LinkEntry key={order.id} href={paths.goodsReceived(order.id)} name={order.id} facts={<DeliveryDays order={order} />}>
                        <FormattedMessage id="cart.lineCount" values={{ count: order.itemsCount }} />
                      </LinkEntry>
                    ))}
                  </LinkGroup>
                )
              );
            })
          )
        }
      </QueryScreen>
      {isSettled && (
        <LinkGroup title={<FormattedMessage id="goodsReceived.proof" />}>
          <LinkEntry href={temperaturesPath} name={<FormattedMessage id="goodsReceived.temperatures" />}>
            <FormattedMessage id="goodsReceived.temperatures.link" />
          </LinkEntry>
        </LinkGroup>
      )}
    </div>
  );
}
