import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMinuteOf } from '#clock/minute.ts';
import type { DayRange } from '#domain/checkout/delivery.ts';
import { fairDeliveryRange } from '#domain/order/fair.ts';
import type { DisplayRules } from '#domain/price/displayRules.ts';
import { useGetFair } from '#gen/fair/get-fair.ts';
import type { Customer } from '#gen/models/index.ts';
import { localeOf } from '#i18n/locale.ts';
import { customerOptions } from '#queries/customer.ts';
import type { ShopContext } from '#queries/shopContext.ts';
import { nextDeliveriesOf } from './nextDelivery';

/** No limit on the customer's days, outside fairs. */
const anyDay: DayRange = {};
const noDeliveries: ReturnType<typeof nextDeliveriesOf> = {};
const upcomingDaysOf = ({ upcomingDays }: Customer) => upcomingDays;

/** The customer's next delivery in the present shop, with its deadline; empty until its days are known, and without any. */
export function useNextDelivery(context: ShopContext): Pick<DisplayRules, 'nextDelivery' | 'ownDelivery'> {
  const { language, shop } = context;
  const { data: upcomingDays, dataUpdatedAt } = useQuery({
    ...customerOptions(context),
    select: upcomingDaysOf,
    meta: { failure: 'silent' },
  });
  const readAt = useMinuteOf(dataUpdatedAt);
  const fairCode = shop.kind === 'fair' ? shop.fairCode : undefined;
  const { data: fairRange } = useGetFair(fairCode ?? '', {
    query: { select: fairDeliveryRange, enabled: fairCode !== undefined, meta: { failure: 'silent' } },
  });
  // Until a fair's days are known, no day is better than a wrong one.
  const range = fairCode === undefined ? anyDay : fairRange;
  return useMemo(
    () => (range ? nextDeliveriesOf(upcomingDays, readAt, localeOf[language], range) : noDeliveries),
    [upcomingDays, readAt, language, range],
  );
}
