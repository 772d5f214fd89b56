// Written from textBundles.ts by `npm run gen`.
import { messages as frame } from '../bundles/it/frame';
import { messages as ordering } from '../bundles/it/ordering';
import { messages as customers } from '../bundles/it/customers';
import { messages as product } from '../bundles/it/product';
import { messages as home } from '../bundles/it/home';
import { messages as fair } from '../bundles/it/fair';
import { messages as companion } from '../bundles/it/companion';
import { messages as orderTemplates } from '../bundles/it/orderTemplates';
import { messages as orderTemplatePage } from '../bundles/it/orderTemplatePage';
import { messages as quickEntry } from '../bundles/it/quickEntry';
import { messages as forms } from '../bundles/it/forms';
import { messages as journal } from '../bundles/it/journal';
import { messages as prices } from '../bundles/it/prices';
import type { Messages } from '../messageKey';

/** The whole catalogue in one language; a missing key does not compile. */
export const messages: Messages = { ...frame, ...ordering, ...customers, ...product, ...home, ...fair, ...companion, ...orderTemplates, ...orderTemplatePage, ...quickEntry, ...forms, ...journal, ...prices };
