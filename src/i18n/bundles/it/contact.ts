// Written from textBundles.ts by `npm run gen`.
import contact from '../../messages/it/contact.json';

export const messages = { ...contact };
