// Written from textBundles.ts by `npm run gen`.
import { messages as frame } from '../bundles/it/frame';
import { messages as ordering } from '../bundles/it/ordering';
import { messages as customers } from '../bundles/it/customers';
import { messages as product } from '../bundles/it/product';
import { messages as home } from '../bundles/it/home';
import { messages as fair } from '../bundles/it/fair';
import { messages as fairs } from '../bundles/it/fairs';
import { messages as quantityHistory } from '../bundles/it/quantityHistory';
import { messages as companion } from '../bundles/it/companion';
import { messages as my } from '../bundles/it/my';
import { messages as essence } from '../bundles/it/essence';
import { messages as labels } from '../bundles/it/labels';
import { messages as contact } from '../bundles/it/contact';
import { messages as content } from '../bundles/it/content';
import { messages as contentForms } from '../bundles/it/contentForms';
import { messages as job } from '../bundles/it/job';
import { messages as promotion } from '../bundles/it/promotion';
import { messages as emptyResult } from '../bundles/it/emptyResult';
import { messages as logout } from '../bundles/it/logout';
import { messages as orderTemplates } from '../bundles/it/orderTemplates';
import { messages as orderTemplatePage } from '../bundles/it/orderTemplatePage';
import { messages as quickEntry } from '../bundles/it/quickEntry';
import { messages as inventoryCount } from '../bundles/it/inventoryCount';
import { messages as forms } from '../bundles/it/forms';
import { messages as journal } from '../bundles/it/journal';
import { messages as allergens } from '../bundles/it/allergens';
import { messages as appBanner } from '../bundles/it/appBanner';
import { messages as consent } from '../bundles/it/consent';
import { messages as chat } from '../bundles/it/chat';
import { messages as analytics } from '../bundles/it/analytics';
import { messages as prices } from '../bundles/it/prices';
import { messages as notifications } from '../bundles/it/notifications';
import { messages as userProfile } from '../bundles/it/userProfile';
import { messages as release } from '../bundles/it/release';
import type { Messages } from '../messageKey';

/** The whole catalogue in one language; a missing key does not compile. */
export const messages: Messages = { ...frame, ...ordering, ...customers, ...product, ...home, ...fair, ...fairs, ...quantityHistory, ...companion, ...my, ...essence, ...labels, ...contact, ...content, ...contentForms, ...job, ...promotion, ...emptyResult, ...logout, ...orderTemplates, ...orderTemplatePage, ...quickEntry, ...inventoryCount, ...forms, ...journal, ...allergens, ...appBanner, ...consent, ...chat, ...analytics, ...prices, ...notifications, ...userProfile, ...release };
