import { useNow } from '#clock/serverTime.ts';
import { useCartSummary } from '#connected/shell/cartSummary.ts';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import type { UpcomingDay } from '#gen/models/index.ts';
import { addTexts } from '#i18n/texts.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import type { BuyerContext } from '#queries/shopContext.ts';
import { dueOrder } from './rules/dueOrder';

const UsualOrder = lazyComponent(async () => (await Promise.all([import('./UsualOrder'), addTexts('companion')]))[0].UsualOrder, {
  failure: 'silent',
});

/** Half a minute, like the countdown beside it. */
const step = 30_000;

/** In the two hours before the deadline with an empty cart: reminds of the usual order. Loads nothing at any other time. */
export function OrderReminder({ context, days }: { context: BuyerContext; days: readonly UpcomingDay[] | undefined }) {
  const { user } = useShop();
  const { count } = useCartSummary(context);
  const due = dueOrder(days, useNow(step));
  return due && count === 0 && user && <UsualOrder context={context} userId={user.userId} due={due} />;
}
