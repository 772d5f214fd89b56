import { useNow } from '../../clock/serverTime';
import { useCartSummary } from '../../connected/shell/cartSummary';
import { useShop } from '../../connected/shop/ShopProvider';
import type { UpcomingDay } from '../../gen/models';
import { addTexts } from '../../i18n/texts';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import type { BuyerContext } from '../../queries/shopContext';
import { dueOrder } from './rules/dueOrder';

const UsualOrder = lazyComponent(async () => (await Promise.all([import('./UsualOrder'), addTexts('companion')]))[0].UsualOrder, {
  failure: 'silent',
});

/** Half a minute, as the countdown beside it. */
const step = 30_000;

/** In the two hours before the deadline, while the cart is empty: that the usual order is due. Asks for nothing at any other time. */
export function OrderReminder({ context, days }: { context: BuyerContext; days: readonly UpcomingDay[] | undefined }) {
  const { user } = useShop();
  const { count } = useCartSummary(context);
  const due = dueOrder(days, useNow(step));
  return due && count === 0 && user && <UsualOrder context={context} userId={user.userId} due={due} />;
}
