import type { MessageKey } from '#i18n/messageKey.ts';
import { paths } from '#paths.ts';
import type { ToolKey } from '../tools/tools';

/** Navigation of the user's own screens: orders, sources of orders, documents and stock, the user. The tools follow. */
export const myScreens = [
  ['orders', 'app.title.orders'],
  ['orderTemplates', 'app.title.orderTemplates'],
  ['essentialProducts', 'app.title.essentialProducts'],
  ['companionOrders', 'app.title.companionOrders'],
  ['receipts', 'app.title.receipts'],
  ['inventory', 'app.title.inventory'],
  ['notifications', 'app.title.notifications'],
  ['userProfile', 'app.title.userProfile'],
] as const satisfies readonly (readonly [keyof typeof paths, MessageKey])[];

/** One of the user's own screens, or a tool that has a screen of its own. */
export type MyScreen = (typeof myScreens)[number][0] | ToolKey;
