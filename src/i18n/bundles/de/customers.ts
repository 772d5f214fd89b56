// Written from textBundles.ts by `npm run gen`.
import customer from '../../messages/de/customer.json';

export const messages = { ...customer };
