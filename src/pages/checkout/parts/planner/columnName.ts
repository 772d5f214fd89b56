import { kindName } from '../../../../components/checkout/kindName';
import type { MessageKey } from '../../../../i18n/messageKey';
import type { PlanColumn } from '../../rules/deliveryPlan';

/** How each column of the plan is called. */
export const columnName: Readonly<Record<PlanColumn, MessageKey>> = {
  ...kindName,
  tour: 'delivery.day.alternativeTour',
  preOrder: 'cart.group.preOrder',
};
