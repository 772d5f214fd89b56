// Written from textBundles.ts by `npm run gen`.
import contact from '../../messages/de/contact.json';

export const messages = { ...contact };
