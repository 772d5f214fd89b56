// Written from textBundles.ts by `npm run gen`.
import contact from '../../messages/en/contact.json';

export const messages = { ...contact };
