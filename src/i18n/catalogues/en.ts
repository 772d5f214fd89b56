// Written from textBundles.ts by `npm run gen`.
import { messages as frame } from '../bundles/en/frame';
import { messages as ordering } from '../bundles/en/ordering';
import { messages as customers } from '../bundles/en/customers';
import { messages as product } from '../bundles/en/product';
import { messages as home } from '../bundles/en/home';
import { messages as fair } from '../bundles/en/fair';
import { messages as fairs } from '../bundles/en/fairs';
import { messages as quantityHistory } from '../bundles/en/quantityHistory';
import { messages as companion } from '../bundles/en/companion';
import { messages as my } from '../bundles/en/my';
import { messages as essence } from '../bundles/en/essence';
import { messages as labels } from '../bundles/en/labels';
import { messages as contact } from '../bundles/en/contact';
import { messages as content } from '../bundles/en/content';
import { messages as contentForms } from '../bundles/en/contentForms';
import { messages as job } from '../bundles/en/job';
import { messages as promotion } from '../bundles/en/promotion';
import { messages as emptyResult } from '../bundles/en/emptyResult';
import { messages as logout } from '../bundles/en/logout';
import { messages as orderTemplates } from '../bundles/en/orderTemplates';
import { messages as orderTemplatePage } from '../bundles/en/orderTemplatePage';
import { messages as quickEntry } from '../bundles/en/quickEntry';
import { messages as inventoryCount } from '../bundles/en/inventoryCount';
import { messages as forms } from '../bundles/en/forms';
import { messages as journal } from '../bundles/en/journal';
import { messages as allergens } from '../bundles/en/allergens';
import { messages as appBanner } from '../bundles/en/appBanner';
import { messages as consent } from '../bundles/en/consent';
import { messages as chat } from '../bundles/en/chat';
import { messages as analytics } from '../bundles/en/analytics';
import { messages as prices } from '../bundles/en/prices';
import { messages as notifications } from '../bundles/en/notifications';
import { messages as userProfile } from '../bundles/en/userProfile';
import { messages as release } from '../bundles/en/release';
import type { Messages } from '../messageKey';

/** The whole catalogue in one language; a missing key does not compile. */
export const messages: Messages = { ...frame, ...ordering, ...customers, ...product, ...home, ...fair, ...fairs, ...quantityHistory, ...companion, ...my, ...essence, ...labels, ...contact, ...content, ...contentForms, ...job, ...promotion, ...emptyResult, ...logout, ...orderTemplates, ...orderTemplatePage, ...quickEntry, ...inventoryCount, ...forms, ...journal, ...allergens, ...appBanner, ...consent, ...chat, ...analytics, ...prices, ...notifications, ...userProfile, ...release };
