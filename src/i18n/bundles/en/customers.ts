// Written from textBundles.ts by `npm run gen`.
import customer from '../../messages/en/customer.json';

export const messages = { ...customer };
