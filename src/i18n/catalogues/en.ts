// Written from textBundles.ts by `npm run gen`.
import { messages as frame } from '../bundles/en/frame';
import { messages as ordering } from '../bundles/en/ordering';
import { messages as customers } from '../bundles/en/customers';
import { messages as product } from '../bundles/en/product';
import { messages as home } from '../bundles/en/home';
import { messages as fair } from '../bundles/en/fair';
import { messages as companion } from '../bundles/en/companion';
import { messages as orderTemplates } from '../bundles/en/orderTemplates';
import { messages as orderTemplatePage } from '../bundles/en/orderTemplatePage';
import { messages as quickEntry } from '../bundles/en/quickEntry';
import { messages as forms } from '../bundles/en/forms';
import { messages as journal } from '../bundles/en/journal';
import { messages as prices } from '../bundles/en/prices';
import type { Messages } from '../messageKey';

/** The whole catalogue in one language; a missing key does not compile. */
export const messages: Messages = { ...frame, ...ordering, ...customers, ...product, ...home, ...fair, ...companion, ...orderTemplates, ...orderTemplatePage, ...quickEntry, ...forms, ...journal, ...prices };
