// Written from textBundles.ts by `npm run gen`.
import shellCustomer from '../../messages/it/shell-customer.json';

export const messages = { ...shellCustomer };
