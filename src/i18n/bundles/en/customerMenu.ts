// Written from textBundles.ts by `npm run gen`.
import shellCustomer from '../../messages/en/shell-customer.json';

export const messages = { ...shellCustomer };
