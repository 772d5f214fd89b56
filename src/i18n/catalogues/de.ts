// Written from textBundles.ts by `npm run gen`.
import { messages as frame } from '../bundles/de/frame';
import { messages as ordering } from '../bundles/de/ordering';
import { messages as customers } from '../bundles/de/customers';
import { messages as product } from '../bundles/de/product';
import { messages as home } from '../bundles/de/home';
import { messages as fair } from '../bundles/de/fair';
import { messages as companion } from '../bundles/de/companion';
import { messages as orderTemplates } from '../bundles/de/orderTemplates';
import { messages as orderTemplatePage } from '../bundles/de/orderTemplatePage';
import { messages as quickEntry } from '../bundles/de/quickEntry';
import { messages as forms } from '../bundles/de/forms';
import { messages as journal } from '../bundles/de/journal';
import { messages as prices } from '../bundles/de/prices';

/** The source of keys: the whole catalogue in the fallback language. */
export const messages = { ...frame, ...ordering, ...customers, ...product, ...home, ...fair, ...companion, ...orderTemplates, ...orderTemplatePage, ...quickEntry, ...forms, ...journal, ...prices };
