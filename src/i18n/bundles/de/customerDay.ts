// Written from textBundles.ts by `npm run gen`.
import customerDay from '../../messages/de/customerDay.json';
import shellCustomer from '../../messages/de/shell-customer.json';

export const messages = { ...customerDay, ...shellCustomer };
