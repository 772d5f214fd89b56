// Written from textBundles.ts by `npm run gen`.
import { messages as frame } from '../bundles/de/frame';
import { messages as ordering } from '../bundles/de/ordering';
import { messages as customers } from '../bundles/de/customers';
import { messages as product } from '../bundles/de/product';
import { messages as home } from '../bundles/de/home';
import { messages as fair } from '../bundles/de/fair';
import { messages as fairs } from '../bundles/de/fairs';
import { messages as quantityHistory } from '../bundles/de/quantityHistory';
import { messages as companion } from '../bundles/de/companion';
import { messages as my } from '../bundles/de/my';
import { messages as essence } from '../bundles/de/essence';
import { messages as labels } from '../bundles/de/labels';
import { messages as contact } from '../bundles/de/contact';
import { messages as content } from '../bundles/de/content';
import { messages as contentForms } from '../bundles/de/contentForms';
import { messages as job } from '../bundles/de/job';
import { messages as promotion } from '../bundles/de/promotion';
import { messages as emptyResult } from '../bundles/de/emptyResult';
import { messages as logout } from '../bundles/de/logout';
import { messages as orderTemplates } from '../bundles/de/orderTemplates';
import { messages as orderTemplatePage } from '../bundles/de/orderTemplatePage';
import { messages as quickEntry } from '../bundles/de/quickEntry';
import { messages as inventoryCount } from '../bundles/de/inventoryCount';
import { messages as forms } from '../bundles/de/forms';
import { messages as journal } from '../bundles/de/journal';
import { messages as allergens } from '../bundles/de/allergens';
import { messages as appBanner } from '../bundles/de/appBanner';
import { messages as consent } from '../bundles/de/consent';
import { messages as chat } from '../bundles/de/chat';
import { messages as analytics } from '../bundles/de/analytics';
import { messages as prices } from '../bundles/de/prices';
import { messages as notifications } from '../bundles/de/notifications';
import { messages as userProfile } from '../bundles/de/userProfile';
import { messages as release } from '../bundles/de/release';

/** The source of keys: the whole catalogue in the fallback language. */
export const messages = { ...frame, ...ordering, ...customers, ...product, ...home, ...fair, ...fairs, ...quantityHistory, ...companion, ...my, ...essence, ...labels, ...contact, ...content, ...contentForms, ...job, ...promotion, ...emptyResult, ...logout, ...orderTemplates, ...orderTemplatePage, ...quickEntry, ...inventoryCount, ...forms, ...journal, ...allergens, ...appBanner, ...consent, ...chat, ...analytics, ...prices, ...notifications, ...userProfile, ...release };
