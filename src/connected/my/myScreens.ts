import type { MessageKey } from '../../i18n/messageKey';
import { paths } from '../../paths';

/** The user's own screens, as the navigation has them: what is ordered, what it is ordered from, papers and stock, the user. */
export const myScreens = [
  ['orders', 'app.title.orders'],
  ['orderTemplates', 'app.title.orderTemplates'],
  ['essentialProducts', 'app.title.essentialProducts'],
  ['companionOrders', 'app.title.companionOrders'],
  ['receipts', 'app.title.receipts'],
  ['inventory', 'app.title.inventory'],
  ['labels', 'app.title.labels'],
  ['notifications', 'app.title.notifications'],
  ['userProfile', 'app.title.userProfile'],
] as const satisfies readonly (readonly [keyof typeof paths, MessageKey])[];

/** One of the user's own screens. */
export type MyScreen = (typeof myScreens)[number][0];
