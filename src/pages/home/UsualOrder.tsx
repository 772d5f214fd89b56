import { useIntl } from 'react-intl';
import { useNeverRemind } from '#connected/order/neverRemind.ts';
import { useUsualOrders } from '#connected/order/usualOrdersReading.ts';
import { forgottenOf } from '#domain/cart/usualOrder.ts';
import { formatTime } from '#i18n/format.ts';
import { paths } from '#paths.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { UsualOrderCard } from './parts/UsualOrderCard';
import type { DueOrder } from './rules/dueOrder';

/** Number of orders that the sheet is made of. */
const sheetOrders = 12;

/** The usual order that is due, with its products. Renders nothing if nothing is usual, or if some of it was ordered today. */
export function UsualOrder({ context, userId, due }: { context: BuyerContext; userId: string; due: DueOrder }) {
  const { locale } = useIntl();
  const usual = useUsualOrders(context);
  const { unwanted } = useNeverRemind(context, userId);
  if (!usual || usual.orderedToday.size > 0) return null;
  const names = forgottenOf(usual, (sku) => unwanted.some((one) => one.sku === sku)).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <UsualOrderCard
      weekday={due.weekday}
      time={formatTime(due.orderUntil, locale)}
      names={names}
      cartHref={paths.checkout()}
      sheetHref={paths.orderSheet(`orders:${sheetOrders}`)}
    />
  );
}
