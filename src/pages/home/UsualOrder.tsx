import { useIntl } from 'react-intl';
import { useNeverRemind } from '../../connected/order/neverRemind';
import { useUsualOrders } from '../../connected/order/usualOrdersReading';
import { forgottenOf } from '../../domain/usualOrder';
import { formatTime } from '../../i18n/format';
import { paths } from '../../paths';
import type { BuyerContext } from '../../queries/shopContext';
import { UsualOrderCard } from './parts/UsualOrderCard';
import type { DueOrder } from './rules/dueOrder';

/** Orders that the sheet is made of. */
const sheetOrders = 12;

/** The order that is due, with what is usually in it. Nothing where nothing is usual, or some of it was ordered today. */
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
