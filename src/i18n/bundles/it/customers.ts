// Written from textBundles.ts by `npm run gen`.
import customer from '../../messages/it/customer.json';

export const messages = { ...customer };
