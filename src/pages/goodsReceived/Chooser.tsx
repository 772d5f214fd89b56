import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useToday } from '../../clock/serverTime';
import { orderStatus, type OrderOverviewEntry, type OrderStatus } from '../../domain/order';
import { DeliveryDays } from '../../components/order/DeliveryDays';
import { formatDay } from '../../i18n/format';
import { ButtonLink } from '../../kit/action/ButtonLink';
import { EmptyState } from '../../kit/feedback/EmptyState';
import { Icon } from '../../kit/icon/Icon';
import { AppLink } from '../../kit/link/AppLink';
import { ListSkeleton } from '../../kit/list/ListSkeleton';
import { QueryScreen } from '../../kit/page/QueryScreen';
import { SectionHeading } from '../../kit/page/SectionHeading';
import { Surface } from '../../kit/page/Surface';
import { useIsOnline } from '../../platform/isOnline';
import { paths } from '../../paths';
import { orderOverviewOptions } from '../../queries/order';
import type { BuyerContext } from '../../queries/shopContext';
import styles from './Chooser.module.css';
import { useBegunDeliveries } from './deliveryStore';
import { linesByState } from './rules/report';

interface ChooserProps {
  context: BuyerContext;
  userId: string;
}

/** Which of the groups come in which order: what comes today first. */
const groups = ['inDelivery', 'past', 'ordered'] as const satisfies readonly OrderStatus[];

/** Which delivery is received: those begun on this device, then what comes today, what came last, and what is on its way. */
export function Chooser({ context, userId }: ChooserProps) {
  const { locale } = useIntl();
  const isOnline = useIsOnline();
  const today = useToday();
  const begun = useBegunDeliveries(context, userId);
  const reading = useQuery(orderOverviewOptions(context, { sort: { field: 'deliveryDate', direction: 'desc' }, filters: {}, page: 0 }));
  const known = new Set(begun.map(({ orderId }) => orderId));
  return (
    <div className={styles.chooser}>
      {begun.length > 0 && (
        <Group title={<FormattedMessage id="goodsReceived.begun" />}>
          {begun.map((delivery) => {
            const { open, fault } = linesByState(delivery);
            return (
              <Entry key={delivery.orderId} orderId={delivery.orderId} days={delivery.days.map((day) => formatDay(day, locale)).join(', ')}>
                <FormattedMessage id="goodsReceived.begun.facts" values={{ open: open.length, faults: fault.length }} />
              </Entry>
            );
          })}
        </Group>
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
                  <Group key={status} title={<FormattedMessage id={`goodsReceived.group.${status}`} />}>
                    {entries.map((order: OrderOverviewEntry) => (
                      <Entry key={order.id} orderId={order.id} days={<DeliveryDays order={order} />}>
                        <FormattedMessage id="cart.lineCount" values={{ count: order.itemsCount }} />
                      </Entry>
                    ))}
                  </Group>
                )
              );
            })
          )
        }
      </QueryScreen>
    </div>
  );
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <SectionHeading level={2} className={styles.title}>
        {title}
      </SectionHeading>
      <Surface>
        <ul className={styles.list}>{children}</ul>
      </Surface>
    </section>
  );
}

function Entry({ orderId, days, children }: { orderId: string; days: ReactNode; children: ReactNode }) {
  return (
    <li>
      <AppLink href={paths.goodsReceived(orderId)} className={styles.entry}>
        <strong>{orderId}</strong>
        <span>{days}</span>
        <span className={styles.quiet}>{children}</span>
        <Icon name="next" size="small" />
      </AppLink>
    </li>
  );
}
