import { messages as frame } from './bundles/de/frame';
import { messages as ordering } from './bundles/de/ordering';
import { messages as customers } from './bundles/de/customers';
import { messages as home } from './bundles/de/home';
import { messages as fair } from './bundles/de/fair';
import { messages as quickEntry } from './bundles/de/quickEntry';

/** The whole German catalogue: the source of keys and the fallback language. */
export const messages = { ...frame, ...ordering, ...customers, ...home, ...fair, ...quickEntry };
