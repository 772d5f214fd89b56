import { kindName } from '#components/checkout/kindName.ts';
import type { MessageKey } from '#i18n/messageKey.ts';
import type { PlanColumn } from '../../rules/deliveryPlan';

/** Name of each column of the plan. */
export const plannerColumnName: Readonly<Record<PlanColumn, MessageKey>> = {
  ...kindName,
  tour: 'delivery.day.alternativeTour',
  preOrder: 'cart.group.preOrder',
};
