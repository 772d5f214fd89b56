// Written from textBundles.ts by `npm run gen`.
import customerDay from '../../messages/en/customerDay.json';
import shellCustomer from '../../messages/en/shell-customer.json';

export const messages = { ...customerDay, ...shellCustomer };
